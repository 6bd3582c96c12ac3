import type { RULES_VERSION } from '../../rules/version';
import { Closed } from '../closed';
import { Conflict, sql, type Sql, type Statement } from './sql';

/** How the tables of the database came to be, one step after the other. A step that was published never changes. */
const STEPS: readonly (readonly string[])[] = [
  [
    `create table matches (
      id text primary key,
      status text not null,
      listed integer not null,
      waits integer,
      bot integer not null,
      version integer not null,
      doc text not null,
      opening text,
      scores text,
      created bigint not null,
      updated bigint not null
    )`,
    'create index matches_by_status on matches (status, listed)',
    'create index matches_by_bot on matches (bot, status)',
    `create table lines (
      match text not null,
      n integer not null,
      line text not null,
      at bigint not null,
      primary key (match, n)
    )`,
    `create table chats (
      match text not null,
      n integer not null,
      seat integer not null,
      words text not null,
      at bigint not null,
      primary key (match, n)
    )`,
    `create table pushes (
      match text not null,
      seat integer not null,
      endpoint text not null,
      keys text not null,
      primary key (match, seat, endpoint)
    )`,
  ],
  ['create table settings (name text primary key, value text not null)'],
  [
    'alter table matches add column counted integer not null default 0',
    'create index matches_by_counted on matches (status, counted)',
    'create table tallies (version integer primary key, revision integer not null, tally text not null)',
  ],
  // by which rules a match began: those that are there already, by the first
  ['alter table matches add column rules integer not null default 1'],
];

/**
 * The step that came with each version of the rules, if only so that an older house does not open a place where games
 * are played by rules that it does not know.
 */
export const STEP_OF_RULES = { 2: 4 } as const satisfies { readonly [RULES_VERSION]: number };

/** Everything that is kept, in no need of another order, and since which step. */
const SINCE = { matches: 1, lines: 1, chats: 1, pushes: 1, settings: 2, tallies: 3 };
export const TABLES = Object.keys(SINCE) as readonly (keyof typeof SINCE)[];
export const tablesAt = (step: number): readonly string[] => TABLES.filter(table => SINCE[table] <= step);

export const NEWEST_STEP = STEPS.length;
export const VERSION = sql('select max(step) as step from schema_steps');

/** Up to which step the tables have come, 0 where there are none; no further than is known here. */
export async function stepOf(database: Sql): Promise<number> {
  await database
    .write([sql('create table if not exists schema_steps (step integer primary key)')])
    .catch(ifThere);
  const [row] = await database.read(VERSION);
  const done = Number(row?.['step'] ?? 0);
  if (done > NEWEST_STEP)
    throw new Closed(
      `What is stored here was written by a newer Tiletum (step ${done}; this one knows ${NEWEST_STEP}). Nothing was changed: start that one, or give this one another place.`,
    );
  return done;
}

/** Brings the tables up to date, or only so far; servers that start together do it once. */
export async function migrateDatabase(database: Sql, last = NEWEST_STEP): Promise<void> {
  const done = await stepOf(database);
  for (const [index, step] of STEPS.slice(0, last).entries())
    if (index >= done) await take(database, index + 1, step);
}

async function take(database: Sql, number: number, texts: readonly string[]): Promise<void> {
  // the row comes first: whoever takes the same step at the same time waits for it, and then finds it taken
  const claim: Statement = sql('insert into schema_steps (step) values ($1)', [number]);
  await database.write([claim, ...texts.map(text => sql(text))]).catch(ifThere);
}

/** PostgreSQL's `if not exists` races: two that create the same table meet at its unique name. */
function ifThere(error: unknown): void {
  if (!(error instanceof Conflict)) throw error;
}
