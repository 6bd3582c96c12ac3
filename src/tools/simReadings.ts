import { readingsWith } from '../rules/boxReadings';
import { below, seededNumbers } from '../rules/chance';
import type { Options } from '../rules/model';
import type { Reading, Readings } from '../rules/readings';
import { readOptions } from '../rules/setup/options';
import { optionsFor } from './step';

/** By which readings simulated games are played, named on the command line. */

/** The readings of the game with this seed. */
export type ReadingsOf = (seed: number) => Readings;

const BASE = optionsFor(2);

/** Every answer of a reading that is not the usual one, alone. */
export function othersOf(name: string, table: Options = BASE): Readings[] {
  const { values = [], usual } = readingsWith(table)[name] ?? {};
  return values.filter(value => value !== usual).map(value => ({ [name]: value }));
}

/** The readings between which such a table may choose. */
const choosable = (table: Options): [string, Reading][] =>
  Object.entries(readingsWith(table)).filter(([, { by }]) => by === 'table');

/** Any answer to each question that a table may choose. */
export function anyReadings(seed: number, table: Options = BASE): Readings {
  const whim = seededNumbers(seed + 0x20000);
  const chosen = choosable(table).map(
    ([name, { values }]) => [name, values[below(values.length, whim)]] as const,
  );
  return checked(Object.fromEntries(chosen), table);
}

/** What is usual is left out, and what nobody knows is refused in words. */
const checked = (readings: Record<string, unknown>, table: Options): Readings =>
  readOptions({ ...table, readings }).readings ?? {};

/** `random`; `each`, one alone in turns; or by name: `kingAction,wheelTile=anyTime`. */
export function readingsFor(words: string, table: Options = BASE): ReadingsOf {
  if (words === 'random') return seed => anyReadings(seed, table);
  const alone = choosable(table).flatMap(([name]) => othersOf(name, table));
  if (words === 'each') return seed => alone[seed % alone.length] ?? {};
  const named = words.split(',').map(word => {
    const [name = '', value] = word.split('=');
    return value === undefined ? (othersOf(name, table)[0] ?? { [name]: value }) : { [name]: value };
  });
  const readings = checked(Object.assign({}, ...named) as Record<string, unknown>, table);
  return () => readings;
}
