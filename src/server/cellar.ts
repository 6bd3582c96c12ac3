import type { HouseClock } from './clock';
import type { Config } from './config';
import { openForHouse } from './database/open';
import { newOutage } from './database/outage';
import type { Log } from './logs';
import { Matches } from './matches';
import type { Rooms } from './rooms';
import { MatchStorage } from './storage';
import { newStore } from './store';

/** The cellar: what the house stands on, the database, what is stored in it, and the matches that are played. */

export interface CellarParts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: HouseClock;
  readonly rooms: Rooms;
}

export type Cellar = Awaited<ReturnType<typeof openCellar>>;

export async function openCellar({ config, log, clock, rooms }: CellarParts) {
  const outage = newOutage(trouble => {
    if (trouble) log.error({ err: trouble }, 'The database can’t do what it is asked');
    else log.info('The database does again what it is asked');
    // nobody knows which of the last lines were stored
    if (!trouble) hear('');
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
  /** What another process has told. */
  const hear = (text: string): void => void matches.hear(text, () => rooms.open).catch(onError);

  return { database, store, storage, matches, hear, onError };
}
