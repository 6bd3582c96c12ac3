import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Seat } from '../../rules/model';
import { shows } from '../explain/shows';
import { ShieldIcon } from '../pictures/Icon';
import { motionAllowed } from '../session/motion';
import { useTableText } from './words';
import './rising.css';

const MILLISECONDS = 400;
const SWELL = 1.15;

/** A score in its shield, which swells while it counts up to what it becomes. */
export function Rising({ of, seat, size = 34 }: { of: number; seat: Seat; size?: number }) {
  const { say } = useTableText();
  return (
    <span
      className="rising"
      data-at={`score:${seat}`}
      ref={useSwelling(of)}
      {...shows({ is: 'score', seat })}
    >
      <ShieldIcon points={useRising(of)} size={size} label={say('unit.vp', { n: of })} />
    </span>
  );
}

function useSwelling(target: number): RefObject<HTMLSpanElement | null> {
  const shield = useRef<HTMLSpanElement>(null);
  const before = useRef(target);
  useEffect(() => {
    if (before.current !== target && motionAllowed())
      shield.current?.animate({ scale: [1, SWELL, 1] }, MILLISECONDS);
    before.current = target;
  }, [target]);
  return shield;
}

function useRising(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    const began = performance.now();
    const span = motionAllowed() ? MILLISECONDS : 0;
    let frame = requestAnimationFrame(function rise(now) {
      const share = span === 0 ? 1 : Math.min(1, (now - began) / span);
      const value = Math.round(start + (target - start) * share);
      from.current = value;
      setShown(value);
      if (share < 1) frame = requestAnimationFrame(rise);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
