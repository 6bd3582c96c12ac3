import { afterWaiting, soon } from '../../src/ui/session/soon';

/** Until everything that waits has been done. */
const quiet = (): Promise<void> => new Promise(resolve => soon({}, resolve));

test('what waits is done in turn, each piece once; what comes after all of it comes last', async () => {
  const done: string[] = [];
  const board = {};
  soon(board, () => done.push('old board'));
  soon({}, () => done.push('map'));
  afterWaiting(() => done.push('motion'));
  soon(board, () => done.push('board'));
  expect(done).toEqual([]);
  await quiet();
  expect(done).toEqual(['board', 'map', 'motion']);
});

test('what comes after all is done at once when nothing waits, and none is left out', async () => {
  const done: number[] = [];
  afterWaiting(() => done.push(1));
  expect(done).toEqual([1]);
  soon({}, () => undefined);
  afterWaiting(() => done.push(2));
  afterWaiting(() => done.push(3));
  await quiet();
  expect(done).toEqual([1, 2, 3]);
});
