import { openBotRoom } from './bots';
import type { Config } from './config';
import type { Cellar } from './cellar';
import type { Rooms } from './rooms';

/** Which matches stay in memory: those that somebody looks at or that bots play, and for a while those just left. */

const LINGER_MS = 30_000;
/** How often to look for bots that sleep. */
const SCAN_MS = 5000;

export type Lingering = ReturnType<typeof newLingering>;

export function newLingering(
  { matches, store, onError }: Cellar,
  rooms: Rooms,
  { botPauseMs }: Pick<Config, 'botPauseMs'>,
) {
  const leaving = new Map<string, NodeJS.Timeout>();

  const letGo = (id: string): void => {
    leaving.delete(id);
    bots.leave(id);
    void matches.release(id, () => rooms.isEmpty(id) && !bots.plays(id));
  };

  const keep = (id: string): void => {
    clearTimeout(leaving.get(id));
    leaving.delete(id);
  };

  /** Whoever left may be back soon. */
  const linger = (id: string): void => {
    keep(id);
    leaving.set(
      id,
      setTimeout(() => letGo(id), LINGER_MS),
    );
  };

  const bots = openBotRoom({
    ...{ matches, store, pace: { pauseMs: botPauseMs, scanMs: SCAN_MS }, onError },
    onWoken: id => {
      if (rooms.isEmpty(id)) linger(id);
    },
  });

  return {
    onArrive: (id: string): void => {
      keep(id);
      bots.seat(id).catch((error: unknown) => onError(error, id));
    },
    onEmpty: linger,
    close: (): void => {
      for (const timer of leaving.values()) clearTimeout(timer);
      bots.close();
    },
  };
}
