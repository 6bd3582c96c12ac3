import { useState } from 'react';
import { finalRows, rowsIn, type ScoreRow } from '../../rules/scoreSheet';
import { Icon, ShieldIcon } from '../pictures/Icon';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { ROW_ICONS, ROW_NAMES } from './rows';
import type { Standing } from './standings';
import './sourceBars.css';

/** Where the points came from: a bar for each player, its parts in one fixed order; what was lost lies before zero. */
export function SourceBars({ standings }: { standings: readonly Standing[] }) {
  const { say } = useText();
  const below = Math.max(...standings.map(lostBy));
  const most = Math.max(1, ...standings.map(standing => standing.score + lostBy(standing))) + below;
  return (
    <>
      <Legend rows={rowsIn(...standings.map(({ rows }) => rows))} />
      <ol className="source-bars">
        {standings.map(standing => (
          <li key={standing.seat} className="source-row">
            <span className="source-place">{standing.place}</span>
            <span className="source-name">
              <TokenIcon owner={standing.owner} size={28} />
              {standing.name}
            </span>
            <span className="source-bar">
              <span style={{ width: share(below - lostBy(standing), most) }} />
              {rowsIn(standing.rows)
                .filter(row => pointsOf(standing, row) < 0)
                .map(row => (
                  <BarPart key={row} standing={standing} row={row} most={most} />
                ))}
              {below > 0 && <span className="source-zero" />}
              {inOrder(rowsIn(standing.rows))
                .filter(row => pointsOf(standing, row) > 0)
                .map(row => (
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

const isAtEnd = (row: ScoreRow): boolean => finalRows().includes(row);

/** What comes of the game before what comes of the final scoring, whichever box brings it. */
const inOrder = (rows: readonly ScoreRow[]): readonly ScoreRow[] =>
  rows.toSorted((a, b) => Number(isAtEnd(a)) - Number(isAtEnd(b)));

/** The sources, those of the game and those of the final scoring in a row each. */
function Legend({ rows }: { rows: readonly ScoreRow[] }) {
  const { say } = useText();
  const parts = [
    { name: say('scores.inGame'), of: rows.filter(row => !isAtEnd(row)) },
    { name: say('scores.atEnd'), of: rows.filter(isAtEnd) },
  ];
  return (
    <div className="legends">
      {parts.map(({ name, of }) => (
        <div key={name}>
          <b>{name}</b>
          <ul className="legend" aria-label={name}>
            {of.map(row => (
              <li key={row}>
                <span className={`legend-colour ${classOf(row)}`} />
                <Icon name={ROW_ICONS[row]} size={18} className="of-nobody" />
                {say(ROW_NAMES[row])}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Its colour, and whether it belongs to the final scoring. */
const classOf = (row: ScoreRow): string => `source-${row}${isAtEnd(row) ? ' source-at-end' : ''}`;

const pointsOf = ({ rows }: Standing, row: ScoreRow): number => rows[row] ?? 0;

const lostBy = (standing: Standing): number =>
  rowsIn(standing.rows).reduce((sum, row) => sum + Math.max(0, -pointsOf(standing, row)), 0);

const share = (points: number, of: number): string => `${(points / of) * 100}%`;

interface BarPartProps {
  readonly standing: Standing;
  readonly row: ScoreRow;
  readonly most: number;
}

function BarPart({ standing, row, most }: BarPartProps) {
  const { say, number } = useText();
  const [open, setOpen] = useState(false);
  const points = pointsOf(standing, row);
  const words = say('scores.sum', { name: standing.name, source: say(ROW_NAMES[row]), n: points });
  const rounds = standing.inRounds[row] ?? [];
  const nameOf = (round: number): string => {
    if (round === 0) return say('scores.start');
    return round === rounds.length - 1 ? say('scores.final') : say('scores.round', { n: round });
  };
  return (
    <button
      type="button"
      className={`source-part ${points < 0 ? 'source-lost' : classOf(row)}`}
      style={{ width: share(Math.abs(points), most) }}
      aria-label={words}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      <span className="source-figure">{number(points)}</span>
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
