import { useLayoutEffect, useRef, type RefObject } from 'react';
import { motionAllowed } from '../../session/motion';

const HOP_MILLISECONDS = 120;
const HEIGHT = 14;

export interface HoppingSpot {
  readonly x: number;
  readonly y: number;
}

/** The pawn comes to its card from the one where it stood, card by card. A new turn only puts it back. */
export function useHopping(card: number): RefObject<HTMLOListElement | null> {
  const row = useRef<HTMLOListElement>(null);
  const before = useRef(card);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = card;
    if (card <= from || !row.current || !motionAllowed()) return;
    const cards = [...row.current.children].slice(from, card + 1);
    const spots = cards.map(each => each.getBoundingClientRect());
    row.current.querySelector('.decree-pawn')?.animate(hopsOver(spots), HOP_MILLISECONDS * (card - from));
  }, [card]);
  return row;
}

/** From the first spot to the last, as seen from the last, with a rise between any two. */
export function hopsOver(spots: readonly HoppingSpot[]): { translate: string }[] {
  const goal = spots.at(-1) ?? { x: 0, y: 0 };
  return spots.flatMap((spot, at) => {
    const next = spots[at + 1];
    const here = seenFrom(goal, spot);
    if (!next) return [here];
    return [here, seenFrom(goal, { x: (spot.x + next.x) / 2, y: Math.min(spot.y, next.y) - HEIGHT })];
  });
}

const seenFrom = (goal: HoppingSpot, { x, y }: HoppingSpot): { translate: string } => ({
  translate: `${x - goal.x}px ${y - goal.y}px`,
});
