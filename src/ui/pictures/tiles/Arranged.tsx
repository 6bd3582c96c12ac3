import { Fragment } from 'react';
import type { Word, WordSpot } from '../words';

interface ArrangedProps {
  readonly words: readonly Word[];
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** One word large, two on the diagonal, four in a square. */
export function Arranged({ words, x, y, side }: ArrangedProps) {
  return words.map(({ key, draw }, index) => (
    <Fragment key={key}>{draw(spotOf(index, words.length, x, y, side))}</Fragment>
  ));
}

function spotOf(index: number, length: number, x: number, y: number, side: number): WordSpot {
  if (length === 1) {
    const size = side * 0.86;
    return { x: x + (side - size) / 2 - size * 0.04, y: y + (side - size) / 2, size, alone: true };
  }
  if (length === 2) {
    const size = side * 0.56;
    return { x: x + index * (side - size), y: y + index * (side - size), size };
  }
  const size = side * 0.45;
  const column = 0.26 + (index % 2) * 0.48;
  const row = 0.26 + Math.floor(index / 2) * 0.48;
  return { x: x + side * column - size / 2, y: y + side * row - size / 2, size };
}
