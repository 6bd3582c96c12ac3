import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { csvOf, csvOfOverall, type AllStatistics, type OverallStatistics } from '../../table/statistics';
import { houseApi } from '../online/houseApi';
import { problemWords } from '../online/problems';
import { useHouse } from '../online/useHouse';
import { Button, LinkButton } from '../parts/Button';
import { download } from '../parts/download';
import { Panel } from '../parts/Panel';
import { Segments } from '../parts/Segments';
import { useText, type Text } from '../text';
import { useFinished, type Finished } from './finished';
import { NumbersPage } from './NumbersPage';
import { OverallCharts } from './OverallCharts';

/** The numbers of many games, as a view shows them. */
interface View {
  readonly all: AllStatistics | undefined;
  readonly note: (games: number) => string;
  /** What is said where there are none. */
  readonly none: string;
  readonly file: string;
  readonly csv: (sums: OverallStatistics) => string;
}

const OF_HOUSE = 'of=house';

/** The numbers of all games of this device, or of the house if one answers. */
export default function StatisticsPage() {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const isHouse = useSearch() === OF_HOUSE;
  const { found, why } = useHouse(houseApi.statistics);
  const here = useFinished();
  const { all, note, none, file, csv } = isHouse ? viewOfHouse(text, found, why) : viewOfDevice(text, here);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn && all?.own !== undefined;
  const sums: OverallStatistics | undefined = isOwn ? all.own : all;
  const isEmpty = !sums || sums.matches === 0;
  return (
    <NumbersPage
      title={say('stats.title')}
      note={sums && note(sums.matches)}
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
              onChange={where =>
                navigate(where === 'house' ? `/statistics?${OF_HOUSE}` : '/statistics', { replace: true })
              }
            />
          )}
          {all?.own && (
            <Segments
              label={say('stats.which')}
              options={[
                { value: 'usual', label: say('stats.usual') },
                { value: 'own', label: say('stats.own') },
              ]}
              value={isOwn ? 'own' : 'usual'}
              onChange={which => setWantsOwn(which === 'own')}
            />
          )}
          <Button
            icon="download"
            disabled={isEmpty}
            onClick={() => sums && download(file, csv(sums), 'text/csv')}
          >
            {say('stats.csv')}
          </Button>
          <LinkButton href="/replay" icon="back">
            {say('replays.title')}
          </LinkButton>
        </>
      }
    >
      {isEmpty ? (
        <Panel title={say('stats.title')}>
          <p role="status">{none}</p>
        </Panel>
      ) : (
        <OverallCharts sums={sums} />
      )}
    </NumbersPage>
  );
}

const viewOfDevice = ({ say }: Text, here: Finished | undefined): View => ({
  all: here?.sums,
  note: n => say('stats.note', { n }),
  none: say(here ? 'stats.none' : 'app.loading'),
  file: 'tiletum.csv',
  csv: () => csvOf(here?.matches ?? []),
});

function viewOfHouse(text: Text, all: AllStatistics | undefined, why: string | undefined): View {
  const { say } = text;
  const missing = why === undefined ? say('lobby.loading') : problemWords(text, why);
  return {
    all,
    note: n => say('stats.noteHouse', { n }),
    none: all ? say('stats.noneHouse') : missing,
    file: 'tiletum-house.csv',
    csv: csvOfOverall,
  };
}
