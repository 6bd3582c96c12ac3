import type { Log } from './logs';
import { openBotRoom } from './bots';
import type { Config } from './config';
import { openForHouse } from './database/open';
import { newOutage } from './database/outage';
import { newAllow } from './limits';
import { newLobby } from './lobby';
import { Matches } from './matches';
import type { Metrics } from './metrics';
import { Sockets } from './sockets';
import { newAttendance } from './attendance';
import { wallClock } from './clock';
import { isWelcome } from './origins';
import { openPresence } from './presence';
import { newPulse } from './pulse';
import { MatchStorage } from './storage';
import { openPushes, throughServices } from './push';
import { newPushStore } from './pushStore';
import { openStatistics } from './statistics';
import { newStatisticsStore } from './statisticsStore';
import { newStore, type Match } from './store';
import { shelveAll } from '../rules/allBoxes';
import { viewOf } from './view';
import type { PublicTable } from '../table/online/wire';
import { askerAddress, networkOf } from './address';

/** Everything behind the door, put together: database, matches, bots, sockets, lobby. */

export type House = Awaited<ReturnType<typeof openHouse>>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** How long a match stays in memory after the last one has left. */
const LINGER_MS = 30_000;
/** How often to look for bots that sleep. */
const SCAN_MS = 5000;

export async function openHouse(
  config: Config,
  log: Log,
  metrics: Metrics,
  send = throughServices(config),
  clock = wallClock,
) {
  shelveAll();
  const outage = newOutage(trouble => {
    if (trouble) log.error({ err: trouble }, 'The database can’t do what it is asked');
    else log.info('The database does again what it is asked');
    // nobody knows which of the last lines were stored
    if (!trouble) void matches.hear('', () => sockets.rooms.open).catch(onError);
  });
  const onError = (error: unknown, match?: string): void => {
    if (!outage.note(error)) log.error({ err: error, match }, 'Trouble at a table');
  };
  const database = outage.watch(await openForHouse(config, onError, words => log.warn(words)));
  const store = newStore(database, (error, match) =>
    log.error({ err: error, match }, 'A match is damaged; nothing of it is changed, and the others go on'),
  );
  const storage = new MatchStorage(store, () => clock.now());
  const matches = new Matches(storage, store, onError);
  const lobby = newLobby({
    ...{ store, matches, clock, patience: config.patienceSeconds * 1000 },
    presentAt: id => presence.at(id),
  });
  const view = (match: Match): PublicTable => viewOf(match, lobby.presently(match.id));
  const pushes = await openPushes(newPushStore(database, onError), config, send, onError);
  const allow = newAllow(limitsOf(config));
  const lingering = new Map<string, NodeJS.Timeout>();

  const letGo = (id: string): void => {
    lingering.delete(id);
    bots.leave(id);
    void matches.release(id, () => sockets.rooms.isEmpty(id) && !bots.plays(id));
  };

  const keep = (id: string): void => {
    clearTimeout(lingering.get(id));
    lingering.delete(id);
  };

  /** Whoever left may be back soon. */
  const linger = (id: string): void => {
    keep(id);
    lingering.set(
      id,
      setTimeout(() => letGo(id), LINGER_MS),
    );
  };

  const bots = openBotRoom({
    ...{ matches, store, pace: { pauseMs: config.botPauseMs, scanMs: SCAN_MS }, onError },
    onWoken: id => {
      if (sockets.rooms.isEmpty(id)) linger(id);
    },
  });

  const statistics = openStatistics({ store: newStatisticsStore(database), matches, log, onError });

  const presence = openPresence({
    ...{ database, lastsMs: config.presenceSeconds * 1000, onError },
    onChange: id => {
      sockets.tellTable(id);
      if (!sockets.rooms.isEmpty(id)) void attendance.look(id);
    },
  });

  const attendance = newAttendance({
    ...{ lobby, clock, onError },
    onPatienceOver: id => sockets.tellTable(id),
  });

  const sockets = new Sockets({
    ...{ matches, store, presence, attendance, view, allow, onError },
    ...{ socketsPerAddress: config.socketsPerAddress, packetsPerLine: config.movesPerSecond * 50 },
    addressOf: request => networkOf(askerAddress(request, config.proxies)),
    isWelcome: ({ headers }) => isWelcome(headers, config),
    onArrive: id => {
      keep(id);
      bots.seat(id).catch((error: unknown) => onError(error, id));
    },
    onEmpty: linger,
    onRefused: reason => metrics.refused.inc({ reason }),
    onAct: (answer, milliseconds) => {
      metrics.moves.inc({ result: Object.keys(answer)[0] ?? '' });
      metrics.moveSeconds.observe(milliseconds / 1000);
    },
  });

  // who is at the table sees it there
  matches.listen((id, news) => {
    if (!('waits' in news) || presence.at(id).has(news.waits)) return;
    void store.match(id).then(match => match && pushes.tell(match, news.waits), onError);
  });

  database.wire?.listen(text => {
    if (!presence.hear(text)) void matches.hear(text, () => sockets.rooms.open).catch(onError);
  });

  const tidy = (): void => void store.tidy(Date.now() - config.archiveDays * DAY_MS).catch(onError);
  tidy();
  const tidying = setInterval(tidy, HOUR_MS);

  return {
    ...{ store, storage, matches, lobby, pushes, presence, view, sockets, statistics, allow },
    pulse: newPulse(database),
    /** Numbers for whoever watches the house. */
    measure: async (): Promise<void> => {
      metrics.sockets.set(sockets.rooms.people);
      metrics.liveMatches.set(matches.held);
      for (const [status, count] of Object.entries(await store.counts()))
        metrics.tables.set({ status }, count);
    },
    /** From now on nobody leaves: the house does. */
    closing: (): void => attendance.close(),
    /** Lets what is under way come to its end, on disk. */
    close: async (): Promise<void> => {
      clearInterval(tidying);
      for (const timer of lingering.values()) clearTimeout(timer);
      bots.close();
      await matches.idle();
      await statistics.close();
      await presence.close();
      await database.close();
    },
  };
}

const limitsOf = ({
  tablesPerHour,
  seatsPerHour,
  seatsPerTable,
  requestsPerMinute,
  movesPerSecond,
  chatsPerMinute,
}: Config) => ({
  tables: { points: tablesPerHour, seconds: 3600 },
  seats: { points: seatsPerHour, seconds: 3600 },
  seatsAtTable: { points: seatsPerTable, seconds: 3600 },
  requests: { points: requestsPerMinute, seconds: 60 },
  packets: { points: movesPerSecond * 10, seconds: 1 },
  acts: { points: movesPerSecond, seconds: 1 },
  chats: { points: chatsPerMinute, seconds: 60 },
});
