import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadRecord } from '../rules/badRecord';
import { scoresOf } from '../rules/model';
import { replay } from '../rules/replay';
import { readRecord, Walk, type MatchRecord } from '../table/record';
import { ENGLISH, plain } from '../ui/text';
import { badRecordWords } from '../ui/text/record';

/**
 * `npm run replay -- FILE [--check] [--at N] [--json]`: plays a recorded match again and prints its course.
 * `--check`: only whether all of it fits. `--at N`: the state after N moves. A record that does not fit ends with 1.
 */

const USAGE = 'npm run replay -- FILE [--check] [--at N] [--json]';

try {
  console.log(visible(command()));
} catch (error) {
  console.error(visible(explain(error)));
  process.exitCode = 1;
}

/** A name in a file may hold what a terminal would obey. */
function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '?');
}

function command(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, at: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  const { record } = readRecord(readFileSync(file, 'utf8'));
  const print = (value: unknown): string => JSON.stringify(value, undefined, values.json ? 0 : 2);
  if (values.at !== undefined) return print(replay(record.game, lineIn(record, values.at)));
  const course = courseOf(record);
  if (values.json) return print(course);
  return values.check ? `It fits: ${course.moves} moves, ${record.checks.length} checks.` : inWords(course);
}

function lineIn({ game }: MatchRecord, wanted: string): number {
  const line = Number(wanted);
  if (Number.isInteger(line) && line >= 0 && line <= game.steps.length) return line;
  throw new Error(`--at is a number from 0 to ${game.steps.length}`);
}

type Course = ReturnType<typeof courseOf>;

/** The match round by round. */
function courseOf({ game, seats, began }: MatchRecord) {
  const walk = new Walk(game);
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
