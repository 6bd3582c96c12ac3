import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { optionsFor } from '../../src/tools/step';
import type * as SavedMatches from '../../src/ui/session/savedMatches';
import type * as Sessions from '../../src/ui/session/session';
import type { Session } from '../../src/ui/session/session';
import type * as Storage from '../../src/ui/session/storage';
import { installStorage, removeStorage } from './storageDouble';

/** Pages of one browser: each has modules of its own, and all share the storage. */
interface Page {
  readonly sessions: typeof Sessions;
  readonly matches: typeof SavedMatches;
  /** Writes what waits to be written. */
  flush: () => void;
}

function openPage(): Page {
  let page: Page | undefined;
  jest.isolateModules(() => {
    const storage = jest.requireActual<typeof Storage>('../../src/ui/session/storage');
    page = {
      sessions: jest.requireActual<typeof Sessions>('../../src/ui/session/session'),
      matches: jest.requireActual<typeof SavedMatches>('../../src/ui/session/savedMatches'),
      flush: () => void storage.keysWith(''),
    };
  });
  if (!page) throw new Error('no page');
  return page;
}

function resume({ sessions, matches }: Page, id: string): Session {
  const saved = matches.loadMatch(id);
  if (!saved) throw new Error('nothing was saved');
  const session = sessions.resumeSession(saved);
  session.subscribe(() => undefined);
  return session;
}

const stepsOf = (session: Session): number => session.record().steps.length;
const kept = (page: Page, id: string): number | undefined =>
  page.matches.loadMatch(id)?.record.game.steps.length;

/** Makes the first or another move that is possible. */
function moveOn(session: Session, which = 0): void {
  const { G } = session.moment();
  const move = legalMoves(G, activeSeat(G) ?? -1)[which];
  if (!move) throw new Error('there is no move');
  session.make(move);
}

let here: Page;
let there: Page;
let mine: Session;
let theirs: Session;

beforeEach(() => {
  installStorage();
  here = openPage();
  there = openPage();
  mine = here.sessions.startSession(optionsFor(2), ['person', 'person']);
  mine.subscribe(() => undefined);
  theirs = resume(there, mine.id);
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
  expect(mine.moment().overtaken).toBe(1);
  expect(mine.moment().G).toEqual(theirs.moment().G);
  here.flush();
  expect(kept(there, mine.id)).toBe(1);
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
  expect(kept(here, mine.id)).toBe(3);
  expect(theirs.record().steps.slice(0, 2)).toEqual(mine.record().steps);
});

test('a move that was not yet written when another page wrote is told, not written over it', () => {
  moveOn(mine, 1);
  moveOn(theirs);
  there.flush();
  here.flush();
  expect(mine.moment().overtaken).toBe(1);
  expect(mine.record()).toEqual(theirs.record());
  expect(kept(here, mine.id)).toBe(1);
});

test('what was taken back in another page is taken back here', () => {
  moveOn(mine);
  here.flush();
  theirs.undo();
  expect([stepsOf(theirs), theirs.moment().overtaken]).toEqual([1, 1]);
  theirs.undo();
  there.flush();
  const heard = jest.fn();
  mine.subscribe(heard);
  mine.undo();
  expect(stepsOf(mine)).toBe(0);
  expect(heard).toHaveBeenCalled();
});

test('two that write at the same moment: whoever was written over hears of it', () => {
  const storage = globalThis.localStorage;
  const key = `tiletum.match.${mine.id}`;
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
  expect(mine.moment().overtaken).toBe(1);
  expect(mine.record()).toEqual(theirs.record());
});

test('a game that was deleted elsewhere comes back when it is played on', () => {
  there.matches.deleteMatch(mine.id);
  moveOn(mine);
  here.flush();
  expect(kept(here, mine.id)).toBe(1);
  expect(mine.moment().overtaken).toBeFalsy();
});

test('what another page wrote and nobody can read is set aside, and the game goes on as it is here', () => {
  globalThis.localStorage.setItem(`tiletum.match.${mine.id}`, '{"version":9}');
  moveOn(mine);
  here.flush();
  expect(kept(here, mine.id)).toBe(1);
  expect(here.matches.asideMatches()).toEqual([{ id: mine.id, text: '{"version":9}' }]);
});

test('where there is no room any more, what another page has written stays', () => {
  moveOn(theirs);
  there.flush();
  const written = theirs.record();
  const full = globalThis.localStorage.getItem(`tiletum.match.${mine.id}`) ?? '';
  installStorage(full.length + 10)[`tiletum.match.${mine.id}`] = full;
  moveOn(mine);
  moveOn(mine);
  moveOn(mine);
  here.flush();
  expect(kept(there, mine.id)).toBe(1);
  expect(mine.record().steps[0]).toEqual(written.steps[0]);
});

test('who only follows writes nothing', () => {
  moveOn(theirs);
  there.flush();
  moveOn(mine);
  const text = globalThis.localStorage.getItem(`tiletum.match.${mine.id}`);
  here.flush();
  expect(mine.moment().overtaken).toBe(1);
  expect(globalThis.localStorage.getItem(`tiletum.match.${mine.id}`)).toBe(text);
});

test('a move of a bot that is dropped is no loss of a person', () => {
  const session = here.sessions.startSession(optionsFor(2), ['greedy', 'greedy']);
  session.subscribe(() => undefined);
  const other = resume(there, session.id);
  moveOn(session, 1);
  moveOn(other);
  there.flush();
  moveOn(session, 1);
  expect(session.moment().overtaken).toBe(0);
  here.flush();
  expect(kept(there, session.id)).toBe(1);
});

test('an ordinary game of one page never says that it was overtaken', () => {
  for (let moves = 0; moves < 20; moves++) {
    moveOn(mine);
    if (moves % 3 === 0) here.flush();
    if (moves % 5 === 0 && mine.moment().G.undoable > 0) mine.undo();
  }
  expect(mine.moment().overtaken).toBeFalsy();
  here.flush();
  expect(kept(here, mine.id)).toBe(stepsOf(mine));
});
