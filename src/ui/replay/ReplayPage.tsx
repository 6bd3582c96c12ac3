import type { MatchRecord } from '../../table/record';
import { Loading } from '../app/Loading';
import { useTitle } from '../app/titleNote';
import { WholeTable, type Replaying } from '../play/Table';
import { TableProvider } from '../play/TableContext';
import { useText } from '../text';
import { NoReplay } from './NoReplay';
import { ReplayBar } from './ReplayBar';
import { ReplayContext } from './ReplayContext';
import { ReplayLog } from './ReplayLog';
import { ReplayLower } from './ReplayLower';
import { useFound } from './useFound';
import { useWatching } from './useWatching';
import './replay.css';

/** A recorded match at its address: of this device, else of the house. */
export default function ReplayPage({ id }: { id: string }) {
  const found = useFound(id);
  if (!found) return <Loading />;
  return 'record' in found ? <Watching id={id} record={found.record} /> : <NoReplay id={id} found={found} />;
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
        <WholeTable telling={telling} company={undefined} replaying={REPLAYING} />
      </TableProvider>
    </ReplayContext>
  );
}
