import { readFileSync } from 'node:fs';
import { whyNot, writeBackup } from './backupFile';
import { Closed } from './closed';
import type { Config } from './config';
import { backUp, restore, BadBackup } from './database/backup';
import { makeReady, openExisting } from './database/open';

/** `backup [file]` and `restore <file>`, beside a house that may be open. Each says in a sentence what it did. */

export async function runKeeping(wish: string, file: string | undefined, config: Config): Promise<string> {
  if (wish === 'backup') return save(file ?? `tiletum-${today()}.jsonl`, config);
  if (wish === 'restore' && file !== undefined) return bringBack(file, config);
  throw new Closed('Say `backup`, `backup <file>` or `restore <file>`, or nothing to open the house.');
}

const today = (): string => new Date().toISOString().slice(0, 10);

async function save(file: string, config: Config): Promise<string> {
  const database = await openExisting(config, fail);
  const text = await backUp(database).finally(() => database.close());
  writeBackup(file, text);
  return `Everything is in ${file} (${Math.ceil(text.length / 1024)} kB).`;
}

async function bringBack(file: string, config: Config): Promise<string> {
  const text = read(file);
  let matches = 0;
  const ready = makeReady(config, fail, async database => (matches = await restore(database, text)));
  const database = await ready.catch((error: unknown) => {
    throw error instanceof BadBackup ? new Closed(`${file}: ${error.message} Nothing was changed.`) : error;
  });
  await database.close();
  return `${matches} matches are back.`;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Closed(
      `The backup ${file} could not be read: ${whyNot(error)}. Nothing was changed. Name another file: \`npm run restore -- <file>\`.`,
    );
  }
}

const fail = (error: unknown): never => {
  throw error;
};
