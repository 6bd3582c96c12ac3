import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { optionsFor } from '../../src/tools/step';
import { keepSame } from '../../src/ui/session/keep';
import { loadMatch } from '../../src/ui/session/savedMatches';
import { resumeSession, startSession, type Session } from '../../src/ui/session/session';

const PEOPLE = ['person', 'person'] as const;
const begin = (): Session => startSession(optionsFor(2), PEOPLE);
const stepsSaved = ({ id }: Session): number | undefined => loadMatch(id)?.record.game.steps.length;

/** Makes the first move that is possible. */
function moveOn(session: Session): void {
  const { G } = session.moment();
  const [move] = legalMoves(G, activeSeat(G) ?? -1);
  if (!move) throw new Error('there is no move');
  session.make(move);
}

describe('a session', () => {
  test('is saved when it begins and after every change, taking back too', () => {
    const session = begin();
    expect(stepsSaved(session)).toBe(0);
    session.subscribe(() => undefined);
    moveOn(session);
    expect(stepsSaved(session)).toBe(1);
    session.undo();
    expect(stepsSaved(session)).toBe(0);
  });

  test('goes on when its page is taken away and put back, as strict mode does', () => {
    const session = begin();
    const leave = session.subscribe(() => undefined);
    leave();
    leave();
    const heard = jest.fn();
    session.subscribe(heard);
    const before = session.moment();
    moveOn(session);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.moment()).not.toBe(before);
    expect(stepsSaved(session)).toBe(1);
  });

  test('tells every listener once, and nobody who has left', () => {
    const session = begin();
    const staying = jest.fn();
    const leaving = jest.fn();
    session.subscribe(staying);
    const leave = session.subscribe(leaving);
    moveOn(session);
    leave();
    moveOn(session);
    expect([staying.mock.calls.length, leaving.mock.calls.length]).toEqual([2, 1]);
  });

  test('comes back as it was saved, and can be taken back', () => {
    const session = begin();
    session.subscribe(() => undefined);
    moveOn(session);
    const saved = loadMatch(session.id);
    if (!saved) throw new Error('nothing was saved');
    const again = resumeSession(saved);
    again.subscribe(() => undefined);
    expect(again.moment().G).toEqual(session.moment().G);
    again.undo();
    expect(again.moment().G.undoable).toBe(0);
    expect(again.moment().canRedo).toBe(true);
  });

  test('knows when its moves were made, after it was put away too', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const session = begin();
    session.subscribe(() => undefined);
    const moveAfter = (milliseconds: number, on = session): void => {
      jest.advanceTimersByTime(milliseconds);
      moveOn(on);
    };
    moveAfter(500);
    moveAfter(700);
    session.undo();
    session.redo();
    const saved = loadMatch(session.id);
    expect(saved?.record).toMatchObject({ began: 1_000_000, times: [500, 1200] });
    if (!saved) throw new Error('nothing was saved');
    const again = resumeSession(saved);
    again.subscribe(() => undefined);
    moveAfter(60_000, again);
    expect(again.timing?.()).toEqual({ began: 1_000_000, times: [500, 1200, 61_200] });
    jest.useRealTimers();
  });

  test('parts of the state that a move leaves alone stay the same objects', () => {
    const session = begin();
    session.subscribe(() => undefined);
    const before = session.moment().G;
    moveOn(session);
    const { G } = session.moment();
    expect(G).not.toBe(before);
    expect(G.map).toBe(before.map);
    expect(G.wheel).not.toBe(before.wheel);
    expect(G.wheel.actions).toBe(before.wheel.actions);
  });
});

describe('keep', () => {
  const before = { a: [1, { b: 2 }], c: { d: [] as number[] } };

  test('gives what was there before when it says the same', () => {
    expect(keepSame(before, structuredClone(before))).toBe(before);
  });

  test.each([
    ['a changed value', { ...before, a: [1, { b: 3 }] }],
    ['a longer list', { ...before, a: [1, { b: 2 }, 3] }],
    ['a shorter list', { ...before, a: [1] }],
    ['another entry', { ...before, e: undefined }],
    ['a missing entry', { a: before.a }],
    ['a list in place of a record', { ...before, a: { 0: 1, 1: { b: 2 } } }],
  ])('says what is now: %s', (_what, now) => {
    const kept = keepSame<unknown>(before, now);
    expect(kept).toStrictEqual(now);
    expect(kept).not.toBe(before);
  });

  test('gives back what is now where it shares all it can, so that asking again finds it the same', () => {
    const now = { ...before, a: [1, { b: 3 }] };
    expect(keepSame(before, now)).toBe(now);
  });

  test('keeps the parts beside what has changed', () => {
    const kept = keepSame(before, { a: [2, { b: 2 }], c: { d: [] } });
    expect(kept.a[1]).toBe(before.a[1]);
    expect(kept.c).toBe(before.c);
  });
});
