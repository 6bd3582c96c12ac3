import { playerOf, type Seat, type SourceKind } from '../../../rules/model';
import { projectEnd, projectFairs, projectKing } from '../../../rules/projection';
import { ROW_ICONS } from '../../final/rows';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { signed } from '../../pictures/numbers';
import { theGame, useTable } from '../TableContext';
import { useText } from '../words';

/** What is still paid if nothing changes any more: King phase, the Fairs to come, the final scoring. */
export function Outlook({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const { say, town } = useText();
  const king = projectKing(G, seat);
  const { parts, total } = projectEnd(G, seat);
  const kingIsOver = G.phase === 'fair' || G.phase === 'cleanup';
  return (
    <section className="sheet-outlook">
      <h3>{say('sheet.coming')}</h3>
      <ul>
        {!kingIsOver && <Line icon="crown" name={say('phase.king')} points={king.points} />}
        {projectFairs(G, seat).map(fair => (
          <Line
            key={fair.round}
            icon="fair"
            name={say('fairs.of', { town: town(fair.town) })}
            points={fair.takesPart ? fair.points : 0}
            note={
              fair.takesPart
                ? undefined
                : `${say('fairs.absent')}, ${say('fairs.wouldPay', { n: fair.points })}`
            }
          />
        ))}
      </ul>
      <h3>{say('sheet.end')}</h3>
      <ul>
        <Line icon="shield" name={say('sheet.score')} points={playerOf(G, seat).score} />
        {parts.map(({ kind, points }) => (
          <Line key={kind} icon={END_ICONS[kind]} name={say(`source.${kind}`)} points={points} />
        ))}
      </ul>
      <p className="sheet-total">
        {say('scores.total')} <ShieldIcon points={total} size={36} label={say('unit.vp', { n: total })} />
      </p>
    </section>
  );
}

/** The parts of the final scoring. */
const END_ICONS: Partial<Record<SourceKind, IconName>> = ROW_ICONS;

interface LineProps {
  readonly icon: IconName | undefined;
  readonly name: string;
  readonly points: number;
  readonly note?: string | undefined;
}

function Line({ icon = 'fair', name, points, note }: LineProps) {
  return (
    <li>
      <Icon name={icon} size={20} className="of-nobody" />
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      <b>{signed(points)}</b>
    </li>
  );
}
