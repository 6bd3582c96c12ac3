import { useState } from 'react';
import { SCORE_ROWS, type ScoreRow } from '../../rules/scoreSheet';
import { Icon, ShieldIcon } from '../pictures/Icon';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { ROW_ICONS, ROW_NAMES } from './rows';
import type { Standing } from './standings';
import './sourceBars.css';

/** Parts with fewer points carry no figure: pointing or focusing tells. */
const LEAST_WITH_FIGURE = 4;

/** Where the points came from: a bar for each player, its parts in one fixed order. */
export function SourceBars({ standings }: { standings: readonly Standing[] }) {
  const { say } = useText();
  const most = Math.max(1, ...standings.map(({ score }) => score));
  return (
    <>
      <ul className="legend">
        {SCORE_ROWS.map(row => {
          const icon = ROW_ICONS[row];
          return (
            <li key={row}>
              <span className={`legend-colour source-${row}`} />
              {icon !== undefined && <Icon name={icon} size={18} className="of-nobody" />}
              {say(ROW_NAMES[row])}
            </li>
          );
        })}
      </ul>
      <ol className="source-bars">
        {standings.map(standing => (
          <li key={standing.seat} className="source-row">
            <span className="source-place">{standing.place}</span>
            <span className="source-name">
              <TokenIcon owner={standing.owner} size={28} />
              {standing.name}
            </span>
            <span className="source-bar">
              {SCORE_ROWS.map(row => (
                <BarPart key={row} standing={standing} row={row} most={most} />
              ))}
            </span>
            <ShieldIcon points={standing.score} size={46} label={say('unit.vp', { n: standing.score })} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface BarPartProps {
  readonly standing: Standing;
  readonly row: ScoreRow;
  readonly most: number;
}

function BarPart({ standing, row, most }: BarPartProps) {
  const { say, number } = useText();
  const [open, setOpen] = useState(false);
  const points = standing.rows[row];
  if (points <= 0) return null;
  const words = say('scores.sum', { name: standing.name, source: say(ROW_NAMES[row]), n: points });
  const rounds = standing.inRounds(row);
  const nameOf = (round: number): string => {
    if (round === 0) return say('scores.start');
    return round === rounds.length - 1 ? say('scores.final') : say('scores.round', { n: round });
  };
  return (
    <button
      type="button"
      className={`source-part source-${row}`}
      style={{ width: `${(points / most) * 100}%` }}
      aria-label={words}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {points >= LEAST_WITH_FIGURE && number(points)}
      {open && (
        <span className="source-tip">
          <strong>{words}</strong>
          {rounds.map(
            (sum, round) =>
              sum !== 0 && (
                <span key={round} className="source-tip-line">
                  {nameOf(round)}
                  <span className="source-tip-sum">{number(sum)}</span>
                </span>
              ),
          )}
        </span>
      )}
    </button>
  );
}
