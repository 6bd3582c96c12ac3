import type { ReactNode } from 'react';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import type { Standing } from './standings';
import './scoreTable.css';

interface ScoreTableProps {
  /** What its lines are. */
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly children: ReactNode;
}

/** Points in numbers: a column for each player. */
export function ScoreTable({ title, standings, children }: ScoreTableProps) {
  return (
    <div className="score-table-frame">
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
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
        {children}
      </table>
    </div>
  );
}

interface ScoreLineProps {
  readonly name: string;
  readonly standings: readonly Standing[];
  readonly pointsOf: (standing: Standing) => number;
}

export function ScoreLine({ name, standings, pointsOf }: ScoreLineProps) {
  const { number } = useText();
  return (
    <tr>
      <th scope="row">{name}</th>
      {standings.map(standing => (
        <td key={standing.seat}>{number(pointsOf(standing))}</td>
      ))}
    </tr>
  );
}
