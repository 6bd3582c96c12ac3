import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** One change to the rules that a test ought to notice. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly mutated: string;
}

/** Whole games, random or recorded, notice much and tell little; a guard of ours is no rule: they are left out here. */
const LEFT_OUT = [
  ...['legalMoves.test.ts', 'randomGames.test.ts', 'folding.test.ts', 'frozen.test.ts'],
  ...['games.test.ts', 'atWork.test.ts', 'reader.test.ts'],
];

const TESTS = 'test/rules';

/** The test files of the rules, or of a folder of them. */
export const testFilesIn = (folder: string): string[] =>
  readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts') && !LEFT_OUT.includes(basename(name)))
    .map(name => join(folder, name));

/** The TypeScript files that are meant by these files and folders. */
export function sourcesIn(paths: readonly string[]): string[] {
  return paths.flatMap(path => {
    if (!existsSync(path)) throw new Error(`there is no ${path}`);
    if (statSync(path).isFile()) return [path];
    const inside = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return inside
      .filter(name => name.endsWith('.ts'))
      .map(name => join(path, name))
      .sort();
  });
}

/** All mutants of these sources, and one script of these tests and the rules in which each can be switched on. */
export async function mutate(
  sources: readonly string[],
  tests: readonly string[],
): Promise<{ mutants: Mutant[]; script: string }> {
  const texts = new Map(sources.map(name => [name, readFileSync(name, 'utf8')]));
  // An ES module that tsx cannot translate: `import` alone would.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const { files, mutants } = await new Instrumenter(SILENT).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const script = await bundle(new Map(files.map(({ name, content }) => [resolve(name), content])), tests);
  return {
    script,
    mutants: mutants.map(({ id, fileName: file, location: { start, end }, replacement }) => ({
      id,
      file,
      line: start.line + 1,
      original: cut(texts.get(file) ?? '', start, end),
      mutated: replacement,
    })),
  };
}

/** The script's exports: a function for each test file that loads it. */
async function bundle(mutated: ReadonlyMap<string, string>, tests: readonly string[]): Promise<string> {
  const contents = tests.map(name => `exports['${name}'] = () => require('./${name}');`).join('\n');
  const plugin: Plugin = {
    name: 'mutated',
    setup: builder => {
      builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        return { contents: located(mutated.get(path) ?? readFileSync(path, 'utf8'), path), loader: 'ts' };
      });
    },
  };
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: TESTS },
    bundle: true,
    format: 'cjs',
    loader: { '.css': 'empty' },
    packages: 'external',
    platform: 'node',
    plugins: [plugin],
    write: false,
  });
  return outputFiles.map(file => file.text).join('');
}

/** In one script a file would no longer know where it lies. */
const located = (source: string, path: string): string =>
  source.includes('__dirname') ? `const __dirname = ${JSON.stringify(dirname(path))};\n${source}` : source;

interface Position {
  readonly line: number;
  readonly column: number;
}

function cut(text: string, start: Position, end: Position): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.pop() ?? '';
  return [...lines, last.slice(0, end.column)].join('\n').slice(start.column);
}

const no = () => false;
const nothing = () => undefined;
/** What the instrumenter has to say does not matter here. */
const SILENT = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};
