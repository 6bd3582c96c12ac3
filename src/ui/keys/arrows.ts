/** Which of several things lies next in a direction: near counts, straight ahead counts more. */

export interface ArrowTarget {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;
export type Arrow = keyof typeof DIRECTIONS;

export const isArrow = (key: string): key is Arrow => key in DIRECTIONS;

/** A step aside costs so many steps ahead. */
const ASIDE = 2;

const middle = ({ left, top, width, height }: ArrowTarget): [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];

export function nextBox<T extends ArrowTarget>(
  from: ArrowTarget,
  boxes: readonly T[],
  arrow: Arrow,
): T | undefined {
  const [x, y] = middle(from);
  const [right, down] = DIRECTIONS[arrow];
  let best: { box: T; cost: number } | undefined;
  for (const box of boxes) {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const cost = ahead + ASIDE * aside;
    if (ahead > 1 && (!best || cost < best.cost)) best = { box, cost };
  }
  return best?.box;
}
