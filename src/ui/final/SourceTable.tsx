import { rowsIn } from '../../rules/scoreSheet';
import { useText } from '../text';
import { ROW_NAMES } from './rows';
import { ScoreLine, ScoreTable } from './ScoreTable';
import type { Standing } from './standings';

/** Where the points came from, in numbers. */
export function SourceTable({ standings }: { standings: readonly Standing[] }) {
  const { say } = useText();
  return (
    <ScoreTable title={say('scores.source')} standings={standings}>
      <tbody>
        {rowsIn(...standings.map(({ rows }) => rows)).map(row => (
          <ScoreLine
            key={row}
            name={say(ROW_NAMES[row])}
            standings={standings}
            pointsOf={({ rows }) => rows[row] ?? 0}
          />
        ))}
      </tbody>
      <tfoot>
        <ScoreLine name={say('scores.total')} standings={standings} pointsOf={({ score }) => score} />
      </tfoot>
    </ScoreTable>
  );
}
