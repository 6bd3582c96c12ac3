import type { Standing } from './standings';

/** The measures of the chart: where rounds and points lie on it. */

export const CHART = { width: 586, height: 270, left: 40, right: 470, bottom: 238, top: 14 };
const STEPS = [10, 20, 50, 100];
const MOST_LINES = 5;
const LABEL_HEIGHT = 19;

export interface Scale {
  readonly lines: readonly number[];
  readonly x: (round: number) => number;
  readonly y: (points: number) => number;
}

export function scaleOf(standings: readonly Standing[]): Scale {
  const courses = standings.flatMap(({ course }) => course);
  const highest = Math.max(10, ...courses);
  const lowest = Math.min(0, ...courses);
  const step = STEPS.find(each => (highest - lowest) / each < MOST_LINES) ?? 200;
  const from = Math.floor(lowest / step) * step;
  const to = highest * 1.06;
  const last = Math.max(1, (standings[0]?.course.length ?? 2) - 1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    lines: Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step),
    x: at => round(CHART.left + (at * (CHART.right - CHART.left)) / last),
    y: points => round(CHART.bottom - ((points - from) / (to - from)) * (CHART.bottom - CHART.top)),
  };
}

/** The heights of the names at the end of the lines: as near as they get without covering each other. */
export function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let lowest = CHART.bottom;
  // from the lowest up, so that none leaves the chart below
  for (const index of order.toReversed()) {
    placed[index] = Math.min(heights[index] ?? 0, lowest);
    lowest = (placed[index] ?? 0) - LABEL_HEIGHT;
  }
  return placed;
}
