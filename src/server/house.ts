import type { Log } from './logs';
import { wallClock } from './clock';
import type { Config } from './config';
import { openCellar, type Cellar } from './cellar';
import { newLingering } from './lingering';
import type { Metrics } from './metrics';
import { openPeople } from './people';
import { newPulse } from './pulse';
import { openPushes, throughServices } from './push';
import { newPushStore } from './pushStore';
import { Rooms } from './rooms';
import { openStatistics } from './statistics';
import { newStatisticsStore } from './statisticsStore';
import { shelveAll } from '../rules/allBoxes';

/** Everything behind the door, put together: database, matches, bots, sockets, lobby. */

export type House = Awaited<ReturnType<typeof openHouse>>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export async function openHouse(
  config: Config,
  log: Log,
  metrics: Metrics,
  send = throughServices(config),
  clock = wallClock,
) {
  shelveAll();
  const rooms = new Rooms();
  const cellar = await openCellar({ config, log, clock, rooms });
  const { database, store, storage, matches, hear, onError } = cellar;
  const pushes = await openPushes(newPushStore(database, onError), config, send, onError);
  const lingering = newLingering(cellar, rooms, config);
  const statistics = openStatistics({ store: newStatisticsStore(database), matches, log, onError });
  const people = openPeople({ cellar, rooms, lingering, config, metrics, clock });
  const { lobby, view, allow, presence, attendance, sockets } = people;

  // who is at the table sees it there
  matches.listen((id, news) => {
    if (!('waits' in news) || presence.at(id).has(news.waits)) return;
    void store.match(id).then(match => match && pushes.tell(match, news.waits), onError);
  });
  database.wire?.listen(text => {
    if (!presence.hear(text)) hear(text);
  });
  const stopTidying = tidyHourly(cellar, config);

  return {
    ...{ store, storage, matches, lobby, pushes, presence, view, sockets, statistics, allow },
    pulse: newPulse(database),
    /** Numbers for whoever watches the house. */
    measure: () => measure(metrics, rooms, cellar),
    /** From now on nobody leaves: the house does. */
    closing: (): void => attendance.close(),
    /** Lets what is under way come to its end, on disk. */
    close: async (): Promise<void> => {
      stopTidying();
      lingering.close();
      await matches.idle();
      await statistics.close();
      await presence.close();
      await database.close();
    },
  };
}

/** What nobody has touched for long goes to the archive. */
function tidyHourly({ store, onError }: Cellar, { archiveDays }: Config): () => void {
  const tidy = (): void => void store.tidy(Date.now() - archiveDays * DAY_MS).catch(onError);
  tidy();
  const tidying = setInterval(tidy, HOUR_MS);
  return () => clearInterval(tidying);
}

async function measure(metrics: Metrics, rooms: Rooms, { matches, store }: Cellar): Promise<void> {
  metrics.sockets.set(rooms.people);
  metrics.liveMatches.set(matches.held);
  for (const [status, count] of Object.entries(await store.counts())) metrics.tables.set({ status }, count);
}
