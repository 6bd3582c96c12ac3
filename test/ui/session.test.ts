import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { optionsFor } from '../../src/tools/step';
import { keepSame } from '../../src/ui/session/keep';
import { loadMatch } from '../../src/ui/session/savedMatches';
import { beginMatch } from '../../src/ui/session/beginMatch';
import type { Session } from '../../src/ui/session/session';
import { openMatch, type OpenMatch } from './openMatch';

const PEOPLE = ['person', 'person'] as const;
const begin = (): OpenMatch => openMatch(beginMatch(optionsFor(2), PEOPLE));
const stepsSaved = ({ kept: { id } }: OpenMatch): number | undefined =>
  loadMatch(id)?.record.game.steps.length;

/** Makes the first move that is possible. */
function moveOn(session: Session): void {
  const { G } = session.moment();
  const [move] = legalMoves(G, activeSeat(G) ?? -1);
  if (!move) throw new Error('there is no move');
  session.make(move);
}

describe('a match of this device', () => {
  test('is saved when it begins and after every change, taking back too', () => {
    const match = begin();
    expect(stepsSaved(match)).toBe(0);
    moveOn(match.session);
    expect(stepsSaved(match)).toBe(1);
    match.session.undo();
    expect(stepsSaved(match)).toBe(0);
  });

  test('goes on when its page is taken away and put back, as strict mode does', () => {
    const match = begin();
    const { kept, session, leave } = match;
    leave();
    leave();
    kept.follow(session);
    const heard = jest.fn();
    session.subscribe(heard);
    const before = session.moment();
    moveOn(session);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.moment()).not.toBe(before);
    expect(stepsSaved(match)).toBe(1);
  });

  test('tells every listener once, and nobody who has left', () => {
    const { session } = begin();
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
    const { session, kept } = begin();
    moveOn(session);
    const { session: again } = openMatch(kept.id);
    expect(again.moment().G).toEqual(session.moment().G);
    again.undo();
    expect(again.moment().G.undoable).toBe(0);
    expect(again.moment().canRedo).toBe(true);
    again.redo();
    expect(again.moment().G).toEqual(session.moment().G);
  });

  test('knows when its moves were made, after it was put away too', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const { session, kept } = begin();
    const moveAfter = (milliseconds: number, on: Session = session): void => {
      jest.advanceTimersByTime(milliseconds);
      moveOn(on);
    };
    moveAfter(500);
    moveAfter(700);
    session.undo();
    session.redo();
    expect(loadMatch(kept.id)?.record).toMatchObject({ began: 1_000_000, times: [500, 1200] });
    const { session: again } = openMatch(kept.id);
    moveAfter(60_000, again);
    expect(again.timing()).toEqual({ began: 1_000_000, times: [500, 1200, 61_200] });
    jest.useRealTimers();
  });

  test('parts of the state that a move leaves alone stay the same objects', () => {
    const { session } = begin();
    const before = session.moment().G;
    moveOn(session);
    const { G } = session.moment();
    expect(G).not.toBe(before);
    expect(G.map).toBe(before.map);
    expect(G.wheel).not.toBe(before.wheel);
    expect(G.wheel.actions).toBe(before.wheel.actions);
    expect(session.moment().before).toBe(before);
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

  test('what is no plain data is the same or another: nobody looks into it', () => {
    class Round {
      readonly self = this;
    }
    const [one, other] = [new Round(), new Round()];
    expect(keepSame<Round>(one, other)).toBe(other);
    expect(keepSame({ of: one }, { of: other }).of).toBe(other);
  });

  test('keeps the parts beside what has changed', () => {
    const kept = keepSame(before, { a: [2, { b: 2 }], c: { d: [] } });
    expect(kept.a[1]).toBe(before.a[1]);
    expect(kept.c).toBe(before.c);
  });
});
