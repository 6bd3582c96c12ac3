import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const SOURCE = join(__dirname, '..', 'src');

/** The rooms and what each may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  content: [],
  rules: ['content'],
  table: ['rules', 'content'],
  ui: ['table', 'rules', 'content'],
  server: ['table', 'rules', 'content'],
  tools: ['content', 'rules', 'table', 'ui', 'server'],
};

/** The rooms that know no framework and no world outside: they import no package and use none of these. */
const PURE = ['content', 'rules'];
const OUTSIDE = [
  ...['Date', 'performance', 'crypto', 'fetch', 'process', 'console', 'globalThis', 'window', 'document'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'require'],
];

/** The only ones of rules and table that may look at what the state holds of the Cardinal: it plays there, or its
 * whole state is written as it was once. The screen shows it. */
const CARDINAL_DOORS = [
  ...['rules/cardinal/', 'rules/shelf.ts', 'rules/setup/', 'table/record/version2/'],
  // copies whatever a state holds
  'rules/happenings/draft.ts',
];

/** The only ones that may know a state that can be written into: the happenings, and those that do and fold them. */
const WRITERS = [
  ...['rules/happenings/', 'rules/cardinal/happenings.ts', 'rules/cardinal/places.ts'],
  // a row of pieces says where its piece stands, and puts it there
  ...['rules/events.ts', 'rules/play.ts', 'rules/pieces.ts'],
];

const LONGEST = 250;

interface Source {
  readonly path: string;
  readonly room: string;
  readonly tree: ts.SourceFile;
}

const sources = filesIn(SOURCE).map(parse);
const pure = sources.filter(({ room }) => PURE.includes(room));

test('no two modules differ only by capitals: some disks take them for one', () => {
  const names = sources.map(({ path }) => path.replace(/\.tsx?$/, ''));
  const told = new Set<string>();
  const twice = names.filter(name => told.has(name.toLowerCase()) || !told.add(name.toLowerCase()));
  expect(twice).toEqual([]);
});

test('imports go only ui or server → table → rules → content, and nobody imports the tools', () => {
  const wrong = sources.flatMap(source =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('.'))
      .filter(({ target }) => !mayImport(source.room, roomOf(resolve(source, target))))
      .map(({ line, target }) => `${source.path}:${line} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('rules and content import no package', () => {
  const wrong = pure.flatMap(source =>
    importsOf(source)
      .filter(({ target }) => !target.startsWith('.'))
      .map(({ line, target }) => `${source.path}:${line} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('rules and content have no clock, dice, network or output of their own', () => {
  expect(find(pure, node => isMathRandom(node) || isOutside(node))).toEqual([]);
});

test('content is data: only its index has functions', () => {
  const data = sources.filter(({ path, room }) => room === 'content' && path !== 'content/index.ts');
  const isType = (node: ts.Node): boolean => ts.isTypeNode(node) || ts.isInterfaceDeclaration(node);
  expect(find(data, ts.isFunctionLike, isType)).toEqual([]);
});

test('only the doors look at the Cardinal in the state', () => {
  const playing = sources.filter(({ room }) => room === 'rules' || room === 'table');
  expect(find(behind(playing, CARDINAL_DOORS), asksFor('cardinal'))).toEqual([]);
});

test('only the happenings know a state that can be written into', () => {
  const drafts = 'rules/happenings/draft';
  const wrong = behind(sources, WRITERS).flatMap(source =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('.') && resolve(source, target) === drafts)
      .map(({ line }) => `${source.path}:${line} imports ${drafts}`),
  );
  expect(wrong).toEqual([]);
});

test(`no file is longer than ${LONGEST} lines, but for lists of content`, () => {
  const wrong = sources
    .filter(({ room }) => room !== 'content')
    .map(({ path, tree }) => ({ path, lines: tree.getLineStarts().length - 1 }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
  expect(wrong).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(ts|tsx|mjs|cjs)$/.test(name) ? [path] : [];
  });
}

function parse(file: string): Source {
  const path = pathIn(file);
  const text = readFileSync(file, 'utf8');
  return { path, room: roomOf(path), tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
}

function pathIn(file: string): string {
  return relative(SOURCE, file).replaceAll('\\', '/');
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function mayImport(room: string, other: string): boolean {
  return room === other || (MAY_IMPORT[room]?.includes(other) ?? false);
}

function resolve({ tree }: Source, target: string): string {
  return pathIn(join(dirname(tree.fileName), target));
}

function importsOf({ tree }: Source): { line: number; target: string }[] {
  const { importedFiles } = ts.preProcessFile(tree.text, true, true);
  return importedFiles.map(({ fileName, pos }) => ({ line: lineAt(tree, pos), target: fileName }));
}

function lineAt(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line + 1;
}

/** Where a kind of node occurs, as `file:line text`. */
function find(
  files: readonly Source[],
  isWanted: (node: ts.Node) => boolean,
  isSkipped: (node: ts.Node) => boolean = () => false,
): string[] {
  return files.flatMap(({ path, tree }) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isSkipped(node)) return;
      if (isWanted(node)) found.push(`${path}:${lineAt(tree, node.getStart())} ${firstLine(node)}`);
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

function firstLine(node: ts.Node): string {
  return node.getText().split('\n')[0] ?? '';
}

function isMathRandom(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random';
}

/** A use of an outside name, not a property or a parameter that happens to be called so. */
function isOutside(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || !OUTSIDE.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !ts.isPropertyAssignment(parent) || parent.initializer === node;
}

function behind(files: readonly Source[], doors: readonly string[]): Source[] {
  return files.filter(({ path }) => !doors.some(door => path.startsWith(door)));
}

function asksFor(name: string): (node: ts.Node) => boolean {
  return node => {
    if (ts.isPropertyAccessExpression(node)) return node.name.text === name;
    return ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === name;
  };
}
