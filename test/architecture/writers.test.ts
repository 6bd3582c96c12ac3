import ts from 'typescript';
import { allSources, behind, find, importsOf, resolve, sourceOf, type Source } from './sources';

/** Who may write: the table follows from what happens, and what is still to be done has its few named writers. */

const DRAFTS = 'rules/happenings/draft';

/** The only ones that may know a state that can be written into: the happenings, and those that do and fold them. */
const WRITERS = [
  ...['rules/happenings/', 'rules/cardinal/happenings.ts', 'rules/cardinal/places.ts'],
  // a row of pieces says where its piece stands, and puts it there
  ...['rules/events.ts', 'rules/play.ts', 'rules/pieces.ts', 'rules/silver/happenings/'],
];

const knowingDrafts = (sources: readonly Source[]): string[] =>
  behind(sources, WRITERS).flatMap(source =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('.') && resolve(source, target) === DRAFTS)
      .map(({ line }) => `${source.path}:${line}`),
  );

/** Each writer of what is still to be done, and who may call it. */
const CONTROL: Readonly<Record<string, readonly string[]>> = {
  setAgenda: ['rules/play.ts', 'rules/agenda.ts'],
  setFacts: ['rules/play.ts', 'rules/agenda.ts', 'rules/phases/turns.ts'],
  setUndoable: ['rules/play.ts', 'rules/moves.ts'],
};

const callingWriters = (sources: readonly Source[]): string[] =>
  Object.entries(CONTROL).flatMap(([name, callers]) =>
    find(behind(sources, callers), node => ts.isIdentifier(node) && node.text === name),
  );

test('only the happenings know a state that can be written into', () => {
  expect(knowingDrafts(allSources())).toEqual([]);
});

test('that guard finds an import of it wherever it stands, of types too', () => {
  const sources = [
    sourceOf('rules/moves/turn.ts', "import { changePlayer } from '../happenings/draft';"),
    sourceOf('ui/play/table.ts', "\nimport type { Draft } from '../../rules/happenings/draft';"),
    sourceOf('table/game.ts', "export const late = import('../rules/happenings/draft');"),
    sourceOf('rules/happenings/goods.ts', "import { changePlayer } from './draft';"),
  ];
  expect(knowingDrafts(sources)).toEqual(['rules/moves/turn.ts:1', 'ui/play/table.ts:2', 'table/game.ts:1']);
});

test('what is still to be done changes only by its few writers', () => {
  expect(callingWriters(allSources())).toEqual([]);
});

test('that guard finds whoever calls one of them besides', () => {
  const calls = sourceOf('rules/moves/turn.ts', 'setAgenda(play, []);\nplay.setFacts({});');
  expect(callingWriters([calls])).toEqual([
    'rules/moves/turn.ts:1 setAgenda',
    'rules/moves/turn.ts:2 setFacts',
  ]);
});
