import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, printRecord, seal } from '../../src/table/record';
import { replay } from '../../src/rules/replay';
import { goldenFile, goldenGame, goldenText } from '../games/golden';

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

const fileWith = (text: string): string => {
  const file = join(folder, 'record.json');
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
  const moved = goldenText('solo-hard').replace('"0 endTurn', '"1 endTurn');
  expect(run(fileWith(moved), '--check')).toMatchObject({
    status: 1,
    out: '',
    error: expect.stringMatching(/^Move \d+ .*breaks the rules/) as string,
  });
  expect(run(fileWith(goldenText('solo-hard').slice(0, 999)))).toMatchObject({ status: 1, out: '' });
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
