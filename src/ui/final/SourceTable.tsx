import { SCORE_ROWS } from '../../rules/scoreSheet';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { ROW_NAMES } from './rows';
import type { Standing } from './standings';
import './scoreTable.css';

/** Where the points came from, in numbers. */
export function SourceTable({ standings }: { standings: readonly Standing[] }) {
  const { say, number } = useText();
  return (
    <div className="score-table-frame">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{say('scores.source')}</th>
            {standings.map(({ seat, name, owner }) => (
              <th key={seat} scope="col">
                <span className="score-table-name">
                  <TokenIcon owner={owner} size={20} />
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SCORE_ROWS.map(row => (
            <tr key={row}>
              <th scope="row">{say(ROW_NAMES[row])}</th>
              {standings.map(({ seat, rows }) => (
                <td key={seat}>{number(rows[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('scores.total')}</th>
            {standings.map(({ seat, score }) => (
              <td key={seat}>{number(score)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
