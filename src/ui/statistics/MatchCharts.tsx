import type { MatchStatistics } from '../../table/statistics';
import { ownerOf } from '../parts/owner';
import { Panel } from '../parts/Panel';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { townName } from '../text/words';
import { BarTable } from './BarTable';
import { chartsOf, type Chart } from './numbers';
import { PointsMatrix } from './PointsMatrix';
import { lengthOf } from './rates';

/** The charts of one game: the players side by side. */
export function MatchCharts({ statistics }: { statistics: MatchStatistics }) {
  const text = useText();
  const { say } = text;
  const { seats, fairs, moves, milliseconds } = statistics;
  const series = seats.map(({ name, colour }) => ({
    name,
    picture: <TokenIcon owner={ownerOf(colour)} size={20} />,
    className: `of-${colour}`,
  }));
  const charts = chartsOf(
    text,
    seats.map(counted => ({ counted, share: 1 })),
  );
  const fairRows = fairs.map(({ town, points }) => ({ name: townName(text, town), values: points }));
  const timed = milliseconds === undefined ? 0 : 1;
  const isOfPoints = ({ title }: Chart): boolean => title === 'stats.sources' || title === 'stats.rounds';
  const bars = ({ title, rows }: Chart) => (
    <BarTable key={title} title={say(title)} series={series} rows={rows} />
  );
  return (
    <>
      {charts.filter(isOfPoints).map(bars)}
      <BarTable title={say('stats.fairs')} series={series} rows={fairRows} />
      <Panel title={say('stats.matrix')} className="points-panel">
        {seats.map((counted, seat) => (
          <PointsMatrix
            key={seat}
            counted={counted}
            share={1}
            caption={
              <>
                {series[seat]?.picture}
                {counted.name}
              </>
            }
          />
        ))}
      </Panel>
      {charts.filter(chart => !isOfPoints(chart)).map(bars)}
      <Panel title={say('stats.length')} note={say('stats.inGame')}>
        <p>{lengthOf(text, { matches: 1, moves, milliseconds: milliseconds ?? 0, timed })}</p>
      </Panel>
    </>
  );
}
