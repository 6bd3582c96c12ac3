import { CARDINAL_LEVELS } from '../content';
import { seeded } from '../rules/chance';
import { apply, type GameEvent } from '../rules/events';
import type { Options, State } from '../rules/model';
import { sealStates } from '../rules/play';
import { emptyTable } from '../rules/setup';
import { readOptions } from '../rules/setup/options';
import { atRandom } from './randomGame';
import { MOST_MOVES, choices, openRecorded, optionsFor, playStep, soloFor, tableBytes } from './step';

/** Whether what is told is all that happens: the events of a game, one after the other, give every table that was. */

/** Two, three and four players, and one against the Cardinal at each of its levels. */
export const FOLDED_TABLES: readonly Options[] = [
  ...[2, 3, 4].map(optionsFor),
  ...CARDINAL_LEVELS.map(({ id: level }) => soloFor({ level })),
];

/** Tables, each as long as it stayed. */
class Course {
  readonly tables: string[] = [];

  note(state: State): State {
    const table = tableBytes(state);
    if (table !== this.tables.at(-1)) this.tables.push(table);
    return state;
  }
}

/** Plays at random; says after which moves the events tell otherwise than it was, at any moment of the move. */
export function foldGame(options: Options, seed: number): string[] {
  const was = new Course();
  const told = new Course();
  const found: string[] = [];
  let folded = told.note(emptyTable(readOptions(options)));
  const compare = (move: number, events: readonly GameEvent[]): void => {
    for (const event of events) folded = told.note(apply(folded, event, event.seat));
    if (was.tables.join('\n') !== told.tables.join('\n'))
      found.push(`seed ${seed}, move ${move}: told otherwise`);
    for (const { tables } of [was, told]) tables.splice(0, tables.length - 1);
  };
  const seal = sealStates(state => was.note(seal(state)));
  try {
    const chance = seeded(seed);
    const choose = atRandom(seed, true);
    const opening = openRecorded(options, chance);
    let { state } = opening;
    compare(0, opening.events);
    for (let move = 1; !state.ranking && move < MOST_MOVES; move++) {
      const { seat, moves } = choices(state);
      const chosen = choose(state, seat, moves);
      if (!chosen) break;
      const step = playStep(state, seat, chosen, chance);
      state = step.state;
      compare(move, step.events);
    }
  } finally {
    sealStates(seal);
  }
  return found;
}

/** So many games, at the tables in turns. */
export const foldGames = (games: number, seed: number, tables = FOLDED_TABLES): string[] =>
  Array.from({ length: games }, (_, game) => {
    const options = tables[game % tables.length];
    return options ? foldGame(options, seed + game) : [];
  }).flat();
