import { replay } from '../../../../src/rules/replay';
import { printRecord, readRecord, seal } from '../../../../src/table/record';
import { foldGames } from '../../../../src/tools/folding';
import { randomGame } from '../../../../src/tools/randomGame';
import { silverSoloTables } from '../../../../src/tools/silver/tables';
import { AtWork } from './atWork';

/** A small dose for every run; `npm run sim -- --silver --solo hard` plays as many as wanted. */

const LONG = process.env['TILETUM_LONG'] !== undefined;
const GAMES = LONG ? 1000 : 2;
const [LEAST, EVERY] = LONG ? [20, true] : [1, false];
const work = new AtWork();

for (const table of silverSoloTables())
  test.each(Array.from({ length: GAMES }, (_, at) => at + 1))(
    `a random game alone, ${JSON.stringify(table.cardinal)}: %i`,
    seed => {
      const { state, record, violations } = randomGame(table, seed, { watched: true, eager: seed % 2 === 0 });
      expect(violations).toEqual([]);
      expect(state.ranking).toBeDefined();
      expect(replay(record)).toEqual(state);
      const seats = ['random', 'cardinal'] as const;
      expect(readRecord(printRecord(seal(record, { seats }))).state).toEqual(state);
      work.count(record);
    },
  );

test('the events of games alone fold to their tables, byte for byte', () => {
  expect(foldGames(LONG ? 300 : 3, 1, silverSoloTables())).toEqual([]);
});

test('what he does is counted from the events; in the long dose all of it is at work', () => {
  const idle = work.idle(LEAST);
  expect(work.total).toBeGreaterThan(0);
  if (EVERY) expect(idle).toEqual([]);
});
