import { useText } from '../text';
import { ScoreLine, ScoreTable } from './ScoreTable';
import type { Standing } from './standings';

/** The score of each player round by round, in numbers. */
export function CourseTable({ standings }: { standings: readonly Standing[] }) {
  const { say } = useText();
  const last = (standings[0]?.course.length ?? 1) - 1;
  const nameOf = (round: number): string => {
    if (round === 0) return say('scores.start');
    return round === last ? say('scores.final') : say('scores.round', { n: round });
  };
  return (
    <ScoreTable title={say('scores.byRound')} standings={standings}>
      <tbody>
        {Array.from({ length: last + 1 }, (_, round) => (
          <ScoreLine
            key={round}
            name={nameOf(round)}
            standings={standings}
            pointsOf={({ course }) => course[round] ?? 0}
          />
        ))}
      </tbody>
    </ScoreTable>
  );
}
