import type { Seat } from '../../rules/model';
import { silverOf, tierOf } from '../../rules/silver/miner';
import { shows } from '../explain/shows';
import { Picture } from '../pictures/Picture';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { numeral } from '../text/numeral';
import { technologyName } from '../text/silver/words';

const RUNGS = [1, 2, 3];

/** How far somebody is: a ladder of three rungs for each Technology, in the order of the board. */
export function Ladders({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const text = useTableText();
  return silverOf(G).technologies.map(technology => {
    const reached = tierOf(G, seat, technology);
    const name = technologyName(text, technology);
    return (
      <span key={technology} className="ladder" {...shows({ is: 'tiers', seat, technology })}>
        <Ladder name={name} reached={reached} />
      </span>
    );
  });
}

/** The ladder of one Technology: a filled rung for each tier that was reached. */
export function Ladder({ name, reached }: { name: string; reached: number }) {
  return (
    <Picture
      viewBox="0 0 12 22"
      width={12}
      height={20}
      label={reached === 0 ? `${name} –` : `${name} ${numeral(reached)}`}
    >
      {RUNGS.map(rung => (
        <rect
          key={rung}
          x={1}
          y={22.5 - rung * 7}
          width={10}
          height={5.5}
          rx={1.5}
          fill={rung <= reached ? 'var(--ink)' : 'var(--white)'}
          stroke="var(--ink)"
          strokeWidth={1}
        />
      ))}
    </Picture>
  );
}
