import { playerOf, type Seat } from '../../../rules/model';
import { projectEnd, projectFairs, projectKing } from '../../../rules/projection';
import { scoreRowOf } from '../../../rules/scoreSheet';
import { ROW_ICONS } from '../../final/rows';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { signed } from '../../pictures/numbers';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';

/** What is still paid if nothing changes any more: King phase, the Fairs to come, the final scoring. */
export function Outlook({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const { say, town, tileTitle } = useTableText();
  const king = projectKing(G, seat);
  const { parts, total } = projectEnd(G, seat);
  return (
    <section className="sheet-outlook">
      <h3>{say('sheet.coming')}</h3>
      <ul>
        {king && (
          <Line
            icon="crown"
            name={say('phase.king')}
            points={king.points}
            notes={king.tile === null ? [] : [tileTitle(king.tile)]}
          />
        )}
        {projectFairs(G, seat).map(fair => (
          <Line
            key={fair.round}
            icon="fair"
            name={say('fairs.of', { town: town(fair.town) })}
            points={fair.takesPart ? fair.points : 0}
            notes={fair.takesPart ? [] : [say('fairs.absent'), say('fairs.wouldPay', { n: fair.points })]}
          />
        ))}
      </ul>
      <h3>{say('sheet.end')}</h3>
      <ul>
        <Line icon="shield" name={say('sheet.score')} points={playerOf(G, seat).score} />
        {parts.map(({ kind, points }) => (
          <Line key={kind} icon={ROW_ICONS[scoreRowOf(kind)]} name={say(`source.${kind}`)} points={points} />
        ))}
      </ul>
      <p className="sheet-total">
        {say('scores.total')} <ShieldIcon points={total} size={36} label={say('unit.vp', { n: total })} />
      </p>
    </section>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly name: string;
  readonly points: number;
  readonly notes?: readonly string[];
}

function Line({ icon, name, points, notes = [] }: LineProps) {
  return (
    <li>
      <Icon name={icon} size={20} className="of-nobody" />
      <span>
        {name}
        {notes.map(note => (
          <small key={note}>{note}</small>
        ))}
      </span>
      <b>{signed(points)}</b>
    </li>
  );
}
