import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { Closed } from './closed';

/** The file of a backup: there is either the whole of it or nothing. */
export function writeBackup(file: string, text: string): void {
  const fresh = `${file}.new`;
  try {
    // nobody else can read where browsers are reached
    writeFileSync(fresh, text, { mode: 0o600, flush: true });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true, recursive: false });
    throw new Closed(
      `The backup could not be written to ${file}: ${whyNot(error)}. The house, and what was in that file, are as they were. Name another file: \`npm run backup -- <file>\`.`,
    );
  }
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'the right to do so is missing',
  EPERM: 'the right to do so is missing',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Why a file can't be read or written. */
export function whyNot(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return WHY[code] ?? message;
}
