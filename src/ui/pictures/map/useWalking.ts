import { useEffect, useRef, type RefObject } from 'react';
import { path } from '../../../rules/map';
import { motionAllowed } from '../../session/motion';
import { placeAt, type Point } from './places';

const STEP_MILLISECONDS = 120;
/** Who goes farther has not walked but leapt, and goes straight. */
const LONGEST_WALK = 8;

/** A piece that stands elsewhere than before goes there over the stops of its road, not across country. */
export function useWalking(at: string, { x, y }: Point, size: number): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  const before = useRef({ at, x, y });
  useEffect(() => {
    const from = before.current;
    before.current = { at, x, y };
    if (from.at === at || !motionAllowed()) return;
    const stops = path(from.at, at);
    if (stops.length < 2 || stops.length > LONGEST_WALK) return;
    const between = stops.slice(0, -1).map(stop => upon(placeAt(stop), size));
    piece.current?.animate(
      [from, ...between, { x, y }].map(point => ({ transform: `translate(${point.x}px, ${point.y}px)` })),
      { duration: STEP_MILLISECONDS * stops.length, easing: 'ease-in-out' },
    );
  }, [at, x, y, size]);
  return piece;
}

/** Where the corner of a piece is that stands on a point. */
const upon = ({ x, y }: Point, size: number): Point => ({ x: x - size / 2, y: y - size * 0.75 });
