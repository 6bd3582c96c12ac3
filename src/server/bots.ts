import { newBot } from '../table/bots';
import { driveBots } from '../table/bots/driver';
import type { BotPlayer } from '../table/bots/player';
import { activeSeat, type Move, type Seat } from '../rules/model';
import { botOf } from './doc';
import type { Matches } from './matches';
import type { Held } from './storage';
import type { Store } from './store';

/** Plays the seats of the Cardinal and of bots, at every table that is open in this process. */

export interface BotRoom {
  /** Begins to play at a table, unless it does already. */
  seat(id: string): Promise<void>;
  leave(id: string): void;
  plays(id: string): boolean;
  close(): void;
}

export interface BotRoomParts {
  readonly matches: Matches;
  readonly store: Store;
  readonly pace: Pace;
  /** A table was opened for its bots, whether anybody looks or not. */
  readonly onWoken: (id: string) => void;
  readonly onError: (error: unknown, id: string) => void;
}

export interface Pace {
  /** Before each step, so that people can follow. */
  readonly pauseMs: number;
  /** How often to look for tables whose bots sleep: after a restart, or when their process has gone. */
  readonly scanMs: number;
}

const WOKEN_AT_ONCE = 20;

const botsAt = ({ match }: Held): Map<Seat, BotPlayer> =>
  new Map(
    match.doc.seats.flatMap((seat, index) => {
      const kind = botOf(seat);
      return kind ? [[index, newBot(kind)] as const] : [];
    }),
  );

export function openBotRoom({ matches, store, pace, onWoken, onError }: BotRoomParts): BotRoom {
  const playing = new Map<string, () => void>();
  let closed = false;

  const leave = (id: string): void => {
    playing.get(id)?.();
    playing.delete(id);
  };

  /** Begins anew: who plays what may have changed. */
  const seatAnew = (id: string): Promise<void> =>
    matches.visit(id, held => {
      leave(id);
      if (!held || closed || held.match.damaged || held.match.status !== 'running') return;
      const bots = botsAt(held);
      if (bots.size === 0) return;
      const notMine = (): void => {
        if (playing.get(id) === stop) leave(id);
      };
      const stop = driveBots(tableOf(matches, id, held, notMine), bots, {
        pause: pace.pauseMs,
        onError: error => {
          if (playing.get(id) === stop) playing.delete(id);
          onError(error, id);
        },
      });
      playing.set(id, stop);
    });

  const unlisten = matches.listen((id, news) => {
    if ('changed' in news && matches.holds(id)) seatAnew(id).catch((error: unknown) => onError(error, id));
  });

  const wake = async (): Promise<void> => {
    const { scanMs, pauseMs } = pace;
    const sleeping = await store.sleepingBots(Date.now() - scanMs - pauseMs, WOKEN_AT_ONCE);
    for (const { id } of sleeping.filter(() => !closed)) {
      await seatAnew(id).catch((error: unknown) => onError(error, id));
      onWoken(id);
    }
  };
  const report = (error: unknown): void => onError(error, '');
  const timer = setInterval(() => void wake().catch(report), pace.scanMs);
  void wake().catch(report);

  return {
    seat: id => (playing.has(id) ? Promise.resolve() : seatAnew(id)),
    leave,
    plays: id => playing.has(id),
    close: () => {
      closed = true;
      clearInterval(timer);
      unlisten();
      for (const id of [...playing.keys()]) leave(id);
    },
  };
}

/** `notMine` is told when the seat has passed to its person: until its news comes, nobody may act for him. */
const tableOf = (matches: Matches, id: string, held: Held, notMine: () => void) => ({
  state: () => held.table.G,
  make: async (move: Move) => {
    const { G, _stateID } = held.table;
    const answer = await matches.act(id, { seat: activeSeat(G) ?? 0, secret: undefined }, _stateID, move);
    if ('problem' in answer && answer.problem === 'notYours') notMine();
  },
  subscribe: (listener: () => void) =>
    matches.listen((which, news) => which === id && 'line' in news && listener()),
});
