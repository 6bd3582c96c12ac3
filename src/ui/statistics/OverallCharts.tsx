import type { OverallStatistics } from '../../table/statistics';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import { BarTable } from './BarTable';
import { chartsOf } from './numbers';
import { PointsMatrix } from './PointsMatrix';
import { lengthOf, ratesAgainstCardinal, ratesByPlayer, ratesBySeat } from './rates';

/** The charts of many games. */
export function OverallCharts({ sums }: { sums: OverallStatistics }) {
  const text = useText();
  const { say } = text;
  const series = [{ name: say('stats.perPlayer'), className: 'of-all' }];
  const wins = [{ name: say('stats.wins'), className: 'of-all' }];
  const scores = [say('stats.mean'), say('stats.best')];
  const averages = { counted: sums, share: sums.seats };
  const rates = [
    { title: say('stats.bySeat'), rows: ratesBySeat(text, sums) },
    { title: say('stats.cardinal'), rows: ratesAgainstCardinal(text, sums) },
    { title: say('stats.players'), rows: ratesByPlayer(text, sums), more: scores },
  ];
  return (
    <>
      {rates.map(
        ({ title, rows, more = [] }) =>
          rows.length > 0 && <BarTable key={title} title={title} series={wins} rows={rows} more={more} />,
      )}
      <Panel title={say('stats.matrix')} note={say('stats.perPlayer')}>
        <PointsMatrix {...averages} />
      </Panel>
      {chartsOf(text, [averages]).map(({ title, rows }) => (
        <BarTable key={title} title={say(title)} note={say('stats.perPlayer')} series={series} rows={rows} />
      ))}
      <Panel title={say('stats.length')} note={say('stats.perGame')}>
        <p>{lengthOf(text, sums)}</p>
      </Panel>
    </>
  );
}
