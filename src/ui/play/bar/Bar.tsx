import type { PointsSum } from '../../../rules/explaining/pointsSum';
import { activeSeat, playerOf } from '../../../rules/model';
import { pointsNow } from '../../../rules/points';
import { pointsToSpend } from '../../../rules/spending';
import { ActionIcon, PointsRow } from '../../pictures/Icon';
import { shows } from '../../explain/shows';
import { regionKeyOf } from '../../keys/keyList';
import { TokenIcon } from '../../pictures/Piece';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { Decline } from './Decline';
import { DicePills } from './DicePills';
import { EndTurn } from './EndTurn';
import { History } from './History';
import { MarkedButton } from './MarkedButton';
import { PlacePills } from './PlacePills';
import { TaskPills } from './TaskPills';
import { useHeadline } from './headline';
import { sumFigures, sumWords, useSum } from './sum';
import './bar.css';

/** What now: whose decision, which Action, points left, possible Tasks, taking back, ending the turn. */
export function Bar() {
  const { G, mine } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const seat = activeSeat(G);
  const points = pointsNow(G);
  const left = pointsToSpend(G);
  const sum = useSum();
  const { title, hint } = useHeadline();
  return (
    <section className="bar" tabIndex={-1} aria-label={say('bar.label')}>
      <h2 className="out-of-sight">{say('bar.label')}</h2>
      <div className="bar-now" data-at="now" role="status" {...(mine && shows({ is: 'waiting', index: 0 }))}>
        {points ? (
          <ActionIcon action={points.action} size={44} />
        ) : (
          seat !== undefined && <TokenIcon owner={playerOf(G, seat).colour} size={40} />
        )}
        <div>
          <strong className="bar-title">{title}</strong>
          <span className="bar-hint">{hint}</span>
          {points && (
            <span className="out-of-sight">
              {say('bar.pointsLabel', { n: left })} {sum && sumWords(text, sum)}
            </span>
          )}
        </div>
      </div>
      {points && <PointsLeft left={left} sum={sum} />}
      <div className="bar-tasks" {...regionKeyOf('tasks')}>
        {mine && <TaskPills />}
        <DicePills />
        <PlacePills />
      </div>
      {mine && <Decline />}
      {mine && <History />}
      <span className="bar-go" />
      <MarkedButton />
      {mine && <EndTurn />}
    </section>
  );
}

/**
 * A hexagon per point, and of what they are the sum; more than fit are told by the number alone. The words beside the
 * Action say it too.
 */
function PointsLeft({ left, sum }: { left: number; sum: PointsSum | undefined }) {
  const text = useTableText();
  const { say } = text;
  return (
    <div className="bar-points" data-at="points" aria-hidden="true" {...shows({ is: 'points', sum })}>
      {left > 0 && left <= MOST_HEXAGONS && <PointsRow left={left} total={left} size={24} />}
      <span>
        {say('bar.points', { n: left })}
        {sum && <small className="bar-sum">{sumFigures(text, sum)}</small>}
      </span>
    </div>
  );
}

const MOST_HEXAGONS = 6;
