import { explainGame, nothingChecked } from '../../../src/tools/explaining';
import { FOLDED_TABLES } from '../../../src/tools/folding';
import { silverSoloTables, silverTables } from '../../../src/tools/silver/tables';

/** A small dose for every run; `npm run explains` asks as many tables as wanted. */

const TABLES = [...FOLDED_TABLES, ...silverTables(), ...silverSoloTables()];

test.each(TABLES.map((options, seed) => [seed, options] as const))(
  'what things explain at table %i is so',
  (seed, options) => {
    const checked = nothingChecked();
    explainGame(options, seed + 1, { tables: 30, lefts: seed % 4 === 0 }, checked);
    expect(checked.misses).toEqual([]);
    expect(checked.choosable).toBeGreaterThan(5);
    expect(checked.cures).toBeGreaterThan(500);
  },
);
