import { openBotRoom } from '../../src/server/bots';
import { until } from './attack/rawLine';
import { begin, closeBehind, openBehind, play, tableOf, type Behind } from './behind';

const closing: (() => void)[] = [];
const SOON = { pauseMs: 5, scanMs: 100 };

afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await new Promise(resolve => setTimeout(resolve, 30));
  await closeBehind();
});

function openRoom({ matches, store, errors }: Behind, scanMs = SOON.scanMs) {
  const woken: string[] = [];
  const room = openBotRoom({
    ...{ matches, store, pace: { ...SOON, scanMs } },
    onWoken: id => woken.push(id),
    onError: error => errors.push(error),
  });
  closing.push(() => room.close());
  return { room, woken };
}

/** How far a match has come. */
const lines = async (behind: Behind, id: string): Promise<number> => (await tableOf(behind, id))._stateID;

test('bots play their seats until it is a person’s turn, once somebody has come', async () => {
  const behind = await openBehind();
  const { id } = await begin(behind, ['person', 'greedy']);
  const { room } = openRoom(behind, 60_000);
  while ((await behind.matches.hold(id))?.match.waits !== 1) await play(behind, id, 1);
  const before = await lines(behind, id);
  await room.seat(id);
  await until(async () => (await behind.store.match(id))?.waits === 0);
  expect(await lines(behind, id)).toBeGreaterThan(before);
  expect(behind.errors).toEqual([]);
});

test('bots that slept when the house was closed are woken, though nobody comes', async () => {
  const before = await openBehind();
  const { id } = await begin(before, ['person', 'random']);
  while ((await before.matches.hold(id))?.match.waits !== 1) await play(before, id, 1);
  const after = await openBehind(before.folder);
  const { woken } = openRoom(after);
  await until(async () => (await after.store.match(id))?.waits === 0);
  expect(woken).toContain(id);
  expect(after.errors).toEqual([]);
});

test('a bot that stands in begins at once, and ends when the person is back', async () => {
  const behind = await openBehind();
  const { id, sittings } = await begin(behind);
  const { room } = openRoom(behind, 60_000);
  await room.seat(id);
  expect(room.plays(id)).toBe(false);
  await behind.lobby.standIn(id, 0, sittings[0]?.token, 'greedy');
  await until(async () => (await behind.store.match(id))?.waits === 1);
  expect(room.plays(id)).toBe(true);
  await behind.lobby.standIn(id, 0, sittings[0]?.token, undefined);
  await until(() => !room.plays(id));
  await play(behind, id, 1);
  while ((await behind.matches.hold(id))?.match.waits !== 0) await play(behind, id, 1);
  const there = await lines(behind, id);
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(await lines(behind, id)).toBe(there);
});

test('guests who come again and again do not begin it anew', async () => {
  const behind = await openBehind();
  const { id } = await begin(behind, ['person', 'greedy']);
  while ((await behind.matches.hold(id))?.match.waits !== 1) await play(behind, id, 1);
  const { room } = openRoom(behind, 60_000);
  const before = await lines(behind, id);
  // each comes before the bot would have got round to its step
  for (let n = 0; n < 100 && (await lines(behind, id)) === before; n += 1) {
    await room.seat(id);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  expect(await lines(behind, id)).toBeGreaterThan(before);
});
