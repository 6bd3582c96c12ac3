import type { Timeline } from './timeline';

/** Where slots and points lie on the chart of a game in time, in pixels. */
export interface ChartScale {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (slot: number) => number;
  readonly y: (points: number) => number;
  readonly slotAt: (x: number) => number;
  /** The points with a line. */
  readonly lines: readonly number[];
}

const LEFT = 34;
const RIGHT = 14;
/** For the names of the rounds and the pennants. */
const TOP = 30;
/** For the tokens of the turns. */
const BELOW = 30;
const MOST_LINES = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

export function chartScale({ slots, knots }: Timeline, width: number, height: number): ChartScale {
  const [left, right, top, bottom] = [
    LEFT,
    Math.max(LEFT + 1, width - RIGHT),
    TOP,
    Math.max(TOP + 1, height - BELOW),
  ];
  const highest = Math.max(20, ...knots.flatMap(({ scores }) => scores)) * 1.05;
  const step = [10, 25, 50, 100].find(each => highest / each < MOST_LINES) ?? 200;
  const number = Math.max(1, slots.length);
  return {
    ...{ left, right, top, bottom },
    x: slot => round(left + (slot / number) * (right - left)),
    y: points => round(bottom - (points / highest) * (bottom - top)),
    slotAt: x => ((x - left) / (right - left)) * number,
    lines: Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step),
  };
}
