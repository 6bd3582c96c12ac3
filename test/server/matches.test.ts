import { Conflict, type Sql } from '../../src/server/database/sql';
import { actorAt, begin, closeBehind, newFolder, next, openBehind, play, tableOf } from './behind';

afterEach(closeBehind);

/** All of a table but what belongs to one process: the log of the last move, and the seed of the framework's own chance,
 * which nobody asks. */
const kept = (table: object): string =>
  JSON.stringify(table, (key, value: unknown) =>
    key === 'deltalog' || key === 'random' ? undefined : value,
  );

/** A database whose writes can be held up, or fail. */
function unreliable() {
  const will = { fail: undefined as Error | undefined, wait: Promise.resolve() };
  const through = (real: Sql): Sql => ({
    ...real,
    write: async statements => {
      await will.wait;
      if (will.fail) throw will.fail;
      await real.write(statements);
    },
  });
  return { will, through };
}

describe('what is kept', () => {
  test('after a restart everything is as it was, byte for byte', async () => {
    const before = await openBehind();
    const { id } = await begin(before);
    await play(before, id, 40);
    const after = await openBehind(before.folder);
    expect(kept(await tableOf(after, id))).toBe(kept(await tableOf(before, id)));
    await play(after, id, 20);
  });

  test('what was done before a restart can be taken back after it, and done again', async () => {
    const before = await openBehind();
    const { id } = await begin(before);
    const { seat } = await next(before, id);
    const untouched = JSON.stringify((await tableOf(before, id)).G);
    await play(before, id, 1);
    const moved = JSON.stringify((await tableOf(before, id)).G);
    const after = await openBehind(before.folder);
    expect(await after.matches.act(id, await actorAt(after, id, seat), 1, { type: 'undo' })).toEqual({
      done: 1,
    });
    expect(JSON.stringify((await tableOf(after, id)).G)).toBe(untouched);
    const again = await openBehind(before.folder);
    expect(await again.matches.act(id, await actorAt(again, id, seat), 2, { type: 'redo' })).toEqual({
      done: 2,
    });
    expect(JSON.stringify((await tableOf(again, id)).G)).toBe(moved);
  });

  test('a game goes to its end, and is over in the database', async () => {
    const behind = await openBehind();
    const { id } = await begin(behind, ['person', 'person']);
    for (let n = 0; (await tableOf(behind, id)).G.ranking === undefined; n += 1) await play(behind, id, 1);
    const { players } = (await tableOf(behind, id)).G;
    const scores = players.map(({ score }) => score);
    expect(await behind.store.match(id)).toMatchObject({ status: 'over', scores, waits: undefined });
    expect((await behind.matches.hold(id))?.match).toMatchObject({ status: 'over', scores });
    expect(behind.told.at(-1)).toEqual({ changed: true });
    expect(
      await behind.matches.act(id, await actorAt(behind, id, 0), (await tableOf(behind, id))._stateID, {
        type: 'undo',
      }),
    ).toMatchObject({
      refused: { why: 'gameOver' },
    });
  });

  test('the log of the move before is no line', async () => {
    const behind = await openBehind();
    const { id } = await begin(behind);
    await play(behind, id, 1);
    const table = await tableOf(behind, id);
    await behind.storage.setState(id, table, table.deltalog);
    expect(await behind.store.lines(id)).toHaveLength(1);
  });
});

describe('store first, tell then', () => {
  test('nobody hears of a move before it is stored', async () => {
    const { will, through } = unreliable();
    const behind = await openBehind(newFolder(), through);
    const { id } = await begin(behind);
    behind.told.length = 0;
    let goOn = (): void => undefined;
    will.wait = new Promise(resolve => (goOn = resolve));
    const { seat, n, move } = await next(behind, id);
    const who = await actorAt(behind, id, seat);
    const acting = behind.matches.act(id, who, n, move);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect([behind.told, (await tableOf(behind, id))._stateID]).toEqual([[], n]);
    goOn();
    expect(await acting).toEqual({ done: n });
    expect(behind.told).toMatchObject([{ n }]);
  });

  test('a move that cannot be stored has not been done: nobody hears of it, and it can be done again', async () => {
    const { will, through } = unreliable();
    const behind = await openBehind(newFolder(), through);
    const { id } = await begin(behind);
    behind.told.length = 0;
    const before = kept(await tableOf(behind, id));
    const { seat, n, move } = await next(behind, id);
    will.fail = new Error('the disk is full');
    expect(await behind.matches.act(id, await actorAt(behind, id, seat), n, move)).toEqual({
      problem: 'notStored',
    });
    expect([kept(await tableOf(behind, id)), behind.told]).toEqual([before, []]);
    expect(behind.errors).toEqual([will.fail]);
    will.fail = undefined;
    expect(await behind.matches.act(id, await actorAt(behind, id, seat), n, move)).toEqual({ done: n });
  });

  test('who listens and fails keeps it neither from being done nor from the others', async () => {
    const behind = await openBehind();
    const { id } = await begin(behind);
    behind.told.length = 0;
    behind.matches.listen(() => {
      throw new Error('deaf');
    });
    const heard: unknown[] = [];
    behind.matches.listen((_id, news) => heard.push(news));
    await play(behind, id, 2);
    expect(heard).toMatchObject([{ n: 0 }, { n: 1 }]);
    expect(behind.errors).toHaveLength(2);
  });
});

