import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, printRecord, seal, type RecordFile } from '../../src/table/record';
import { activeSeat } from '../../src/rules/model';
import { open, replay } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { silverTables } from '../../src/tools/silver/tables';
import { goldenFile, goldenGame, goldenText, goldenToday } from '../games/golden';
import { SPOILT } from '../games/spoilt';

/** `npm run replay`, in a process of its own. */

const ROOT = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tiletum-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): { status: number | null; out: string; error: string } {
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(tsx, [join(ROOT, 'src/tools/replay.ts'), ...args], {
    ...{ cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

const fileWith = (text: string, name = 'record.json'): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('prints the course of a game: rounds, scores, who won', () => {
  const { status, out } = run(goldenFile('4-players-a'));
  expect(status).toBe(0);
  expect(out).toMatch(/^Round 4 +57 +109 +57 +97$/m);
  expect(out).toMatch(/^Player 2 wins\.$/m);
  expect(JSON.parse(run(goldenFile('4-players-a'), '--json').out)).toMatchObject({
    ...{ moves: 349, scores: [57, 109, 57, 97], rounds: [{ round: 1 }, {}, {}, { line: 349 }] },
  });
});

test('checks a record: it fits, or it ends with 1 and says where and why', () => {
  expect(run(goldenFile('solo-hard'), '--check')).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^It fits/) as string,
  });
  expect(run(fileWith(goldenText('solo-hard').slice(0, 999)))).toMatchObject({ status: 1, out: '' });
});

test('whatever is wrong with a record is said in a sentence that tells where', () => {
  const files = SPOILT.map(({ text }, index) => fileWith(text, `${index}.json`));
  const { status, out, error } = run(...files, '--check');
  expect({ status, out }).toEqual({ status: 1, out: '' });
  const sentences = error.split('\n').map((line, index) => line.replace(`${files[index] ?? ''}: `, ''));
  expect(sentences).toEqual(SPOILT.map(({ says }) => expect.stringMatching(says) as string));
});

test('of many files each is told of, and one that does not fit is enough to end with 1', () => {
  const [good, bad] = [goldenFile('2-players-a'), fileWith('{}')];
  const { status, out, error } = run(good, bad, good, '--check');
  expect(status).toBe(1);
  const fits = `${good}: It fits: 225 moves, 4 checks, ends with 87, 46.`;
  expect(out).toBe(`${fits}\n${fits}`);
  expect(error).toBe(`${bad}: This file holds no Tiletum game.`);
});

test('prints the state after so many moves', () => {
  const { out } = run(goldenFile('2-players-b'), '--at', '40', '--json');
  expect(out).toBe(JSON.stringify(replay(goldenGame('2-players-b'), 40)));
  expect(run(goldenFile('2-players-b'), '--at', '9999')).toMatchObject({ status: 1, out: '' });
});

test('a name that a terminal would obey is only shown', () => {
  const { game, seats } = readRecord(goldenText('2-players-a')).record;
  const players = game.options.players.map(player => ({ ...player, name: `\u001b[31mRed\u009b0m` }));
  const { out } = run(
    fileWith(printRecord(seal({ ...game, options: { ...game.options, players } }, { seats }))),
  );
  expect(out).toContain('?[31mRed?0m (random)');
});

describe('with Prospect for Silver', () => {
  const [table] = silverTables([2]);
  if (!table) throw new Error('no table');
  const { record, state } = randomGame(table, 1, { eager: true });
  const text = printRecord(seal(record, { seats: ['person', 'random'] }));
  const file = fileWith(text, 'silver.json');
  const { lines, ...rest } = JSON.parse(text) as RecordFile;
  const first = activeSeat(open(record).state) ?? 0;
  const technology = open(record).state.boxes?.silver?.technologies[0] ?? 'king';

  test('a record is checked, and its states are printed', () => {
    expect(run(file, '--check').out).toMatch(/^It fits: \d+ moves, 4 checks, ends with/);
    const { out } = run(file, '--at', String(record.steps.length), '--json');
    expect(out).toBe(JSON.stringify(state));
  });

  test('a Technology above the purse, and a move of a box that is not in play, are refused in a sentence', () => {
    const poor = JSON.stringify({ ...rest, lines: [`${first} research ${technology}`, ...lines] });
    expect(run(fileWith(poor, 'poor.json'))).toMatchObject({
      ...{ status: 1, out: '' },
      error: `Move 1 of this game breaks the rules: “research ${technology}”. You lack 1 silver.`,
    });
    const base = JSON.parse(goldenToday('2-players-a')) as RecordFile;
    const strange = JSON.stringify({ ...base, lines: [`0 research king`, ...base.lines] });
    expect(run(fileWith(strange, 'strange.json')).error).toBe(
      'Move 1 of this game breaks the rules: “research king”. The box of this move is not part of this game.',
    );
  });

  test('an unknown box or Technology is of a newer version', () => {
    for (const boxes of [{ gold: {} }, { silver: { technologies: ['king', 'die', 'steam'] } }]) {
      const { options } = rest;
      const newer = JSON.stringify({ ...rest, lines, options: { ...options, boxes } });
      const { status, error } = run(fileWith(newer, 'newer.json'));
      expect({ status, error }).toEqual({
        status: 1,
        error: 'This game was written by a newer version of Tiletum. Open it there.',
      });
    }
  });
});
