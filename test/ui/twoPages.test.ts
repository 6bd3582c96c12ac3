import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { optionsFor } from '../../src/tools/step';
import type * as Beginning from '../../src/ui/session/beginMatch';
import type * as SavedMatches from '../../src/ui/session/savedMatches';
import type * as Storage from '../../src/ui/session/storage';
import type * as OpenMatches from './openMatch';
import type { OpenMatch } from './openMatch';
import { installStorage, removeStorage } from './storageDouble';

/** Pages of one browser: each has modules of its own, and all share the storage. */
interface Page {
  readonly begin: typeof Beginning.beginMatch;
  readonly open: typeof OpenMatches.openMatch;
  readonly matches: typeof SavedMatches;
  /** Writes what waits to be written. */
  flush: () => void;
}

function openPage(): Page {
  let page: Page | undefined;
  jest.isolateModules(() => {
    const storage = jest.requireActual<typeof Storage>('../../src/ui/session/storage');
    page = {
      begin: jest.requireActual<typeof Beginning>('../../src/ui/session/beginMatch').beginMatch,
      open: jest.requireActual<typeof OpenMatches>('./openMatch').openMatch,
      matches: jest.requireActual<typeof SavedMatches>('../../src/ui/session/savedMatches'),
      flush: () => void storage.keysWith(''),
    };
  });
  if (!page) throw new Error('no page');
  return page;
}

const stepsOf = ({ session }: OpenMatch): number => session.record().steps.length;
const stepsKept = (page: Page, { kept: { id } }: OpenMatch): number | undefined =>
  page.matches.loadMatch(id)?.record.game.steps.length;

/** Makes the first or another move that is possible. */
function moveOn({ session }: OpenMatch, which = 0): void {
  const { G } = session.moment();
  const move = legalMoves(G, activeSeat(G) ?? -1)[which];
  if (!move) throw new Error('there is no move');
  session.make(move);
}

let here: Page;
let there: Page;
let mine: OpenMatch;
let theirs: OpenMatch;

beforeEach(() => {
  installStorage();
  here = openPage();
  there = openPage();
  mine = here.open(here.begin(optionsFor(2), ['person', 'person']));
  theirs = there.open(mine.kept.id);
});
afterEach(() => {
  here.flush();
  there.flush();
  removeStorage();
});

test('what was done in another page is neither written over nor played on blindly', () => {
  moveOn(theirs);
  there.flush();
  moveOn(mine, 1);
  expect(mine.kept.overtaken.view()).toBe(1);
  expect(mine.session.moment().G).toEqual(theirs.session.moment().G);
  here.flush();
  expect(stepsKept(there, mine)).toBe(1);
});

test('then both play on, each from what the other has made of it', () => {
  moveOn(theirs);
  there.flush();
  moveOn(mine);
  moveOn(mine);
  here.flush();
  expect(stepsOf(mine)).toBe(2);
  moveOn(theirs);
  moveOn(theirs);
  there.flush();
  expect(stepsOf(theirs)).toBe(3);
  expect(stepsKept(here, mine)).toBe(3);
  expect(theirs.session.record().steps.slice(0, 2)).toEqual(mine.session.record().steps);
});

test('a move that was not yet written when another page wrote is told, not written over it', () => {
  moveOn(mine, 1);
  moveOn(theirs);
  there.flush();
  here.flush();
  expect(mine.kept.overtaken.view()).toBe(1);
  expect(mine.session.record()).toEqual(theirs.session.record());
  expect(stepsKept(here, mine)).toBe(1);
});

test('what was taken back in another page is taken back here', () => {
  moveOn(mine);
  here.flush();
  theirs.session.undo();
  expect([stepsOf(theirs), theirs.kept.overtaken.view()]).toEqual([1, 1]);
  theirs.session.undo();
  there.flush();
  const heard = jest.fn();
  mine.session.subscribe(heard);
  mine.session.undo();
  expect(stepsOf(mine)).toBe(0);
  expect(heard).toHaveBeenCalled();
});

test('two that write at the same moment: whoever was written over hears of it', () => {
  const storage = globalThis.localStorage;
  const key = `tiletum.match.${mine.kept.id}`;
  const before = storage.getItem(key) ?? '';
  moveOn(mine, 1);
  here.flush();
  // the other page has not seen that yet: a browser tells its pages a moment later
  const written = storage.getItem(key) ?? '';
  storage.setItem(key, before);
  moveOn(theirs);
  there.flush();
  expect(storage.getItem(key)).not.toBe(written);
  moveOn(mine);
  expect(mine.kept.overtaken.view()).toBe(1);
  expect(mine.session.record()).toEqual(theirs.session.record());
});

test('a game that was deleted elsewhere comes back when it is played on', () => {
  there.matches.deleteMatch(mine.kept.id);
  moveOn(mine);
  here.flush();
  expect(stepsKept(here, mine)).toBe(1);
  expect(mine.kept.overtaken.view()).toBe(0);
});

test('what another page wrote and nobody can read is set aside, and the game goes on as it is here', () => {
  globalThis.localStorage.setItem(`tiletum.match.${mine.kept.id}`, '{"version":9}');
  moveOn(mine);
  here.flush();
  expect(stepsKept(here, mine)).toBe(1);
  expect(here.matches.asideMatches()).toEqual([{ id: mine.kept.id, text: '{"version":9}' }]);
});

test('where there is no room any more, what another page has written stays', () => {
  moveOn(theirs);
  there.flush();
  const written = theirs.session.record();
  const full = globalThis.localStorage.getItem(`tiletum.match.${mine.kept.id}`) ?? '';
  installStorage(full.length + 10)[`tiletum.match.${mine.kept.id}`] = full;
  moveOn(mine);
  moveOn(mine);
  moveOn(mine);
  here.flush();
  expect(stepsKept(there, mine)).toBe(1);
  expect(mine.session.record().steps[0]).toEqual(written.steps[0]);
});

test('who only follows writes nothing', () => {
  moveOn(theirs);
  there.flush();
  moveOn(mine);
  const text = globalThis.localStorage.getItem(`tiletum.match.${mine.kept.id}`);
  here.flush();
  expect(mine.kept.overtaken.view()).toBe(1);
  expect(globalThis.localStorage.getItem(`tiletum.match.${mine.kept.id}`)).toBe(text);
});

test('a move of a bot that is dropped is no loss of a person', () => {
  const session = here.open(here.begin(optionsFor(2), ['greedy', 'greedy']));
  const other = there.open(session.kept.id);
  moveOn(session, 1);
  moveOn(other);
  there.flush();
  moveOn(session, 1);
  expect(session.kept.overtaken.view()).toBe(0);
  here.flush();
  expect(stepsKept(there, session)).toBe(1);
});

test('an ordinary game of one page never says that it was overtaken', () => {
  for (let moves = 0; moves < 20; moves++) {
    moveOn(mine);
    if (moves % 3 === 0) here.flush();
    if (moves % 5 === 0 && mine.session.moment().G.undoable > 0) mine.session.undo();
  }
  expect(mine.kept.overtaken.view()).toBe(0);
  here.flush();
  expect(stepsKept(here, mine)).toBe(stepsOf(mine));
});
