import { CARDINAL_LEVELS } from '../../../../src/content';
import { foldGames } from '../../../../src/tools/folding';
import { ITS_WORKING, TOO_RARE } from '../../../../src/tools/silver/itsWork';
import { silverSoloTables } from '../../../../src/tools/silver/tables';
import { playDose } from '../../../../src/tools/sim/dose';
import { tablesFor } from '../../../../src/tools/sim/tables';
import { idleAt, workOf } from '../../../../src/tools/sim/work';
import { aDose } from '../dose';
import { LONG } from '../../../dose';

/** A dose for every run; `npm run sim -- --silver --solo easy,normal,hard --games 3000 --work 20` plays more. */

const EACH = LONG ? 1000 : 20;
const work: Record<string, number> = {};

test.each(CARDINAL_LEVELS.map(({ id }) => id))('nothing is wrong in games alone, %s', solo => {
  const tables = tablesFor({ solo, silver: true, shuffled: false });
  const totals = playDose({
    ...aDose({ games: EACH, tables, manners: 'random,eager,greedy,seeking' }),
    work: workOf,
  });
  expect(totals.violations).toEqual([]);
  expect(totals.times).toHaveLength(EACH);
  for (const [name, times] of Object.entries(totals.work)) work[name] = (work[name] ?? 0) + times;
});

test('the events of games alone fold to their tables, byte for byte', () => {
  expect(foldGames(LONG ? 300 : 3, 1, silverSoloTables())).toEqual([]);
});

test('his Decrees, Surprises, Challenges and tie-breakers are at work', () => {
  const idle = idleAt(silverSoloTables(), work, LONG ? 20 : 1);
  const most = LONG ? 0 : Math.floor(ITS_WORKING.length / 4);
  expect(idle.length > most ? idle : []).toEqual([]);
});

test('what is too rare to count is something that is counted', () => {
  expect(Object.keys(TOO_RARE).filter(name => !ITS_WORKING.includes(name))).toEqual([]);
});
