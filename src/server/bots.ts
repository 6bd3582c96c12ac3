import { newBot } from '../table/bots';
import { driveBots } from '../table/bots/driver';
import type { Player } from '../table/bots/player';
import type { Seat } from '../rules/model';
import { botOf } from './doc';
import type { Matches } from './matches';
import type { Held } from './storage';
import type { Store } from './store';

/** Plays the seats of the Cardinal and of bots, at every table that is open in this process. */

export interface BotRoom {
  /** Begins to play at a table, or looks again who is a bot there. */
  seat(id: string): Promise<void>;
  leave(id: string): void;
  close(): void;
}

export interface Pace {
  /** Before each step, so that people can follow. */
  readonly pauseMs: number;
  /** How often to look for tables whose bots sleep: after a restart, or when their process has gone. */
  readonly scanMs: number;
}

const WOKEN_AT_ONCE = 20;

const botsAt = ({ match }: Held): Map<Seat, Player> =>
  new Map(
    match.doc.seats.flatMap((seat, index) => {
      const kind = botOf(seat);
      return kind ? [[index, newBot(kind)] as const] : [];
    }),
  );

export function openBotRoom(
  matches: Matches,
  store: Store,
  { pauseMs, scanMs }: Pace,
  onError: (error: unknown, id: string) => void,
): BotRoom {
  const playing = new Map<string, () => void>();
  let closed = false;

  const leave = (id: string): void => {
    playing.get(id)?.();
    playing.delete(id);
  };

  const seat = async (id: string): Promise<void> => {
    const held = await matches.hold(id);
    leave(id);
    if (!held || closed || held.match.status !== 'running') return;
    const bots = botsAt(held);
    if (bots.size === 0) return;
    const table = {
      state: () => held.table.G,
      make: async (move: Parameters<typeof matches.act>[3]) => {
        const { G, _stateID } = held.table;
        await matches.act(id, G.agenda.at(-1)?.seat ?? 0, _stateID, move);
      },
      subscribe: (listener: () => void) =>
        matches.listen((which, news) => which === id && 'line' in news && listener()),
    };
    playing.set(id, driveBots(table, bots, { pause: pauseMs, onError: error => onError(error, id) }));
  };

  const unlisten = matches.listen((id, news) => {
    if ('changed' in news && playing.has(id)) void seat(id).catch((error: unknown) => onError(error, id));
  });

  const wake = async (): Promise<void> => {
    const sleeping = await store.sleepingBots(Date.now() - scanMs - pauseMs, WOKEN_AT_ONCE);
    for (const { id } of sleeping) if (!closed) await seat(id);
  };
  const report = (error: unknown): void => onError(error, '');
  const timer = setInterval(() => void wake().catch(report), scanMs);
  void wake().catch(report);

  return {
    seat,
    leave,
    close: () => {
      closed = true;
      clearInterval(timer);
      unlisten();
      for (const id of [...playing.keys()]) leave(id);
    },
  };
}
