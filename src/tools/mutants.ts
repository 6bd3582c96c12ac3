import { once } from 'node:events';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { mutate, sourcesIn, testFilesIn, type Mutant } from './mutantBundle';
import type { Coverage, Order, MutantOutcome } from './mutantWorker';

/**
 * `npm run mutants [-- src/rules/track.ts src/rules/moves] [--tests silver] [--json]`: changes the rules in one place
 * at a time and runs the tests that come by, or those of them in one folder. Do they notice?
 */

const RESULTS = ['noticed', 'survived', 'not covered'] as const;
type Tested = Mutant & { readonly result: (typeof RESULTS)[number] };

const WORKERS = 2;
/** What takes so many milliseconds is an endless loop, and noticed. */
const PATIENCE = 60_000;
/** All tests in a row may take longer, on a busy machine much longer. */
const PATIENCE_FOR_ALL = 600_000;
/** These play whole games: they are asked only about the source of the same name. */
const SLOW = ['projection.test.ts', 'replay.test.ts', 'scoreSheet.test.ts'];
/** So much of a mutant is printed. */
const WIDTH = 80;

command().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function command(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, tests: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const { json } = values;
  const sources = sourcesIn(positionals.length > 0 ? positionals : ['src/rules']);
  const testFiles = testFilesIn(values.tests);
  const { mutants, script } = await mutate(sources, testFiles);
  const testers = Array.from({ length: WORKERS }, () => new Tester(script));
  const coverage = await unchanged(new Tester(script), testFiles);
  const all: Tested[] = [];
  for (const source of sources) {
    const waiting = mutants.filter(({ file }) => file === source);
    const tested: Tested[] = [];
    const work = async (tester: Tester): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        tested.push({ ...next, result: await test(tester, next, testsOf(next, testFiles, coverage)) });
    };
    await Promise.all(testers.map(work));
    tested.sort((one, other) => one.line - other.line);
    if (!json && tested.length > 0) print(source, tested);
    all.push(...tested);
  }
  for (const tester of testers) tester.close();
  console.log(json ? JSON.stringify(all, undefined, 1) : summary(all));
}

/** Runs all tests, which have to pass, on the rules as they are. */
async function unchanged(tester: Tester, testFiles: readonly string[]): Promise<Coverage> {
  const everything = Object.fromEntries(testFiles.map(name => [name, 'all' as const]));
  const { failed, coverage } = await tester.run({ tests: everything }, PATIENCE_FOR_ALL);
  tester.close();
  if (failed !== undefined) throw new Error(`Without any mutant a test fails: ${failed}`);
  return coverage;
}

async function test(tester: Tester, { id }: Mutant, tests: Order['tests']): Promise<Tested['result']> {
  if (Object.keys(tests).length === 0) return 'not covered';
  const { failed } = await tester.run({ mutant: id, tests });
  return failed === undefined ? 'survived' : 'noticed';
}

/** The tests that come by this mutant; all of them, if it already counts while they are loaded. */
function testsOf({ id, file }: Mutant, testFiles: readonly string[], coverage: Coverage): Order['tests'] {
  const own = `${basename(file, '.ts')}.test.ts`;
  const asked = testFiles.filter(name => name === own || !SLOW.includes(name));
  if (id in coverage.static) return Object.fromEntries(asked.map(name => [name, 'all']));
  const tests: Record<string, number[]> = {};
  for (const [test, come] of Object.entries(coverage.perTest)) {
    const [name = '', index] = test.split('#');
    if (id in come && asked.includes(name)) (tests[name] ??= []).push(Number(index));
  }
  return tests;
}

function print(source: string, tested: readonly Tested[]): void {
  console.log(`\n${source}: ${summary(tested)}`);
  for (const { line, original, mutated, result } of tested.filter(each => each.result !== 'noticed'))
    console.log(`  ${source}:${line} ${result}: ${short(original)} → ${short(mutated)}`);
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > WIDTH ? `${line.slice(0, WIDTH)} …` : line;
}

function summary(tested: readonly Tested[]): string {
  const [noticed = 0, survived = 0, uncovered = 0] = RESULTS.map(
    result => tested.filter(each => each.result === result).length,
  );
  const share = Math.round((100 * noticed) / Math.max(1, tested.length));
  return `${tested.length} mutants, ${noticed} noticed, ${survived} survived, ${uncovered} not covered: ${share} %`;
}

/** A thread that runs tests; started anew when it hangs or breaks. */
class Tester {
  private thread: Worker | undefined;

  constructor(private readonly script: string) {}

  async run(order: Order, patience = PATIENCE): Promise<MutantOutcome> {
    const thread = (this.thread ??= startThread(this.script));
    const answer = once(thread, 'message', { signal: AbortSignal.timeout(patience) });
    thread.postMessage(order);
    try {
      const [outcome] = (await answer) as [MutantOutcome];
      return outcome;
    } catch {
      this.close();
      return { failed: 'endless or out of memory', coverage: { static: {}, perTest: {} } };
    }
  }

  close(): void {
    void this.thread?.terminate();
    this.thread = undefined;
  }
}

function startThread(script: string): Worker {
  const start = "require('tsx/cjs'); require('./src/tools/mutantWorker')";
  return new Worker(start, { eval: true, workerData: script, stdout: true });
}
