import ts from 'typescript';
import { allSources, behind, find, importsOf, resolve, roomOf } from './architecture/sources';

/** The rooms and what each may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  given: [],
  content: [],
  rules: ['content', 'given'],
  table: ['rules', 'content', 'given'],
  ui: ['table', 'rules', 'content', 'given'],
  server: ['table', 'rules', 'content', 'given'],
  tools: ['given', 'content', 'rules', 'table', 'ui', 'server'],
};

/** The rooms that know no framework and no world outside: they import no package and use none of these. */
const PURE = ['given', 'content', 'rules'];
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

const LONGEST = 250;

const sources = allSources();
const pure = sources.filter(({ room }) => PURE.includes(room));

test('no two modules differ only by capitals: some disks take them for one', () => {
  const names = sources.map(({ path }) => path.replace(/\.tsx?$/, ''));
  const told = new Set<string>();
  const twice = names.filter(name => told.has(name.toLowerCase()) || !told.add(name.toLowerCase()));
  expect(twice).toEqual([]);
});

test('imports go only ui or server → table → rules → content, or to what asks what is given, and nobody imports the tools', () => {
  const wrong = sources.flatMap(source =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('.'))
      .filter(({ target }) => !mayImport(source.room, roomOf(resolve(source, target))))
      .map(({ line, target }) => `${source.path}:${line} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('what rules are made of imports no package', () => {
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

test(`no file is longer than ${LONGEST} lines, but for lists of content`, () => {
  const wrong = sources
    .filter(({ room }) => room !== 'content')
    .map(({ path, tree }) => ({ path, lines: tree.getLineStarts().length - 1 }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
  expect(wrong).toEqual([]);
});

function mayImport(room: string, other: string): boolean {
  return room === other || (MAY_IMPORT[room]?.includes(other) ?? false);
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

function asksFor(name: string): (node: ts.Node) => boolean {
  return node => {
    if (ts.isPropertyAccessExpression(node)) return node.name.text === name;
    return ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === name;
  };
}
