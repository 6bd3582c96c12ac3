import { useMemo } from 'react';
import type { MatchRecord } from '../../table/record';
import { Loading } from '../app/Loading';
import { useTitle } from '../app/titleNote';
import { TableBoard } from '../board/TableBoard';
import type { Replaying } from '../play/Table';
import { useText } from '../text';
import { givenMoment } from './givenMoment';
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

/** The table of play, on what the film gives to it where it stands. */
function Watching({ id, record }: { id: string; record: MatchRecord }) {
  const { replay, stand, story } = useWatching(id, record);
  const { film, eyes } = replay;
  const given = useMemo(() => givenMoment(film, record.game.opening, stand), [film, record, stand]);
  const page = useMemo(() => ({ id, seats: record.seats, playsBots: false }), [id, record]);
  const { say } = useText();
  useTitle(`${say('replay.title')} · ${given.G.players.map(({ name }) => name).join(', ')}`);
  return (
    <ReplayContext value={replay}>
      <h1 className="out-of-sight">{say('replay.title')}</h1>
      <TableBoard {...given} page={page} eyes={eyes} story={story} replaying={REPLAYING} />
    </ReplayContext>
  );
}
