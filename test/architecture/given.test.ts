import ts from 'typescript';
import { allSources, find, sourceOf, type Source } from './sources';

/** One style: what comes from outside is asked for what it is by `src/given`, and by nothing else. */

/** Wherever something comes in: over the line, from a file, from a database, from what this browser has kept. */
const ENTRANCES = /^(server|table|rules|ui\/(session|online|newGame))\//;

const KINDS = ['string', 'number', 'boolean', 'object'];
const ASKING = ['Array.isArray', 'Number.isInteger', 'Number.isSafeInteger', 'JSON.parse'];

/** `typeof value === 'string'` and its like; whether there is a document at all, is no question of this kind. */
const asksForKind = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  [node.left, node.right].some(ts.isTypeOfExpression) &&
  ![node.left, node.right].some(side => ts.isStringLiteral(side) && !KINDS.includes(side.text));

const asksByItself = (node: ts.Node): boolean =>
  asksForKind(node) || (ts.isPropertyAccessExpression(node) && ASKING.includes(node.getText()));

const askingBesides = (sources: readonly Source[]): string[] =>
  find(
    sources.filter(({ path }) => ENTRANCES.test(path)),
    asksByItself,
  );

test('what comes from outside is asked for what it is in one place', () => {
  expect(askingBesides(allSources())).toEqual([]);
});

test('that guard finds every other style', () => {
  const asking = sourceOf(
    'server/api.ts',
    [
      "const isName = typeof name === 'string';",
      "const isNone = 'object' !== typeof name;",
      'const same = typeof one === typeof other;',
      'const list = Array.isArray(name) && Number.isInteger(name[0]);',
      'const said = JSON.parse(text) as Body;',
      'const numbers = texts.map(JSON.parse);',
    ].join('\n'),
  );
  expect(askingBesides([asking]).map(found => found.split(' ')[0])).toEqual([
    ...['server/api.ts:1', 'server/api.ts:2', 'server/api.ts:3', 'server/api.ts:4', 'server/api.ts:4'],
    ...['server/api.ts:5', 'server/api.ts:6'],
  ]);
  const fine = sourceOf(
    'server/api.ts',
    "type Of = typeof name;\nconst at = typeof document === 'undefined';",
  );
  expect(askingBesides([fine])).toEqual([]);
});
