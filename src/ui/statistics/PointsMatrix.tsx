import type { ReactNode } from 'react';
import { rowsIn, type ScoreRow } from '../../rules/scoreSheet';
import { ROUNDS, sum } from '../../table/statistics';
import { ROW_ICONS, ROW_NAMES } from '../final/rows';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { roundName, type Column } from './numbers';
import { rounded } from './rounded';
import './pointsMatrix.css';

interface PointsMatrixProps {
  readonly counted: Pick<Column['counted'], 'points'>;
  readonly share: number;
  /** Whose points these are, where they are not everybody's. */
  readonly caption?: ReactNode;
}

/** Points by source and round: the more, the darker. */
export function PointsMatrix({ caption, counted, share }: PointsMatrixProps) {
  const text = useText();
  const { say } = text;
  const rows = rowsIn(counted.points);
  const points = (row: ScoreRow, round: number): number =>
    (counted.points[row]?.[round] ?? 0) / Math.max(1, share);
  const most = Math.max(1, ...rows.flatMap(row => ROUNDS.map(round => points(row, round))));
  const inRow = (row: ScoreRow): number => sum(ROUNDS.map(round => points(row, round)));
  const inRound = (round: number): number => sum(rows.map(row => points(row, round)));
  return (
    <table className="points-matrix">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">
            <span className="out-of-sight">{say('scores.source')}</span>
          </th>
          {ROUNDS.map(round => (
            <th key={round} scope="col">
              <RoundHead round={round} />
            </th>
          ))}
          <th scope="col">{say('stats.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row}>
            <th scope="row">
              <span className="points-source">
                <Icon name={ROW_ICONS[row]} size={20} className="of-nobody" />
                {say(ROW_NAMES[row])}
              </span>
            </th>
            {ROUNDS.map(round => (
              <Cell key={round} points={points(row, round)} most={most} />
            ))}
            <td className="points-sum">{rounded(text, inRow(row))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('scores.total')}</th>
          {ROUNDS.map(round => (
            <td key={round}>{rounded(text, inRound(round))}</td>
          ))}
          <td className="points-sum">{rounded(text, sum(ROUNDS.map(inRound)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A round goes by its figure where there is little room; a screen reader says it in full. */
function RoundHead({ round }: { round: number }) {
  const text = useText();
  const isPlayed = round > 0 && round < ROUNDS.length - 1;
  if (!isPlayed) return text.say(round === 0 ? 'scores.start' : 'stats.final');
  return (
    <>
      <span aria-hidden="true">{round}</span>
      <span className="out-of-sight">{roundName(text, round)}</span>
    </>
  );
}

/** In percent of the tone: figures have to stand out from it. */
const DARKEST = 90;

function Cell({ points, most }: { points: number; most: number }) {
  const text = useText();
  if (points <= 0)
    return <td className={points < 0 ? 'points-lost' : 'points-none'}>{rounded(text, points)}</td>;
  const share = Math.round((points / most) * DARKEST);
  const backgroundColor = `color-mix(in srgb, var(--sea-near) ${share}%, transparent)`;
  return <td style={{ backgroundColor }}>{rounded(text, points)}</td>;
}
