import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '../../src/server/database/backup';
import { openDatabase } from '../../src/server/database/open';
import type { Sql } from '../../src/server/database/sql';
import { newStore } from '../../src/server/store';
import { recordOfLines } from '../../src/table/online/record';
import { scoresOf } from '../../src/rules/model';
import { printRecord } from '../../src/table/record';
import { statisticsOf } from '../../src/table/statistics';
import { KEPT_GAMES } from '../table/silver/games';
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

test.each(KEPT_GAMES)(
  'a backup, restored elsewhere, gives the same record and the same numbers: $name',
  async ({ record: played, state }) => {
    const here = await anEmptyPlace();
    await putMatch(newStore(here), { id: 'a', text: printRecord(played) });

    const there = await anEmptyPlace();
    expect(await restore(there, await backUp(here))).toBe(1);
    const store = newStore(there);
    const match = await store.match('a');
    if (!match?.start) throw new Error('it did not come back');
    const back = recordOfLines(match.start, played.seats, await store.lines('a'));
    expect(back).toMatchObject({ game: played.game, checks: played.checks, scores: played.scores });
    const numbers = statisticsOf(played).seats.map(({ points, deeds, score }) => ({ points, deeds, score }));
    expect(statisticsOf(back).seats).toMatchObject(numbers);
    expect(numbers.map(({ score }) => score)).toEqual(scoresOf(state));
  },
);
