import { seeded } from '../../../src/rules/chance';
import type { Options, State } from '../../../src/rules/model';
import { silver } from '../../../src/rules/silver/box';
import { silverOf } from '../../../src/rules/silver/miner';
import { atRandom } from '../../../src/tools/randomGame';
import { silverTables } from '../../../src/tools/silver/tables';
import { choices, openRecorded, playStep } from '../../../src/tools/step';
import { bring } from '../../../src/ui/boxes/screen';
import { SILVER_WORDS } from '../../../src/ui/silver/words';
import type { Chapter } from '../../../src/ui/text/telling';

/** Whole random games with Silver, and the box with its words at hand. */

bring({ box: silver, ...SILVER_WORDS });

export const TABLES = silverTables();

/** The same table with so much Silver for everybody that Technologies come to their last tier. */
function rich(state: State, count: number): State {
  const kept = silverOf(state);
  const seats = kept.seats.map(miner => ({ ...miner, silver: count }));
  return { ...state, boxes: { ...state.boxes, silver: { ...kept, seats } } };
}

/** A game as the log of the table has it, of eager players who have so much Silver. */
export function chaptersOf(options: Options, seed: number, count: number): Chapter[] {
  const chance = seeded(seed);
  const opening = openRecorded(options, chance);
  const choose = atRandom(seed, true);
  let state = rich(opening.state, count);
  const chapters: Chapter[] = [{ seat: 0, events: opening.events }];
  while (!state.ranking) {
    const { seat, moves } = choices(state);
    const move = choose(state, seat, moves);
    if (!move) throw new Error('nobody chooses');
    const { state: after, events } = playStep(state, seat, move, chance);
    state = after;
    chapters.push({ seat, events });
  }
  return chapters;
}
