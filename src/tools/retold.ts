import type { GameEvent } from '../rules/events';
import type { State } from '../rules/model';
import { open, repeat, type GameRecord } from '../rules/replay';

/** A move of a recorded game: from which table, and what happened; before the first one, the opening. */
export interface Retold {
  readonly before: State | undefined;
  readonly events: readonly GameEvent[];
}

/** A recorded game once more, move by move. */
export function* retold(record: GameRecord): Generator<Retold> {
  const { state, events } = open(record);
  yield { before: undefined, events };
  let before = state;
  for (const [index, step] of record.steps.entries()) {
    const next = repeat(before, step, index + 1);
    yield { before, events: next.events };
    before = next.state;
  }
}

/** Everything that is told of a game. */
export const gameEvents = (record: GameRecord): GameEvent[] =>
  [...retold(record)].flatMap(({ events }) => events);
