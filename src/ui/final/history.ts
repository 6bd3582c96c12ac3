import type { GameEvent } from '../../rules/events';
import { open, repeat, type GameRecord } from '../../rules/replay';

/** Everything that happened in a recorded game, the set-up included. */
export function historyOf(record: GameRecord): GameEvent[] {
  let play = open(record);
  const opening = play.events;
  const told = record.steps.flatMap((step, index) => {
    play = repeat(play.state, step, index + 1);
    return play.events;
  });
  return [...opening, ...told];
}
