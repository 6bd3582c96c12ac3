import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { median } from './numbers';

/** `npm run bench -- --against <commit>`: the bench of both, one after the other, five times: medians side by side. */

const ROOT = join(__dirname, '..', '..');
const RUNS = 5;

export type Figures = Readonly<Record<string, number>>;

/**
 * The bench of a checkout, by its own code, in one file as the server is served: translated file by file, every use
 * of another module would be a call, and it would be the number of modules that is measured.
 */
function bundled(checkout: string, outfile: string): string {
  buildSync({
    ...{ absWorkingDir: checkout, entryPoints: ['src/tools/bench.ts'], outfile },
    ...{ bundle: true, platform: 'node', packages: 'external', logLevel: 'error' },
  });
  return outfile;
}

/** What a bench says, in a process of its own. */
function figuresOf(script: string): Figures {
  const output = execFileSync(process.execPath, [script, '--json'], {
    ...{ encoding: 'utf8', maxBuffer: 2 ** 24 },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Figures;
}

/** The files of a commit, with the packages that are installed here. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-bench-'));
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, 'src', 'package.json', 'tsconfig.json'],
    {
      ...{ cwd: ROOT, maxBuffer: 2 ** 28 },
    },
  );
  execFileSync('tar', ['-xf', '-'], { cwd: folder, input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** A tried move was a pure one before there was a way to try. */
const BEFORE: Readonly<Record<string, string>> = { triedMoveMicroseconds: 'pureMoveMicroseconds' };

export interface Compared {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** The medians of each figure that both know. */
export function compared(before: readonly Figures[], now: readonly Figures[]): Compared[] {
  const medianOf = (runs: readonly Figures[], name: string): number =>
    median(runs.flatMap(run => run[name] ?? []));
  const [known = {}] = before;
  return Object.keys(now[0] ?? {}).flatMap(name => {
    const then = name in known ? name : BEFORE[name];
    return then === undefined ? [] : [{ name, before: medianOf(before, then), now: medianOf(now, name) }];
  });
}

export function benchAgainst(commit: string): Compared[] {
  const folder = checkOut(commit);
  try {
    const [before, now] = [bundled(folder, join(folder, 'before.js')), bundled(ROOT, join(folder, 'now.js'))];
    const runs = Array.from({ length: RUNS }, () => ({ before: figuresOf(before), now: figuresOf(now) }));
    return compared(
      runs.map(({ before }) => before),
      runs.map(({ now }) => now),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const printed = ({ name, before, now }: Compared): string =>
  `${name.padEnd(22)} ${before.toFixed(2).padStart(10)} ${now.toFixed(2).padStart(10)}  ${(now / before).toFixed(2)}×`;
