import { ProblemNote } from '../newGame/ProblemNote';
import { LinkButton } from '../parts/Button';
import { Ground } from '../parts/Ground';
import { PageHead } from '../parts/TopBar';
import { useText } from '../text';
import { houseApi } from './houseApi';
import { Panel } from '../parts/Panel';
import { JoinField } from './JoinField';
import { MyOnlineTables } from './MyOnlineTables';
import { OpenTables } from './OpenTables';
import { problemWords } from './problems';
import { useSittings } from './sittings';
import { useHouse } from './useHouse';
import { useMyTables } from './useMyTables';
import '../parts/rowCard.css';
import './online.css';

/** Where people find each other: my tables, open ones, a link. */
export default function LobbyPage() {
  const text = useText();
  const { say } = text;
  const sittings = useSittings();
  const mine = useMyTables();
  const open = useHouse(houseApi.listed);
  const why = mine.why ?? open.why;
  return (
    <>
      <Ground />
      <div className="page">
        <PageHead title={say('lobby.title')} note={say('lobby.note')}>
          <LinkButton href="/new/online" tone="go">
            {say('lobby.create')}
          </LinkButton>
        </PageHead>
        {why !== undefined && (
          <div className="panel">
            <ProblemNote text={problemWords(text, why)} />
          </div>
        )}
        <main className="lobby-panels">
          <div className="lobby-column">
            <MyOnlineTables tables={mine.found} sittings={sittings} />
            <Panel title={say('lobby.join')} tone="merchant">
              <JoinField />
            </Panel>
          </div>
          <OpenTables tables={open.found} mine={sittings.map(({ id }) => id)} />
        </main>
      </div>
    </>
  );
}
