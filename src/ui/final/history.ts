import type { GameEvent } from '../../rules/events';
import { open, repeat, type GameRecord } from '../../rules/replay';

/** Everything that happened in a recorded game, the set-up included. */
export function historyOf(record: GameRecord): GameEvent[] {
  const { state, events } = open(record);
  return [...events, ...record.steps.flatMap((step, index) => repeat(state, step, index + 1).events)];
}
