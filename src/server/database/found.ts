import { existsSync, openSync, readdirSync, readSync, closeSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { Closed } from '../closed';

/**
 * What lies where the database of a house belongs. Where a part of it is missing, or only a backup is there, nobody
 * may begin anew as if nothing had been: SQLite itself would throw away a log that it finds without its file.
 */

type Contents = 'no file' | 'no tables' | 'no matches' | 'matches';

const BRING_BACK = 'bring a backup back with `npm run restore -- <backup file>`';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
const hasLog = (file: string): boolean => sizeOf(`${file}-wal`) > 0;

/** Read without changing anything. */
function contentsOf(file: string): Contents {
  if (sizeOf(file) === 0) return existsSync(file) ? 'no tables' : 'no file';
  const database = new Database(file, { readonly: true });
  try {
    const has = (text: string): boolean => database.prepare(text).all().length > 0;
    if (!has(`select 1 from sqlite_master where name = 'matches'`)) return 'no tables';
    return has('select 1 from matches limit 1') ? 'matches' : 'no matches';
  } finally {
    database.close();
  }
}

/** What was written last stands in the log, and the log belongs to one file. */
export function mustNotLoseLog(file: string): void {
  if (!hasLog(file) || (sizeOf(file) > 0 && contentsOf(file) !== 'no tables')) return;
  const name = basename(file);
  throw new Closed(
    `${file}-wal holds what a house has written, but ${name} is missing or belongs to another one. Nothing was changed. ` +
      `Put the ${name} of the same house back beside it; or move ${name}-wal away and ${BRING_BACK}.`,
  );
}

/** A file that nobody has ever put a table in is what is left of another one. */
export function mustHaveTables(file: string): void {
  if (contentsOf(file) !== 'no tables') return;
  throw new Closed(
    `${file} holds nothing: so it looks where only this file of an open house was copied, without ${basename(file)}-wal. ` +
      `Nothing was changed. Close the other house and copy its whole folder; or ${BRING_BACK}. ` +
      'If there never was a house here, delete the file.',
  );
}

/** Where a backup waits, nobody begins an empty house by mistake. */
export function mustNotBeginBesideBackup(file: string): void {
  const backup = contentsOf(file) === 'matches' ? undefined : backupIn(dirname(file));
  if (backup === undefined) return;
  throw new Closed(
    `The folder ${dirname(file)} holds no matches, but a backup of some: ${backup}. Nothing was changed. ` +
      `Bring it back with \`npm run restore -- ${backup}\`; or move it to another folder to begin anew.`,
  );
}

/** There has to be something to be backed up. */
export function mustBeThere(file: string): void {
  if (existsSync(file)) return;
  throw new Closed(
    `There is no house in the folder ${dirname(file)}, so nothing was written. Name the folder of yours in DATA_DIR.`,
  );
}

/** A backup that has matches in it. */
function backupIn(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const backups = names.filter(name => name.endsWith('.jsonl')).map(name => join(folder, name));
  return backups.find(hasMatches);
}

const HEADING_BYTES = 400;

/** After the heading the matches come first. */
function hasMatches(backup: string): boolean {
  const file = openSync(backup, 'r');
  try {
    const start = Buffer.alloc(HEADING_BYTES);
    const text = start.toString('utf8', 0, readSync(file, start));
    return /^\{"backup":"tiletum".*\n\{"matches":/.test(text);
  } finally {
    closeSync(file);
  }
}
