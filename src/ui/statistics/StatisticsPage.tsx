import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { csvOf, csvOfOverall, overall } from '../../table/statistics';
import { house } from '../online/houseApi';
import { problemWords } from '../online/problems';
import { useHouse } from '../online/useHouse';
import { Button, LinkButton } from '../parts/Button';
import { download } from '../parts/download';
import { Panel } from '../parts/Panel';
import { Segments } from '../parts/Segments';
import { useText } from '../text';
import { finishedHere } from './finished';
import { NumbersPage } from './NumbersPage';
import { OverallCharts } from './OverallCharts';

const OF_HOUSE = 'of=house';

/** The numbers of all games of this device, or of the house if one answers. */
export default function StatisticsPage() {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const isHouse = useSearch() === OF_HOUSE;
  const { found, why } = useHouse(house.statistics);
  const [here] = useState(() => {
    const matches = finishedHere();
    return { matches, sums: overall(matches.map(({ statistics }) => statistics)) };
  });
  const sums = isHouse ? found : here.sums;
  const csv = (): string => (isHouse && found ? csvOfOverall(found) : csvOf(here.matches));
  return (
    <NumbersPage
      title={say('stats.title')}
      note={say(isHouse ? 'stats.noteHouse' : 'stats.note', { n: sums?.matches ?? 0 })}
      ways={
        <>
          {(found ?? isHouse) && (
            <Segments
              label={say('stats.where')}
              options={[
                { value: 'here', label: say('stats.here') },
                { value: 'house', label: say('stats.house') },
              ]}
              value={isHouse ? 'house' : 'here'}
              onChange={value =>
                navigate(value === 'house' ? `/statistics?${OF_HOUSE}` : '/statistics', { replace: true })
              }
            />
          )}
          <Button
            icon="download"
            disabled={!sums || sums.matches === 0}
            onClick={() => download(isHouse ? 'tiletum-house.csv' : 'tiletum.csv', csv(), 'text/csv')}
          >
            {say('stats.csv')}
          </Button>
          <LinkButton href="/replay" icon="back">
            {say('replays.title')}
          </LinkButton>
        </>
      }
    >
      {sums && sums.matches > 0 ? (
        <OverallCharts sums={sums} />
      ) : (
        <Panel title={say('stats.title')}>
          <p role="status">
            {sums
              ? say(isHouse ? 'stats.noneHouse' : 'stats.none')
              : why === undefined
                ? say('lobby.loading')
                : problemWords(text, why)}
          </p>
        </Panel>
      )}
    </NumbersPage>
  );
}
