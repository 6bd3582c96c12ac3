import { CHOOSABLE, READINGS } from '../../src/rules/readings';
import { sql } from '../../src/server/database/sql';
import { closeBehind, openBehind, play } from './behind';

/** What readings, boxes and all that is to come cost a usual game in the database: nothing. */

afterEach(closeBehind);

/** Everything as usual, said in so many words. */
const AS_USUAL = Object.fromEntries(CHOOSABLE.map(name => [name, READINGS[name].usual]));

test('the rows of a usual game have not one byte more, though somebody says that all is as usual', async () => {
  const behind = await openBehind();
  const { lobby, database } = behind;
  const rowsOf = async (variant: object) => {
    const kinds = ['person', 'greedy'] as const;
    const { id, token } = await lobby.create({ kinds: [...kinds], name: 'Ann', variant }, true);
    if ('readings' in variant) await lobby.readings(id, token, variant.readings);
    await lobby.start(id, token);
    await play(behind, id, 1);
    const [match = {}] = await database.read(sql('select doc, opening from matches where id = $1', [id]));
    const [{ line } = { line: '' }] = await database.read(
      sql('select line from lines where match = $1', [id]),
    );
    const doc = JSON.parse(String(match['doc'])) as Record<string, unknown>;
    const { options, ...start } = JSON.parse(String(match['opening'])) as Record<string, unknown>;
    return { doc, options, start, line: String(line) };
  };
  const [plain, said] = [
    await rowsOf({ firstPlayer: 0 }),
    await rowsOf({ firstPlayer: 0, readings: AS_USUAL }),
  ];
  for (const { doc, options, start, line } of [plain, said]) {
    expect(Object.keys(doc).sort()).toEqual(['host', 'patience', 'seats', 'variant']);
    expect(doc['variant']).toEqual({ firstPlayer: 0, actionTiles: 'standard' });
    expect(JSON.stringify(options)).toBe(JSON.stringify(plain.options));
    expect(Object.keys(Object(options) as object).sort()).toEqual(['actionTiles', 'firstPlayer', 'players']);
    expect(Object.keys(start).sort()).toEqual(['at', 'opening']);
    expect(line).toMatch(/^0 takeDie \w+ \d( \d)?( >.*)?$/);
  }
});
