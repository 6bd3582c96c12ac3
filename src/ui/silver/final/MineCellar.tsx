import { minerOf } from '../../../rules/silver/miner';
import type { CellarProps, PodiumHouse } from '../../final/boxFinal';
import { Sign } from '../../pictures/Sign';
import { MineSign } from '../map/MineSign';
import './final.css';

const MINE = { size: 34, across: 44, down: 44, inRow: 2 };

/** The Mines of everybody below the own house: those that were built, those that were not, those that stayed locked. */
export function MineCellar({ state, houses, top, depth, width }: CellarProps) {
  return (
    <g>
      {['cellar-first', 'cellar-second', 'cellar-third'].map((level, at) => (
        <rect
          key={level}
          className={level}
          x={-width}
          y={top + (at * depth) / 3}
          width={width * 3}
          height={depth / 3 + (at === 2 ? depth : 1)}
        />
      ))}
      {houses.map(house => (
        <Shaft key={house.seat} state={state} house={house} top={top} depth={depth} />
      ))}
    </g>
  );
}

interface ShaftProps extends Pick<CellarProps, 'state' | 'top' | 'depth'> {
  readonly house: PodiumHouse;
}

function Shaft({ state, house: { seat, owner, x, width }, top, depth }: ShaftProps) {
  const { mines, supply, locked } = minerOf(state, seat);
  const all = [
    ...mines.map(() => 'built'),
    ...Array<string>(supply).fill('left'),
    ...Array<string>(locked).fill('locked'),
  ];
  const middle = x + width / 2;
  return (
    <>
      <path
        className="cellar-shaft"
        d={`M${middle - 4} ${top}v${depth - 12}M${middle + 4} ${top}v${depth - 12}`}
      />
      {all.map((kind, at) => {
        const left = middle - MINE.across + (at % MINE.inRow) * MINE.across + (MINE.across - MINE.size) / 2;
        const upper = top + 8 + Math.floor(at / MINE.inRow) * MINE.down;
        return (
          <g key={at}>
            <MineSign owner={kind === 'built' ? owner : undefined} x={left} y={upper} size={MINE.size} />
            {kind === 'locked' && <Sign name="lock" x={left + 9} y={upper + 13} size={16} />}
          </g>
        );
      })}
    </>
  );
}