describe('one after the other', () => {
  test('of many acts for one place the first is done, the others are stale', async () => {
    const behind = await openBehind();
    const { id } = await begin(behind);
    const { seat, n, move } = await next(behind, id);
    const who = await actorAt(behind, id, seat);
    const answers = await Promise.all(Array.from({ length: 20 }, () => behind.matches.act(id, who, n, move)));
    expect(answers).toEqual([{ done: n }, ...Array.from({ length: 19 }, () => ({ stale: true }))]);
  });

  test('what the rules do not allow is refused with the reason', async () => {
    const behind = await openBehind();
    const { id } = await begin(behind);
    const { seat, n, move } = await next(behind, id);
    expect(await behind.matches.act(id, await actorAt(behind, id, 1 - seat), n, move)).toMatchObject({
      refused: { why: 'notYourTurn' },
    });
    expect(await behind.matches.act(id, await actorAt(behind, id, seat), n, { type: 'undo' })).toMatchObject({
      refused: { why: 'notNow' },
    });
    expect(await behind.matches.act('nomatchthere', { seat, secret: 'x' }, n, move)).toEqual({
      problem: 'noSuchTable',
    });
    expect(await behind.store.lines(id)).toEqual([]);
  });

  test('a process that was slower reads what the other one has stored, and tells it', async () => {
    const here = await openBehind();
    const there = await openBehind(here.folder);
    const { id } = await begin(here);
    const { seat, n, move } = await next(there, id);
    await play(here, id, 1);
    there.told.length = 0;
    expect(await there.matches.act(id, await actorAt(there, id, seat), n, move)).toEqual({ stale: true });
    expect(there.told).toMatchObject([{ n }]);
    expect(kept(await tableOf(there, id))).toBe(kept(await tableOf(here, id)));
    await play(there, id, 3);
    await here.matches.hear(JSON.stringify({ match: id, n: 3, line: '' }), () => [id]);
    expect(kept(await tableOf(here, id))).toBe(kept(await tableOf(there, id)));
  });

  test('words that meet those of another process are said all the same', async () => {
    let meets = 2;
    const through = (real: Sql): Sql => ({
      ...real,
      write: async statements => {
        const isChat = statements.some(({ text }) => text.includes('into chats'));
        if (isChat && meets-- > 0) throw new Conflict('somebody spoke');
        await real.write(statements);
      },
    });
    const behind = await openBehind(newFolder(), through);
    const { id } = await begin(behind);
    await behind.matches.say(id, { seat: 0, words: 'hello', at: 7 });
    expect(await behind.store.chats(id)).toEqual([{ seat: 0, words: 'hello', at: 7 }]);
  });
});

describe('in memory', () => {
  test('is what somebody needs, and nothing else', async () => {
    const behind = await openBehind();
    const { id, sittings } = await begin(behind);
    expect(behind.matches.held).toBe(0);
    await behind.lobby.standIn(id, 1, sittings[1]?.token, 'greedy');
    await behind.matches.hear(JSON.stringify({ match: id, changed: true }), () => []);
    await behind.matches.hold('nomatchthere');
    expect(behind.matches.held).toBe(0);
    await play(behind, id, 1);
    await behind.matches.release(id, () => false);
    expect(behind.matches.held).toBe(1);
    await behind.matches.release(id, () => true);
    expect(behind.matches.held).toBe(0);
  });

  test('words of long ago make room for new ones', async () => {
    const { store } = await openBehind();
    for (let n = 0; n < 205; n += 1) await store.say('any', { seat: 0, words: `${n}`, at: n });
    const chats = await store.chats('any');
    expect([chats.length, chats[0]?.words, chats.at(-1)?.words]).toEqual([200, '5', '204']);
  });
});
