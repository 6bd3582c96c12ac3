import type { State } from '../../src/rules/model';
import type { GameRecord } from '../../src/rules/replay';
import { Walk } from '../../src/table/record';
import { SumsOfVersion2 } from '../../src/table/record/version2/sums';

/** Goes through a game; gives each of its states as the versions of then would have written it. */
export function* statesAsThen(game: GameRecord): Generator<string> {
  const then = new SumsOfVersion2();
  const walk = new Walk(game, then);
  yield then.write(walk.state);
  for (const step of game.steps) {
    walk.step(step);
    yield then.write(walk.state);
  }
}

/** The state that a game has come to, as it was written then. */
export function asThen(state: State, game: GameRecord): string {
  const then = new SumsOfVersion2();
  const walk = new Walk(game, then);
  for (const step of game.steps) walk.step(step);
  return then.write(state);
}
