import { below, seededNumbers } from '../rules/chance';
import { CHOOSABLE, READINGS, READING_NAMES, type ReadingName, type Readings } from '../rules/readings';
import { readOptions } from '../rules/setup/options';
import { optionsFor } from './step';

/** By which readings simulated games are played, named on the command line. */

/** The readings of the game with this seed. */
export type ReadingsOf = (seed: number) => Readings;

/** Every answer of a reading that is not the usual one, alone. */
export const othersOf = (name: ReadingName): Readings[] =>
  READINGS[name].values.filter(value => value !== READINGS[name].usual).map(value => ({ [name]: value }));

/** Any answer to each question that a table may choose. */
export function anyReadings(seed: number): Readings {
  const whim = seededNumbers(seed + 0x20000);
  const chosen = CHOOSABLE.map(name => {
    const { values } = READINGS[name];
    return [name, values[below(values.length, whim)]] as const;
  });
  return checked(Object.fromEntries(chosen));
}

/** What is usual is left out, and what nobody knows is refused in words. */
const checked = (readings: Record<string, unknown>): Readings =>
  readOptions({ ...optionsFor(2), readings }).readings ?? {};

const isName = (word: string): word is ReadingName => READING_NAMES.some(name => name === word);

/** `random`; `each`, one alone in turns; or by name: `kingAction,wheelTile=anyTime`. */
export function readingsFor(words: string): ReadingsOf {
  if (words === 'random') return anyReadings;
  const alone = CHOOSABLE.flatMap(othersOf);
  if (words === 'each') return seed => alone[seed % alone.length] ?? {};
  const named = words.split(',').map(word => {
    const [name = '', value] = word.split('=');
    return value === undefined && isName(name) ? (othersOf(name)[0] ?? {}) : { [name]: value };
  });
  const readings = checked(Object.assign({}, ...named) as Record<string, unknown>);
  return () => readings;
}
