import { tenth } from '../numbers';

type Pair = readonly [number, number];

/** Points from their compact form. */
export const curvePoints = (text: string): readonly Pair[] =>
  text.split(',').map(point => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return [x, y];
  });

const TENSION = 0.17;

/** A smooth curve through all points. */
export function curveThrough(text: string, closed: boolean): string {
  const points = curvePoints(text);
  const at = (index: number): Pair => {
    const inside = closed
      ? (index + points.length) % points.length
      : Math.max(0, Math.min(points.length - 1, index));
    return points[inside] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  const parts = [`M${startX} ${startY}`];
  for (let index = 0; index < (closed ? points.length : points.length - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    parts.push(
      `C${tenth(from[0] + (to[0] - before[0]) * TENSION)} ${tenth(from[1] + (to[1] - before[1]) * TENSION)}`,
      ` ${tenth(to[0] - (after[0] - from[0]) * TENSION)} ${tenth(to[1] - (after[1] - from[1]) * TENSION)}`,
      ` ${to[0]} ${to[1]}`,
    );
  }
  return parts.join('') + (closed ? 'z' : '');
}
