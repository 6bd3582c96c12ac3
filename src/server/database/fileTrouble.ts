import { dirname } from 'node:path';
import { Closed } from '../closed';

/** Why a folder or a database file can't be used, in a sentence for the host. */

const BRING_BACK =
  'Nothing was changed. Move it away, and bring a backup back with `npm run restore -- <backup file>`.';

/** The error as a host can read it; one that nobody foresaw stays what it is. */
export function fileTrouble(error: unknown, file: string): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  const words = wordsFor(codeOf(code, message), file);
  return words === undefined ? error : new Closed(words, { cause: error });
}

/** What can't be opened at all has no code of its own. */
const codeOf = (code: string, message: string): string =>
  code === '' && /Unable to open connection/.test(message) ? 'SQLITE_CANTOPEN' : code;

function wordsFor(code: string, file: string): string | undefined {
  const folder = dirname(file);
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY\w*)$/.test(code))
    return `The folder ${folder} can’t be written to. Nothing was changed. Give whoever runs the house the right to write there, or name another folder in DATA_DIR.`;
  if (/^(ENOTDIR|EEXIST)$/.test(code))
    return `${folder} is no folder. Nothing was changed. Name a folder in DATA_DIR.`;
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code))
    return `The disk of the folder ${folder} is full. What is stored there is safe. Make room and start again.`;
  if (code === 'SQLITE_NOTADB') return `${file} is no database of a house. ${BRING_BACK}`;
  if (/^SQLITE_CORRUPT\w*$/.test(code)) return `${file} is damaged. ${BRING_BACK}`;
  if (/^SQLITE_CANTOPEN\w*$/.test(code))
    return `${file} can’t be opened. Nothing was changed. See that it is a file, and that whoever runs the house may read and write it and its folder.`;
  if (/^SQLITE_(BUSY|LOCKED)\w*$/.test(code))
    return `Another program is using ${file}. Nothing was changed. Close that program and start again.`;
  if (/^(EIO|SQLITE_IOERR\w*)$/.test(code))
    return `The disk of the folder ${folder} can’t be read or written (${code}). Look whether it is full or fails before you start again.`;
  return undefined;
}
