import { hasFields, isFields, isNumber, isOneOf, isText, mustBe, parseJson } from '../../given';
import { Closed } from '../closed';
import { migrateDatabase, NEWEST_STEP, stepOf, TABLES, tablesAt, VERSION } from './schema';
import { sql, type SqlRow, type Sql, type Statement } from './sql';

/**
 * A backup is text: a heading, then a line of JSON per row. It is the same for every kind of database, so a house can
 * also move from one to another. It holds the secrets of seats only as hashes.
 */

interface Heading {
  readonly backup: 'tiletum';
  /** Up to which step the tables had come. */
  readonly step: number;
  /** How many lines follow: fewer are not the whole of it. */
  readonly rows: number;
  readonly at: string;
}

/** Not to be read as a backup, or not to be put there. */
export class BadBackup extends Closed {}

/** Everything as it is at one moment, while the house goes on. */
export async function backUp(database: Sql): Promise<string> {
  const names = tablesAt(await stepOf(database));
  const everything = names.map(table => sql(`select * from ${table}`));
  const [[version] = [], ...tables] = await database.readTogether([VERSION, ...everything]);
  const rows = tables.flatMap((found, index) => found.map(row => ({ [names[index] ?? '']: row })));
  const heading: Heading = {
    ...{ backup: 'tiletum', step: Number(version?.['step']), rows: rows.length },
    at: new Date().toISOString(),
  };
  return [heading, ...rows].map(line => `${JSON.stringify(line)}\n`).join('');
}

/** Puts a backup into a database that is still empty: all of it or nothing. Returns how many matches came back. */
export async function restore(database: Sql, text: string): Promise<number> {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const { step, rows: whole } = headingOf(first);
  if (lines.length !== whole) throw new BadBackup('This is not the whole backup.');
  // to the very tables that it was made of, and from there on to the newest
  await migrateDatabase(database, step);
  const [row] = await database.read(sql('select count(*) as many from matches'));
  if (Number(row?.['many']) > 0)
    throw new BadBackup('There are matches here already: restore into an empty place.');
  const rows = lines.map(rowOf);
  // a house that was opened once has made itself keys: the ones of the backup are those that people know
  const emptied = [...new Set(rows.map(({ table }) => table))].map(table => sql(`delete from ${table}`));
  await database.write([...emptied, ...rows.map(insertion)]);
  await migrateDatabase(database);
  return rows.filter(({ table }) => table === 'matches').length;
}

const isHeading = hasFields({ backup: isOneOf(['tiletum']), step: isNumber, rows: isNumber, at: isText });

function headingOf(line: string): Heading {
  const heading = mustBe(isHeading, parseJson(line), () => new BadBackup('This is no backup of Tiletum.'));
  if (heading.step > NEWEST_STEP)
    throw new BadBackup('This backup was made by a newer Tiletum: restore it with that one.');
  return heading;
}

const isRow = (value: unknown): value is SqlRow =>
  isFields(value) && Object.keys(value).every(column => /^\w+$/.test(column));

function rowOf(line: string, index: number): { table: string; row: SqlRow } {
  const unreadable = (): BadBackup => new BadBackup(`Line ${index + 2} of the backup can't be read.`);
  const [[name, row] = []] = Object.entries(mustBe(isFields, parseJson(line), unreadable));
  return { table: mustBe(isOneOf(TABLES), name, unreadable), row: mustBe(isRow, row, unreadable) };
}

function insertion({ table, row }: ReturnType<typeof rowOf>): Statement {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return sql(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}
