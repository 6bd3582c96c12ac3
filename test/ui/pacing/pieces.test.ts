import type * as Soon from '../../../src/ui/pacing/pieces';
import { afterWaiting, afterPaint, inTurn, isWaiting } from '../../../src/ui/pacing/pieces';

/** Until everything that waits has been done. */
const quiet = (): Promise<void> => new Promise(resolve => afterPaint({}, resolve));

test('what waits is done in turn, each piece once; what comes after all of it comes last', async () => {
  const done: string[] = [];
  const board = {};
  afterPaint(board, () => done.push('old board'));
  afterPaint({}, () => done.push('map'));
  afterWaiting(() => done.push('motion'));
  afterPaint(board, () => done.push('board'));
  expect(done).toEqual([]);
  await quiet();
  expect(done).toEqual(['board', 'map', 'motion']);
});

test('what comes after all is done at once when nothing waits, and none is left out', async () => {
  const done: number[] = [];
  afterWaiting(() => done.push(1));
  expect(done).toEqual([1]);
  afterPaint({}, () => undefined);
  afterWaiting(() => done.push(2));
  afterWaiting(() => done.push(3));
  await quiet();
  expect(done).toEqual([1, 2, 3]);
});

test('what comes at one moment comes in the order of its turns', async () => {
  const done: string[] = [];
  inTurn(3, () => done.push('log'));
  inTurn(1, () => done.push('map'));
  inTurn(2, () => done.push('board'));
  await Promise.resolve();
  expect([done, isWaiting()]).toEqual([[], true]);
  await quiet();
  expect([done, isWaiting()]).toEqual([['map', 'board', 'log'], false]);
});

test('what is large has a picture to itself, what is small shares one', () => {
  const pictures: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const run = (all: (() => void)[]): void => {
    for (let next = all.shift(); next; next = all.shift()) next();
  };
  const page = { hidden: false, addEventListener: () => undefined };
  Object.assign(globalThis, {
    document: page,
    requestAnimationFrame: (come: () => void) => pictures.push(come),
  });
  const later = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void) => {
    tasks.push(work);
  }) as unknown as typeof setTimeout);
  try {
    jest.isolateModules(() => {
      const { afterPaint: ask } = jest.requireActual<typeof Soon>('../../../src/ui/pacing/pieces');
      const done: string[] = [];
      ask({}, () => done.push('offers'));
      ask({}, () => done.push('log'));
      ask({}, () => done.push('board'), true);
      ask({}, () => done.push('street'), true);
      ask({}, () => done.push('map'));
      const shown: string[] = [];
      while (pictures.length > 0) {
        pictures.splice(0).forEach(picture => picture());
        run(tasks);
        shown.push(done.splice(0).join(' '));
      }
      expect(shown).toEqual(['offers log', 'board', 'street', 'map']);
    });
  } finally {
    later.mockRestore();
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  }
});
