import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import type { Standing } from './standings';
import './scoreTable.css';

/** The score of each player round by round, in numbers. */
export function CourseTable({ standings }: { standings: readonly Standing[] }) {
  const { say, number } = useText();
  const last = (standings[0]?.course.length ?? 1) - 1;
  const nameOf = (round: number): string => {
    if (round === 0) return say('scores.start');
    return round === last ? say('scores.final') : say('scores.round', { n: round });
  };
  return (
    <div className="score-table-frame">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{say('scores.byRound')}</th>
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
          {Array.from({ length: last + 1 }, (_, round) => (
            <tr key={round}>
              <th scope="row">{nameOf(round)}</th>
              {standings.map(({ seat, course }) => (
                <td key={seat}>{number(course[round] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
