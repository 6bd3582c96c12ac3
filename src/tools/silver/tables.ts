import type { Options } from '../../rules/model';
import { shelve } from '../../rules/shelf';
import { silver } from '../../rules/silver/box';
import { readSilverOptions } from '../../rules/silver/options';
import { optionsFor } from '../step';

/** Tables with Prospect for Silver, where everything is left to chance; the box comes onto the shelf with them. */
export function silverTables(players: readonly number[] = [2, 3, 4]): Options[] {
  shelve(silver);
  return players.map(each => ({ ...optionsFor(each), boxes: { silver: readSilverOptions({}) } }));
}
