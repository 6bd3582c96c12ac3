import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '../../src/server/database/backup';
import { openDatabase } from '../../src/server/database/open';
import type { Sql } from '../../src/server/database/sql';
import { newStore } from '../../src/server/store';
import { recordOfLines } from '../../src/table/online/record';
import { printRecord, seal } from '../../src/table/record';
import { statisticsOf } from '../../src/table/statistics';
import { randomGame } from '../../src/tools/randomGame';
import { silverTables } from '../../src/tools/silver/tables';
import { putMatch } from './storedMatches';

/** What a house keeps of a match with Prospect for Silver. */

const opened: { readonly database: Sql; readonly dataDir: string }[] = [];
afterAll(async () => {
  for (const { database, dataDir } of opened) {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
});

async function anEmptyPlace(): Promise<Sql> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiletum-silver-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, error => {
    throw error;
  });
  opened.push({ database, dataDir });
  return database;
}

test('a backup, restored elsewhere, gives the same record and the same numbers', async () => {
  const [table] = silverTables([3]);
  if (!table) throw new Error('no table');
  const { record, state } = randomGame(table, 5, { eager: true });
  const people = ['person', 'person', 'person'] as const;
  const played = seal(record, { seats: people });
  const here = await anEmptyPlace();
  await putMatch(newStore(here), { id: 'a', text: printRecord(played) });

  const there = await anEmptyPlace();
  expect(await restore(there, await backUp(here))).toBe(1);
  const store = newStore(there);
  const match = await store.match('a');
  if (!match?.start) throw new Error('it did not come back');
  const back = recordOfLines(match.start, people, await store.lines('a'));
  expect(back).toMatchObject({ game: played.game, checks: played.checks, scores: played.scores });
  expect(statisticsOf(back).seats.map(({ score }) => score)).toEqual(state.players.map(({ score }) => score));
});
