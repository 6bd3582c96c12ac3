import { useMemo } from 'react';
import type { MatchRecord } from '../../table/record';
import { csvOf, statisticsOf } from '../../table/statistics';
import { Loading } from '../app/Loading';
import { useTitle } from '../app/titleNote';
import { Button, LinkButton } from '../parts/Button';
import { download } from '../parts/download';
import { NoReplay } from '../replay/NoReplay';
import { useFound } from '../replay/useFound';
import { useText } from '../text';
import { MatchCharts } from './MatchCharts';
import { NumbersPage } from './NumbersPage';

/** The numbers of one game, of this device or of the house. */
export default function MatchNumbersPage({ id }: { id: string }) {
  const found = useFound(id);
  if (!found) return <Loading />;
  return 'record' in found ? (
    <MatchNumbers id={id} record={found.record} />
  ) : (
    <NoReplay id={id} found={found} />
  );
}

function MatchNumbers({ id, record }: { id: string; record: MatchRecord }) {
  const { say } = useText();
  const statistics = useMemo(() => statisticsOf(record), [record]);
  useTitle(`${say('stats.title')} · ${statistics.seats.map(({ name }) => name).join(', ')}`);
  return (
    <NumbersPage
      title={say('stats.ofMatch')}
      note={statistics.seats.map(({ name, score }) => `${name} ${score}`).join(' · ')}
      ways={
        <>
          <Button
            icon="download"
            onClick={() => download(`tiletum-${id}.csv`, csvOf([{ id, statistics }]), 'text/csv')}
          >
            {say('stats.csv')}
          </Button>
          <LinkButton href={`/replay/${id}`} icon="back">
            {say('end.replay')}
          </LinkButton>
          <LinkButton href="/statistics" icon="chart">
            {say('stats.all')}
          </LinkButton>
        </>
      }
    >
      <MatchCharts statistics={statistics} />
    </NumbersPage>
  );
}
