import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadRecord } from '../rules/badRecord';
import { scoresOf } from '../rules/model';
import { replay } from '../rules/replay';
import { readRecord, RecordWalk, type MatchRecord } from '../table/record';
import { ENGLISH, plain } from '../ui/text';
import { badRecordWords } from '../ui/text/record';
import { shelveForCommands } from './shelf';

/**
 * `npm run replay -- FILE [--at N] [--json]`: plays a recorded match again and prints its course, or with `--at N` its
 * state after N moves. `npm run replay -- FILE… --check`: only whether all of each fits. One that does not ends with 1.
 */

const USAGE = 'npm run replay -- FILE [--at N] [--json], or FILE… --check';

shelveForCommands();
attempt(command);

/** Prints what comes out; what goes wrong is told in a sentence, and then the command ends with 1. */
function attempt(run: () => string | undefined, where = ''): void {
  try {
    const text = run();
    if (text !== undefined) console.log(where + visible(text));
  } catch (error) {
    console.error(where + visible(explain(error)));
    process.exitCode = 1;
  }
}

/** A name in a file may hold what a terminal would obey. */
function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '?');
}

function command(): string | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, at: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || (others.length > 0 && !values.check)) throw new Error(USAGE);
  if (values.check) {
    for (const each of positionals) attempt(() => checked(each), others.length > 0 ? `${each}: ` : '');
    return undefined;
  }
  const record = recordIn(file);
  const print = (value: unknown): string => JSON.stringify(value, undefined, values.json ? 0 : 2);
  if (values.at !== undefined) return print(replay(record.game, lineIn(record, values.at)));
  const course = courseOf(record);
  return values.json ? print(course) : inWords(course);
}

/** Reading a record plays it through. */
function recordIn(file: string): MatchRecord {
  return readRecord(readFileSync(file, 'utf8')).record;
}

function checked(file: string): string {
  const { game, checks, scores } = recordIn(file);
  const end = scores ? `ends with ${scores.join(', ')}` : 'is not over';
  return `It fits: ${game.steps.length} moves, ${checks.length} checks, ${end}.`;
}

function lineIn({ game }: MatchRecord, wanted: string): number {
  const line = Number(wanted);
  if (Number.isInteger(line) && line >= 0 && line <= game.steps.length) return line;
  throw new Error(`--at is a number from 0 to ${game.steps.length}`);
}

type Course = ReturnType<typeof courseOf>;

/** The match round by round. */
function courseOf({ game, seats, began }: MatchRecord) {
  const walk = new RecordWalk(game);
  const rounds = game.steps.flatMap(step => {
    const { round } = walk.state;
    return walk.step(step).check ? [{ round, line: walk.line, scores: scoresOf(walk.state) }] : [];
  });
  const { state } = walk;
  return {
    players: state.players.map(({ name }, seat) => ({ name, kind: seats[seat] })),
    ...(began !== undefined && { began: new Date(began).toISOString() }),
    moves: game.steps.length,
    rounds,
    scores: scoresOf(state),
    ...{ round: state.round, ranking: state.ranking },
  };
}

function inWords(course: Course): string {
  const { players, rounds, moves, scores } = course;
  const rows = [
    ['', ...players.map(({ name, kind }) => `${name} (${kind})`)],
    ...rounds.map(({ round, scores: points }) => [`Round ${round}`, ...points.map(String)]),
    ...(course.ranking ? [] : [[`Round ${course.round}, going on`, ...scores.map(String)]]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  const table = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const winner = players[course.ranking?.[0] ?? -1];
  return [
    `${moves} moves${course.began === undefined ? '' : `, begun ${course.began}`}`,
    ...table,
    winner ? `${winner.name} wins.` : 'The game is not over.',
  ].join('\n');
}

function explain(error: unknown): string {
  if (error instanceof BadRecord) return plain(badRecordWords(ENGLISH, error));
  return error instanceof Error ? error.message : String(error);
}
