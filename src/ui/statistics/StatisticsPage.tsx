import { useState } from 'react';
import { Button, LinkButton } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import { downloadCsv, finishedHere } from './finished';
import { NumbersPage } from './NumbersPage';
import { OverallCharts } from './OverallCharts';

/** The numbers of all games of this device. */
export default function StatisticsPage() {
  const { say } = useText();
  const [matches] = useState(finishedHere);
  return (
    <NumbersPage
      title={say('stats.title')}
      note={say('stats.note', { n: matches.length })}
      ways={
        <>
          <Button
            icon="download"
            disabled={matches.length === 0}
            onClick={() => downloadCsv('tiletum', matches)}
          >
            {say('stats.csv')}
          </Button>
          <LinkButton href="/replay" icon="back">
            {say('replays.title')}
          </LinkButton>
        </>
      }
    >
      {matches.length === 0 ? (
        <Panel title={say('stats.title')}>
          <p>{say('stats.none')}</p>
        </Panel>
      ) : (
        <OverallCharts matches={matches} />
      )}
    </NumbersPage>
  );
}
