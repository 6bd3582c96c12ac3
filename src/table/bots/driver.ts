import { activeSeat, type Move, type Seat, type State } from '../../rules/model';
import type { BotPlayer } from './player';

/**
 * Plays the seats of bots at a table. The framework's own `Local` transport asks its bots only when a match begins
 * and after an update: never after a reload, and an answer that is refused, or an error, ends in silence. This
 * driver looks at the table when it starts and after every change; a move that does not get the game on is
 * reported, never repeated.
 */

/** The table as a driver needs it: a local client, or one that plays on a server. */
export interface DrivenTable {
  state(): State;
  make(move: Move): void | Promise<void>;
  /** Tells every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

export interface Driving {
  /** Milliseconds before each step, so that people can follow. */
  pause: number;
  /** Called once; the driver has stopped then. */
  onError: (error: unknown) => void;
}

/** Begins to play; returns how to stop. */
export function driveBots(
  table: DrivenTable,
  bots: ReadonlyMap<Seat, BotPlayer>,
  { pause, onError }: Driving,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const isStopped = (): boolean => stopped;
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };

  const act = async (): Promise<void> => {
    timer = undefined;
    const before = table.state();
    const seat = activeSeat(before);
    const move = seat === undefined ? undefined : bots.get(seat)?.choose(before, seat);
    if (stopped || move === undefined) return;
    await table.make(move);
    if (!isStopped() && table.state() === before)
      throw new Error(`seat ${String(seat)} gets nowhere with ${move.type}`);
  };

  /** One step at a time: while one is due or under way no other is planned. */
  let busy = false;
  const wake = (): void => {
    const seat = activeSeat(table.state());
    if (stopped || busy || timer !== undefined || seat === undefined || !bots.has(seat)) return;
    timer = setTimeout(() => {
      busy = true;
      act()
        .then(() => {
          busy = false;
          wake();
        })
        .catch((error: unknown) => {
          stop();
          onError(error);
        });
    }, pause);
  };

  const unsubscribe = table.subscribe(wake);
  wake();
  return stop;
}
