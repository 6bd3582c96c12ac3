import type { Options } from '../../rules/model';
import { shelve } from '../../rules/shelf';
import { silver } from '../../rules/silver/box';
import { readSilverOptions } from '../../rules/silver/options';
import { CARDINAL_LEVELS } from '../../content';
import { optionsFor, soloFor } from '../step';

/** A table with Prospect for Silver, where everything is left to chance; the box comes onto the shelf with it. */
export function withSilver(options: Options): Options {
  shelve(silver);
  return { ...options, boxes: { silver: readSilverOptions({}) } };
}

export const silverTables = (players: readonly number[] = [2, 3, 4]): Options[] =>
  players.map(each => withSilver(optionsFor(each)));

/** Alone, at each level. */
export const silverSoloTables = (): Options[] =>
  CARDINAL_LEVELS.map(({ id }) => withSilver(soloFor({ level: id })));
