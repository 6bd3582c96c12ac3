import { useLocation, useSearch } from 'wouter';
import { csvOf, csvOfOverall, type OverallStatistics } from '../../table/statistics';
import { house } from '../online/houseApi';
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
  readonly note: string | undefined;
  readonly sums: OverallStatistics | undefined;
  /** What is said where there are none. */
  readonly none: string;
  readonly file: string;
  readonly csv: () => string;
}

const OF_HOUSE = 'of=house';

/** The numbers of all games of this device, or of the house if one answers. */
export default function StatisticsPage() {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const isHouse = useSearch() === OF_HOUSE;
  const { found, why } = useHouse(house.statistics);
  const here = useFinished();
  const { note, sums, none, file, csv } = isHouse ? viewOfHouse(text, found, why) : viewOfDevice(text, here);
  const isEmpty = !sums || sums.matches === 0;
  return (
    <NumbersPage
      title={say('stats.title')}
      note={note}
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
          <Button icon="download" disabled={isEmpty} onClick={() => download(file, csv(), 'text/csv')}>
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
  note: here && say('stats.note', { n: here.matches.length }),
  sums: here?.sums,
  none: say(here ? 'stats.none' : 'app.loading'),
  file: 'tiletum.csv',
  csv: () => csvOf(here?.matches ?? []),
});

function viewOfHouse(text: Text, sums: OverallStatistics | undefined, why: string | undefined): View {
  const { say } = text;
  const missing = why === undefined ? say('lobby.loading') : problemWords(text, why);
  return {
    note: sums && say('stats.noteHouse', { n: sums.matches }),
    sums,
    none: sums ? say('stats.noneHouse') : missing,
    file: 'tiletum-house.csv',
    csv: () => (sums ? csvOfOverall(sums) : ''),
  };
}
