import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { expect } from 'expect';

/** The tests to be run with one mutant, by their file. Without a mutant: all, to see what each of them covers. */
export interface Order {
  readonly mutant?: string;
  readonly tests: Readonly<Record<string, readonly number[] | 'all'>>;
}

/** What came out: the first test that failed, and for a run without mutant the mutants that each test covers. */
export interface MutantOutcome {
  readonly failed?: string;
  readonly coverage: Coverage;
}

/** The mutants that were come by while the files were loaded, and in each test, named `file#index`. */
export interface Coverage {
  readonly static: Readonly<Record<string, number>>;
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Test {
  readonly title: string;
  readonly check: () => void | Promise<void>;
}

/** How often a mutant may be come by in one run: what goes on longer is an endless loop. */
const HITS = 1_000_000;

/** What the instrumented sources ask for the mutant that is on, and where they count what they come by. */
const stryker: { activeMutant?: string; currentTestId?: string; hitCount?: number; hitLimit: number } & {
  mutantCoverage?: Coverage;
} = { hitLimit: HITS };

let tests: Test[] = [];
const titles: string[] = [];

const test = (title: string, check: Test['check']): void => {
  tests.push({ title: [...titles, title].join(' '), check });
};
test.each = (rows: readonly unknown[]) => (title: string, check: (...row: unknown[]) => void) => {
  for (const row of rows) test(title, () => check(...cells(row)));
};
const cells = (row: unknown): unknown[] => (Array.isArray(row) ? (row as unknown[]) : [row]);

function describe(title: string, body: () => void): void {
  titles.push(title);
  body();
  titles.pop();
}
describe.each = (rows: readonly unknown[]) => (title: string, body: (...row: unknown[]) => void) => {
  for (const row of rows) describe(title, () => body(...cells(row)));
};

/** What a test puts in place of a module is not needed here: pages are not opened. */
const jest = { mock: () => undefined };

Object.assign(globalThis, { __stryker__: stryker, describe, expect, jest, test });

const bundle = new Script(`(function (exports, require) {${workerData as string}\n})`).runInThisContext() as (
  exports: Record<string, () => void>,
  require: NodeJS.Require,
) => void;

parentPort?.on('message', (order: Order) => {
  void run(order).then(outcome => parentPort?.postMessage(outcome));
});

/** Everything is loaded anew, as the mutant may already show then. */
async function run({ mutant, tests: wanted }: Order): Promise<MutantOutcome> {
  const coverage: Coverage = { static: {}, perTest: {} };
  Object.assign(stryker, { activeMutant: mutant, hitCount: 0, mutantCoverage: coverage });
  let at = '';
  try {
    const files: Record<string, () => void> = {};
    bundle(files, createRequire(join(process.cwd(), 'package.json')));
    for (const [file, indices] of Object.entries(wanted)) {
      tests = [];
      at = file;
      files[file]?.();
      for (const [index, { title, check }] of tests.entries()) {
        if (indices !== 'all' && !indices.includes(index)) continue;
        at = title;
        stryker.currentTestId = `${file}#${index}`;
        await check();
        delete stryker.currentTestId;
      }
    }
  } catch (error) {
    return { failed: `${at}: ${String(error)}`, coverage };
  } finally {
    delete stryker.currentTestId;
  }
  return { coverage };
}
