import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { median } from './numbers';

/** The bench as the server is served, and `--against <commit>`: of both, one after the other, five times: medians side by side. */

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

/** What a bench says of what it is asked, in a process of its own. */
function figuresOf(script: string, asked: readonly string[]): Figures {
  const output = execFileSync(process.execPath, [script, '--json', ...asked], {
    ...{ encoding: 'utf8', maxBuffer: 2 ** 24 },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Figures;
}

/** Does something in a folder that is gone afterwards, with the packages that are installed here. */
function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-bench-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a commit. */
function checkOut(commit: string, folder: string): void {
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, 'src', 'package.json', 'tsconfig.json'],
    {
      ...{ cwd: ROOT, maxBuffer: 2 ** 28 },
    },
  );
  execFileSync('tar', ['-xf', '-'], { cwd: folder, input: archive });
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

/** The figures of what is here. */
export const benchServed = (asked: readonly string[]): Figures =>
  inFolder(folder => figuresOf(bundled(ROOT, join(folder, 'now.js')), asked));

export const benchAgainst = (commit: string, asked: readonly string[]): Compared[] =>
  inFolder(folder => {
    checkOut(commit, folder);
    const [before, now] = [bundled(folder, join(folder, 'before.js')), bundled(ROOT, join(folder, 'now.js'))];
    const runs = Array.from({ length: RUNS }, () => ({
      before: figuresOf(before, asked),
      now: figuresOf(now, asked),
    }));
    return compared(
      runs.map(({ before }) => before),
      runs.map(({ now }) => now),
    );
  });

export const printed = ({ name, before, now }: Compared): string =>
  `${name.padEnd(22)} ${before.toFixed(2).padStart(10)} ${now.toFixed(2).padStart(10)}  ${(now / before).toFixed(2)}×`;
