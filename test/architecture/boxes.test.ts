import ts from 'typescript';
import { allSources, find, sourceOf, type Source } from './sources';

/** Boxes come through their doors alone: nothing else in the code knows one by its name. */

const sources = allSources();

interface Known {
  readonly [file: string]: string;
}

/** The files that may call a box by its name outside its own folders, each with its reason. */
const KNOWN_IN: Readonly<Record<string, Known>> = {
  cardinal: {
    'content/cardinalCards.ts': 'its words',
    'content/people.ts': 'the colour of its seat',
    'rules/boxes.ts': 'a list of boxes',
    'rules/shelf.ts': 'which option brings it',
    'rules/box.ts': 'what other boxes have to teach it',
    'rules/model.ts': 'where it lies on the table, and its option',
    'rules/happenings/draft.ts': 'where it lies on the table, field by field',
    'rules/setup/options.ts': 'its option is read',
    'rules/silver/solo/': 'what another box teaches it',
    'table/seats.ts': 'who sits at the seat that it brings',
    'table/bots/index.ts': 'the list of players that are no persons',
    'table/record/version1.ts': 'records of its time, as they were written',
    'table/record/version2/': 'records of its time, as they were written',
    'table/statistics/csv.ts': 'the name of a column',
    'tools/bench.ts': 'measures its turns',
    'tools/invariants.ts': 'counts anew, without the rows that it checks',
    'tools/sim/': 'who plays there, and how hard it is',
    'tools/silver/itsWork.ts': 'counts what another box teaches it',
    'tools/step.ts': 'a game against it, for tools and tests',
    'ui/boxes/screen.ts': 'the tables of rows, its own among them',
    'ui/explain/cards/index.ts': 'rows for its things',
    'ui/home/matches.ts': 'a row: how a game is called',
    'ui/home/scenes.tsx': 'a drawing of it',
    'ui/newGame/': 'where it is chosen',
    'ui/online/tables.ts': 'a row: how its seat is called',
    'ui/parts/Ribbon.tsx': 'a colour',
    'ui/parts/owner.ts': 'a colour that nobody else has',
    'ui/pictures/': 'its drawings, by their names',
    'ui/play/TableTabs.tsx': 'the name of a drawing',
    'ui/play/automata.ts': 'rows: how its seat is shown',
    'ui/play/waiting/rows.tsx': 'rows for its effects',
    'ui/play/deeds.ts': 'rows for its moves',
  },
  silver: {
    'rules/allBoxes.ts': 'the list of boxes for who has all',
    'ui/boxes/list.ts': 'the list of boxes for pages',
    'tools/bench.ts': 'measures games with it',
    'tools/explains.ts': 'plays with it',
    'tools/boxChecks.ts': 'what has to be true of the part that each box keeps on the table',
    'tools/rules.ts': 'its numbered rules',
    'tools/shelf.ts': 'the words of all boxes for commands',
    'tools/sim': 'plays with it',
  },
  // the load test plays a bare game of this name
  toy: { 'tools/load/': 'another thing of this name' },
};

const mayKnow = (box: string, { path }: Source): boolean =>
  path.split(/[/.]/).includes(box) ||
  path.startsWith('ui/text/') ||
  Object.keys(KNOWN_IN[box] ?? {}).some(door => path.startsWith(door));

/** A word of the code, a text in it, or a folder that is imported from. */
const names =
  (box: string) =>
  (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) return node.text === box;
    return ts.isStringLiteralLike(node) && node.text.split('/').includes(box);
  };

const strangers = (box: string, files: readonly Source[]): string[] =>
  find(
    files.filter(file => !mayKnow(box, file)),
    names(box),
  );

/** What pieces, Actions and boxes are called: rows have these names, nothing is compared with them. */
const COMPARED = ['merchant', 'architect', 'base', ...Object.keys(KNOWN_IN)];

/** Where something is compared with them all the same, each with its reason. */
const COMPARED_IN: Known = {
  'table/record/version2/': 'records of its time, as they were written',
  'ui/play/cardinal/': 'its own folder',
  'rules/cardinal/': 'its own folder',
  'tools/': 'counts and measures from outside',
};

const EQUALS = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
const isName = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && COMPARED.includes(node.text);

const compares = (node: ts.Node): boolean => {
  if (ts.isCaseClause(node)) return isName(node.expression);
  return (
    ts.isBinaryExpression(node) &&
    EQUALS.includes(node.operatorToken.kind) &&
    (isName(node.left) || isName(node.right))
  );
};

/** Whose seat it is, or whether a box is in play: natures and rows are asked instead. */
const branches = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'isCardinal';
const asksForBoxes = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && /\boptions\??\.boxes$/.test(node.getText());

const elsewhere = (files: readonly Source[], doors: Known): Source[] =>
  files.filter(({ path }) => !Object.keys(doors).some(door => path.startsWith(door)));

test.each(Object.keys(KNOWN_IN))('%s is called by its name only where that has a reason', box => {
  expect(strangers(box, sources)).toEqual([]);
});

test('every file that may call a box by its name does so', () => {
  const idle = Object.entries(KNOWN_IN).flatMap(([box, doors]) =>
    Object.keys(doors)
      .filter(
        door =>
          !find(
            sources.filter(({ path }) => path.startsWith(door)),
            names(box),
          ).length,
      )
      .map(door => `${door} does not know ${box}`),
  );
  expect(idle).toEqual([]);
});

test('nothing is compared with what a piece, an Action or a box is called', () => {
  expect(find(elsewhere(sources, COMPARED_IN), compares)).toEqual([]);
});

test('nobody asks whose seat it is, or whether a box is in play', () => {
  expect(find(sources, branches)).toEqual([]);
  expect(find(sources, asksForBoxes)).toEqual([]);
});

const guilty = (path: string, text: string): Source[] => [sourceOf(path, text)];

test.each([
  ['rules/track.ts', "import { pit } from './silver/pit';"],
  ['ui/play/Table.tsx', "import { Pit } from '../silver/Pit';"],
  ['table/game.ts', "const has = names.includes('silver');"],
  ['server/tables.ts', 'const { silver } = options;'],
  ['ui/home/Home.tsx', 'if (state.boxes.silver) dig();'],
])('the guard of names sees it in %s', (path, text) => {
  expect(strangers('silver', guilty(path, text))).not.toEqual([]);
});

test('the folders of a box may call it by its name, in every room', () => {
  const text = "export const silver = { name: 'silver' };";
  for (const path of [
    'content/silver/map.ts',
    'rules/silver/box.ts',
    'ui/silver/index.ts',
    'ui/text/en/x.ts',
  ])
    expect(strangers('silver', guilty(path, text))).toEqual([]);
});

test.each([
  ["if (piece === 'merchant') walk();", compares],
  ["const red = 'architect' !== piece;", compares],
  ["switch (box.name) { case 'silver': dig(); }", compares],
  ["if (seat.kind === 'cardinal') wait();", compares],
  ['return isCardinal(state, seat) ? 7 : 5;', branches],
  ['if (state.options.boxes) dig();', asksForBoxes],
])('the guard of branches sees %s', (text, isWanted) => {
  expect(find(guilty('ui/play/Table.tsx', text), isWanted)).toHaveLength(1);
});
