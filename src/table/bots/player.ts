import { Bot } from 'boardgame.io/ai';
import type { PlayerID, State as FrameworkState } from 'boardgame.io';
import type { Move, Seat, State } from '../../rules/model';

/** A player that is no person: a plugin of the framework, and a plain answer for whoever has only the rules. */
export abstract class BotPlayer extends Bot {
  /** The framework hands its own settings over; alone a seed is enough, and without one chance is free. */
  constructor({ seed }: { seed?: string | number } = {}) {
    super({ enumerate: () => [], ...(seed !== undefined && { seed }) });
  }

  /** What it does at this seat; nothing where the seat has nothing to decide. Never changes the state. */
  abstract choose(state: State, seat: Seat): Move | undefined;

  /** Asked where there is nothing to decide it passes, which the rules refuse: nothing happens, nobody waits. */
  override play({ G }: FrameworkState<State>, playerID: PlayerID) {
    const { type, ...args } = this.choose(G, Number(playerID)) ?? { type: 'pass' };
    const payload = { type, args: [args], playerID };
    return Promise.resolve({ action: { type: 'MAKE_MOVE' as const, payload } });
  }
}
