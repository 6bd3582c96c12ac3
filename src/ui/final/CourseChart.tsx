import { SCROLLS } from '../parts/scrolls';
import { TokenSign } from '../pictures/Piece';
import { useText } from '../text';
import { CHART, scaleOf, spread } from './course';
import type { Standing } from './standings';
import './course.css';

/** The score of each player round by round. */
export function CourseChart({ standings }: { standings: readonly Standing[] }) {
  const { say, number } = useText();
  const { lines, x, y } = scaleOf(standings);
  const last = Math.max(1, (standings[0]?.course.length ?? 2) - 1);
  const rounds = Array.from({ length: last + 1 }, (_, round) => round);
  const nameOf = (round: number): string => {
    if (round === 0) return say('scores.start');
    return round === last ? say('scores.final') : say('scores.round', { n: round });
  };
  const labels = spread(standings.map(({ score }) => y(score)));
  const behind = standings.toReversed();
  return (
    <div className="course-frame" {...SCROLLS}>
      <svg
        className="course"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={say('scores.byRound')}
      >
        <rect
          x={x(last - 1)}
          y={CHART.top - 6}
          width={x(last) - x(last - 1)}
          height={CHART.bottom - CHART.top + 6}
          className="course-final"
        />
        {lines.map(points => (
          <g key={points}>
            <path d={`M${CHART.left} ${y(points)}H${CHART.right}`} className="course-line" />
            <text x={CHART.left - 8} y={y(points) + 5} textAnchor="end" className="course-text">
              {number(points)}
            </text>
          </g>
        ))}
        {rounds.map(round => (
          <g key={round}>
            {round > 0 && round < last && (
              <path d={`M${x(round)} ${CHART.top - 6}V${CHART.bottom}`} className="course-round" />
            )}
            <text x={x(round)} y={CHART.bottom + 22} textAnchor="middle" className="course-text">
              {nameOf(round)}
            </text>
          </g>
        ))}
        {behind.map(({ seat, owner, course }) => {
          const way = `M${course.map((points, round) => `${x(round)} ${y(points)}`).join('L')}`;
          return (
            <g key={seat} className={`of-${owner}`}>
              <path d={way} className="course-halo" />
              <path d={way} className="course-way" />
            </g>
          );
        })}
        {behind.map(({ seat, owner, course }) =>
          course.map(
            (points, round) =>
              round > 0 && (
                <TokenSign
                  key={`${seat} ${round}`}
                  owner={owner}
                  x={x(round) - 9}
                  y={y(points) - 9}
                  size={18}
                />
              ),
          ),
        )}
        {standings.map(({ seat, name, score }, index) => (
          <text key={seat} x={CHART.right + 15} y={(labels[index] ?? 0) + 6} className="course-score">
            {number(score)}
            <tspan dx={6} className="course-name">
              {name.length > 9 ? `${name.slice(0, 8)}…` : name}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}
