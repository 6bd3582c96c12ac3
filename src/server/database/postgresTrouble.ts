import { Client, DatabaseError } from 'pg';
import { Closed } from '../closed';
import { Problem } from '../problem';
import { Conflict } from './sql';

/** What goes wrong with PostgreSQL: for the tables while the house is open, and in a sentence for who opens it. */

/** A row, a table or a type of that name is there already, made by somebody else just now. */
const IS_THERE = ['23505', '42P07', '42710'];
const FULL = '53100';
/** It is closing, has no connection left, or took too long. */
const IS_AWAY = /^(08|53|57)/;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** What has no code of PostgreSQL's went wrong on the way there. */
export function whatHappened(error: unknown): unknown {
  if (error instanceof Conflict) return error;
  const code = codeOf(error);
  if (IS_THERE.includes(code)) return new Conflict(String(error));
  if (code === FULL) return new Problem('diskFull', undefined, { cause: error });
  const isAway = !(error instanceof DatabaseError) || IS_AWAY.test(code);
  return isAway ? new Problem('databaseAway', undefined, { cause: error }) : error;
}

/** The error as a host can read it, without the password; one that nobody foresaw stays what it is. */
export function postgresTrouble(error: unknown, url: string): unknown {
  const cause = (error instanceof Problem ? error.cause : undefined) ?? error;
  const words = wordsFor(codeOf(cause), (cause as Error).message, url);
  return words === undefined ? error : new Closed(words, { cause: error });
}

const UNTOUCHED = 'Nothing was changed.';

function wordsFor(code: string, message: string, url: string): string | undefined {
  if (code === 'ERR_INVALID_URL' || !canBeRead(url))
    return 'DATABASE_URL can’t be read. Write it as postgres://user:password@host:5432/database, with % codes for special signs in the password.';
  const { host, port, user = '', database = '' } = new Client({ connectionString: url });
  const there = `PostgreSQL at ${host}${host.startsWith('/') ? '' : `:${port}`}`;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine called ${host}. ${UNTOUCHED} Look at the name in DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `${there} does not let “${user}” in (${message}). ${UNTOUCHED} Look at user and password in DATABASE_URL.`;
    case '3D000':
      return `${there} has no database “${database}”. ${UNTOUCHED} Make it, or name another one in DATABASE_URL.`;
    case '42501':
      return `${there} does not let “${user}” make tables in “${database}”. ${UNTOUCHED} Give it that right, or name another user in DATABASE_URL.`;
    case '57P03':
      return `${there} is just opening or closing. ${UNTOUCHED} Start the house again in a moment.`;
    case '53300':
      return `${there} has no connection left. ${UNTOUCHED} Close something else that uses it, or raise its max_connections.`;
    case FULL:
      return `The disk of ${there} is full. What is stored is safe. Make room and start again.`;
    default:
      return code.length === 5 && /^[\dA-Z]+$/.test(code) && !IS_AWAY.test(code)
        ? undefined
        : `${there} does not answer (${message || code}). ${UNTOUCHED} See that it runs, and that DATABASE_URL names its host and port.`;
  }
}

function canBeRead(url: string): boolean {
  try {
    return new Client({ connectionString: url }).host !== '';
  } catch {
    return false;
  }
}
