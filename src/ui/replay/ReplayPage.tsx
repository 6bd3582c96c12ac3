import type { MatchRecord } from '../../table/record';
import { Loading } from '../app/Loading';
import { Lost } from '../app/Lost';
import { SimplePage } from '../app/SimplePage';
import { useTitle } from '../app/titleNote';
import { LinkButton } from '../parts/Button';
import { Table, type Replaying } from '../play/Table';
import { TableProvider } from '../play/TableContext';
import { plain, useText } from '../text';
import { badRecordWords } from '../text/record';
import { ReplayBar } from './ReplayBar';
import { ReplayContext } from './ReplayContext';
import { ReplayLog } from './ReplayLog';
import { ReplayLower } from './ReplayLower';
import { useFound } from './useFound';
import { useWatching } from './useWatching';
import './replay.css';

/** A recorded match at its address: of this device, else of the house. */
export default function ReplayPage({ id }: { id: string }) {
  const text = useText();
  const found = useFound(id);
  if (!found) return <Loading />;
  if (found === 'nothing') return <Lost game={id} />;
  if ('record' in found) return <Watching id={id} record={found.record} />;
  return (
    <SimplePage title={text.say('replay.broken')} text={plain(badRecordWords(text, found.bad))}>
      <LinkButton href="/replay" tone="go">
        {text.say('replays.title')}
      </LinkButton>
    </SimplePage>
  );
}

const REPLAYING: Replaying = { Bar: ReplayBar, Lower: ReplayLower, Log: ReplayLog };

/** The table of play, with a game on it that is over. */
function Watching({ id, record }: { id: string; record: MatchRecord }) {
  const { replay, view, telling } = useWatching(id, record);
  const { say } = useText();
  useTitle(`${say('replay.title')} · ${view.G.players.map(({ name }) => name).join(', ')}`);
  return (
    <ReplayContext value={replay}>
      <h1 className="out-of-sight">{say('replay.title')}</h1>
      <TableProvider value={telling?.view ?? view}>
        <Table telling={telling} company={undefined} replaying={REPLAYING} />
      </TableProvider>
    </ReplayContext>
  );
}
