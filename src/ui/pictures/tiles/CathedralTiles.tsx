import { costTileOf } from '../../../content';
import type { IconName } from '../icons';
import { EmptyBox } from '../EmptyBox';
import { Picture, type Labelled } from '../Picture';
import { Figure, Shield, Sign } from '../Sign';

interface StackProps {
  /** Points of the tiles that are left, the top one first. */
  readonly points: readonly number[];
  readonly x?: number;
  readonly y?: number;
}

/** The Cathedral tiles of a town, 19 wide and 23 high: the stack shows by its offset. */
export function CathedralStack({ points, x = 0, y = 0 }: StackProps) {
  const [top] = points;
  if (top === undefined) return <EmptyBox x={x + 1} y={y + 1} width={17} height={21} radius={3.5} />;
  return (
    <>
      {points.map((_, index) => {
        const depth = points.length - 1 - index;
        return (
          <rect
            key={depth}
            x={x + depth * 2.2}
            y={y + depth * 2}
            width={19}
            height={23}
            rx={3.5}
            fill={depth === 0 ? '#ffe48a' : '#e7a93b'}
            stroke="var(--ink)"
            strokeWidth={1.2}
          />
        );
      })}
      <Figure x={x + 9.5} y={y + 17.5} size={17} tone="points">
        {top}
      </Figure>
    </>
  );
}

interface PriceProps {
  readonly cost: string;
  readonly x?: number;
  readonly y?: number;
}

/** What a Cathedral costs and pays: stone ▸ VP, 76 wide and 24 high; two planks when it is not in the game. */
export function ConstructionPrice({ cost, x = 0, y = 0 }: PriceProps) {
  const { price } = costTileOf(cost);
  const [[currency, count] = ['stone' as const, 0]] = Object.entries(price?.pay ?? {}) as [
    IconName,
    number,
  ][];
  if (price === undefined) return <Sign name="closed" x={x + 26} y={y} size={24} />;
  return (
    <>
      <Sign name={currency} x={x} y={y + 2} size={20} />
      <Figure x={x + 27} y={y + 19} size={18}>
        {count}
      </Figure>
      <path d={`M${x + 37} ${y + 8}l7 4.5-7 4.5z`} fill="var(--ink)" />
      <Shield points={price.points} x={x + 49} y={y + 1.5} size={22} />
    </>
  );
}

/** A stack of Cathedral tiles beside text or in a card. */
export function CathedralTilesPicture({
  points,
  size = 40,
  ...rest
}: Labelled & StackProps & { size?: number }) {
  return (
    <Picture viewBox="-1 -1 27 30" width={(size * 27) / 30} height={size} {...rest}>
      <CathedralStack points={points} />
    </Picture>
  );
}

/** A Construction Cost tile: a slab of stone. */
export function CostTilePicture({ cost, size = 40, ...rest }: Labelled & { cost: string; size?: number }) {
  return (
    <Picture viewBox="0 0 88 36" width={(size * 88) / 36} height={size} {...rest}>
      <rect x={1} y={1} width={86} height={34} rx={7} fill="#dfe4ec" stroke="var(--ink)" strokeWidth={1.5} />
      <ConstructionPrice cost={cost} x={6} y={6} />
    </Picture>
  );
}
