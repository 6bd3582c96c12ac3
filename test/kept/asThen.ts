import type { State } from '../../src/rules/model';
import type { GameRecord } from '../../src/rules/replay';
import { RecordWalk } from '../../src/table/record';
import { summaryOf } from '../../src/table/record/summary';
import { SumsOfVersion2 } from '../../src/table/record/version2/sums';
import type { Standing } from './model';

/** Goes through a game; gives each of its states as the versions of then would have written it. */
export function* statesAsThen(game: GameRecord): Generator<string> {
  const then = new SumsOfVersion2();
  const walk = new RecordWalk(game, then);
  yield then.write(walk.state);
  for (const step of game.steps) {
    walk.step(step);
    yield then.write(walk.state);
  }
}

/** A game stands as it was left. */
export function expectStanding(left: Standing, now: State, game: GameRecord): void {
  if (left.summary === undefined) expect(asThen(now, game)).toBe(left.state);
  else expect(summaryOf(now)).toBe(left.summary);
}

/** The state that a game has come to, as it was written then. */
function asThen(state: State, game: GameRecord): string {
  const then = new SumsOfVersion2();
  const walk = new RecordWalk(game, then);
  for (const step of game.steps) walk.step(step);
  return then.write(state);
}
