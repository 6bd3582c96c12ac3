import type { Options } from '../../../src/rules/model';
import { open, repeat } from '../../../src/rules/replay';
import { silver } from '../../../src/rules/silver/box';
import { randomGame } from '../../../src/tools/randomGame';
import { silverTables } from '../../../src/tools/silver/tables';
import { bring } from '../../../src/ui/boxes/screen';
import { SILVER_WORDS } from '../../../src/ui/silver/words';
import type { Chapter } from '../../../src/ui/text/telling';

/** Whole random games with Silver, and the box with its words at hand. */

bring({ box: silver, ...SILVER_WORDS });

/** As the log of the table has it. */
export function chaptersOf(options: Options, seed: number): Chapter[] {
  const { record } = randomGame(options, seed, { watched: false, eager: true });
  let play = open(record);
  const opening: Chapter = { seat: 0, events: play.events };
  const chapters = record.steps.map((step, index) => {
    play = repeat(play.state, step, index + 1);
    return { seat: step.seat, events: play.events };
  });
  return [opening, ...chapters];
}

export const TABLES = silverTables();
