import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup } from '../backupFile';
import { backUp } from './backup';
import { migrateDatabase, NEWEST_STEP, stepOf } from './schema';
import { sql, type Sql } from './sql';

/** What an older Tiletum has written is backed up as it is before it is brought up to date, and that is told. */
export async function upgrade(database: Sql, dataDir: string, tell: (words: string) => void): Promise<void> {
  const step = await stepOf(database);
  if (step < NEWEST_STEP && (await hasMatches(database, step))) {
    const file = join(dataDir, `before-step-${NEWEST_STEP}.jsonl`);
    mkdirSync(dataDir, { recursive: true });
    // what could not be finished the last time was backed up as it was then
    if (!existsSync(file)) writeBackup(file, await backUp(database));
    tell(wordsFor(step, file));
  }
  await migrateDatabase(database);
}

const hasMatches = async (database: Sql, step: number): Promise<boolean> =>
  step > 0 && (await database.read(sql('select id from matches limit 1'))).length > 0;

const wordsFor = (step: number, file: string): string =>
  `What is stored here was written by an older Tiletum (step ${step} of ${NEWEST_STEP}). All games go on; ` +
  'from now on an older Tiletum does not open it any more. ' +
  `Everything as it was is backed up in ${file}: an older one brings it back into an empty place with ` +
  `\`npm run restore -- ${file}\`. To back up an older place yourself first, say \`npm run backup -- <file>\` before the house is opened.`;
