import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Config } from './config';
import { backUp, restore } from './database/backup';
import { connectDatabase, openDatabase } from './database/open';

/** `backup [file]` and `restore <file>`, beside a house that may be open. Each says in a sentence what it did. */

export async function keep(wish: string, file: string | undefined, config: Config): Promise<string> {
  if (wish === 'backup') return save(file ?? `tiletum-${today()}.jsonl`, config);
  if (wish === 'restore' && file !== undefined) return bringBack(file, config);
  throw new Error('Say `backup`, `backup <file>` or `restore <file>`, or nothing to open the house.');
}

const today = (): string => new Date().toISOString().slice(0, 10);

async function save(file: string, config: Config): Promise<string> {
  const database = await openDatabase(config, fail);
  const text = await backUp(database).finally(() => database.close());
  // there is either the whole of it or nothing, and nobody else can read where browsers are reached
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return `Everything is in ${file} (${Math.ceil(text.length / 1024)} kB).`;
}

async function bringBack(file: string, config: Config): Promise<string> {
  const database = await connectDatabase(config, fail);
  const matches = await restore(database, readFileSync(file, 'utf8')).finally(() => database.close());
  return `${matches} matches are back.`;
}

const fail = (error: unknown): never => {
  throw error;
};
