import { activeSeat } from '../../src/rules/model';
import { LIVE_PATIENCE } from '../../src/server/doc';
import { leaderOf } from '../../src/server/patience';
import { sameAgain } from '../../src/server/tables';
import { viewOf } from '../../src/server/view';
import {
  actorAt,
  begin,
  closeBehind,
  newFolder,
  next,
  openBehind,
  play,
  tableOf,
  type Behind,
} from './behind';

/** Nobody who leaves stops a table, and nobody who is there, or soon back, is replaced. */

afterEach(closeBehind);

/** Three people at a running match. */
async function atTable(behind: Behind) {
  const { id, sittings } = await begin(behind, ['person', 'person', 'person']);
  const tokens = sittings.map(({ token }) => token);
  /** Who is there from now on. */
  const here = async (...seats: number[]): Promise<void> => {
    behind.present.clear();
    for (const seat of seats) behind.present.add(seat);
    await behind.lobby.attended(id);
  };
  const view = async () => viewOf(await behind.lobby.match(id), behind.lobby.presently(id));
  /** Somebody wishes for a bot at a seat. */
  const wish = (by: number, seat: number) => behind.lobby.standIn(id, seat, tokens[by], 'greedy');
  const back = (by: number, seat: number) => behind.lobby.standIn(id, seat, tokens[by], undefined);
  /** Until it is the turn of a seat. */
  const turnOf = async (seat: number): Promise<void> => {
    while (activeSeat((await tableOf(behind, id)).G) !== seat) await play(behind, id, 1);
  };
  return { id, here, view, wish, back, turnOf };
}

describe('my own seat', () => {
  test('is handed to a bot at any time, by the host or not, and taken back', async () => {
    const behind = await openBehind();
    const { id, here, view, wish, back } = await atTable(behind);
    await here(0, 1, 2);
    for (const seat of [0, 1]) {
      await wish(seat, seat);
      expect((await view()).seats[seat]).toMatchObject({ standIn: 'greedy', standInBy: seat, present: true });
      await back(seat, seat);
      expect((await view()).seats[seat]?.standIn).toBeUndefined();
    }
    const told = (await view()).notes.map(({ what, seat }) => `${what} ${seat}`);
    expect(told).toEqual(['standIn 0', 'back 0', 'standIn 1', 'back 1']);
    expect((await behind.store.match(id))?.doc.seats[1]).not.toHaveProperty('standInBy');
  });

  test('stays with the bot when my line breaks and comes back: I have wished it so', async () => {
    const { here, view, wish } = await atTable(await openBehind());
    await here(0, 1, 2);
    await wish(1, 1);
    await here(0, 2);
    await here(0, 1, 2);
    expect((await view()).seats[1]).toMatchObject({ standIn: 'greedy', standInBy: 1 });
  });

  test('is played by one of us: nobody acts for a bot, no bot for a person', async () => {
    const behind = await openBehind();
    const { id, here, wish, back } = await atTable(behind);
    await here(0, 1, 2);
    const { seat, n, move } = await next(behind, id);
    const person = await actorAt(behind, id, seat);
    const bot = { seat, secret: undefined };
    expect(await behind.matches.act(id, bot, n, move)).toEqual({ problem: 'notYours' });
    await wish(seat, seat);
    expect(await behind.matches.act(id, person, n, move)).toEqual({ problem: 'standsIn' });
    expect(await behind.matches.act(id, { seat, secret: 'another' }, n, move)).toEqual({
      problem: 'notYours',
    });
    await back(seat, seat);
    expect(await behind.matches.act(id, bot, n, move)).toEqual({ problem: 'notYours' });
    expect(await behind.matches.act(id, person, n, move)).toEqual({ done: n });
  });

  test('so it is at two processes, before the one has heard what was done at the other', async () => {
    const folder = newFolder();
    const [one, other] = [await openBehind(folder), await openBehind(folder)];
    const { id, here, wish } = await atTable(one);
    await here(0, 1, 2);
    const { seat, n, move } = await next(other, id);
    const person = await actorAt(other, id, seat);
    await wish(seat, seat);
    // it holds the match as it was
    expect((await other.matches.hold(id))?.match.doc.seats[seat]?.standIn).toBeUndefined();
    expect(await other.matches.act(id, person, n, move)).toEqual({ problem: 'standsIn' });
    expect(await other.matches.act(id, { seat, secret: undefined }, n, move)).toEqual({ done: n });
  });
});

describe('somebody who is away', () => {
  test('is stood in for when the table has waited for two minutes, at the wish of anybody at it', async () => {
    const behind = await openBehind();
    const { here, view, wish, turnOf } = await atTable(behind);
    await here(0, 1, 2);
    await turnOf(1);
    await here(0, 2);
    expect((await view()).seats[1]).toMatchObject({
      present: false,
      overdue: false,
      gone: behind.clock.now(),
    });
    behind.clock.turn(LIVE_PATIENCE - 1);
    await expect(wish(2, 1)).rejects.toMatchObject({ why: 'hasTime' });
    behind.clock.turn(1);
    expect((await view()).seats[1]).toMatchObject({ overdue: true });
    await expect(behind.lobby.standIn((await view()).id, 1, 'a stranger’s', 'greedy')).rejects.toMatchObject({
      why: 'notYours',
    });
    await wish(2, 1);
    expect((await view()).seats[1]).toMatchObject({ standIn: 'greedy', standInBy: 2, overdue: false });
    expect((await view()).notes).toMatchObject([{ what: 'standIn', seat: 1, by: 2 }]);
  });

  test('has the seat again at once when he is back', async () => {
    const behind = await openBehind();
    const { id, here, view, wish, turnOf } = await atTable(behind);
    await here(0, 1, 2);
    await turnOf(1);
    await here(0, 2);
    behind.clock.turn(LIVE_PATIENCE);
    await wish(0, 1);
    await here(0, 1, 2);
    expect((await view()).seats[1]).toMatchObject({ present: true, standIn: undefined });
    expect((await view()).notes.at(-1)).toMatchObject({ what: 'back', seat: 1 });
    const { n, move } = await next(behind, id);
    expect(await behind.matches.act(id, await actorAt(behind, id, 1), n, move)).toEqual({ done: n });
  });

  test('is not replaced while he is here, nor while the table waits for another one', async () => {
    const behind = await openBehind();
    const { here, wish, turnOf } = await atTable(behind);
    await here(0, 1, 2);
    await turnOf(1);
    behind.clock.turn(10 * LIVE_PATIENCE);
    await expect(wish(0, 1)).rejects.toMatchObject({ why: 'isHere' });
    await here(0, 1);
    behind.clock.turn(10 * LIVE_PATIENCE);
    await expect(wish(0, 2)).rejects.toMatchObject({ why: 'hasTime' });
    // his turn has just come
    await turnOf(2);
    await expect(wish(0, 2)).rejects.toMatchObject({ why: 'hasTime' });
    behind.clock.turn(LIVE_PATIENCE);
    await wish(0, 2);
  });

  test('is waited for anew after a blink', async () => {
    const behind = await openBehind();
    const { here, wish, turnOf } = await atTable(behind);
    await here(0, 1, 2);
    await turnOf(1);
    await here(0, 2);
    behind.clock.turn(LIVE_PATIENCE - 1);
    await here(0, 1, 2);
    await here(0, 2);
    behind.clock.turn(1);
    await expect(wish(0, 1)).rejects.toMatchObject({ why: 'hasTime' });
  });

  test('is not forgotten by a restart; who was there when the house fell has his time from then on', async () => {
    const before = await openBehind();
    const { id, here, turnOf } = await atTable(before);
    await here(0, 1, 2);
    await turnOf(1);
    await here(0, 2);
    before.clock.turn(LIVE_PATIENCE - 1000);
    const after = await openBehind(before.folder);
    after.clock.turn(before.clock.now() - after.clock.now());
    // Ann is back, Cleo is not
    after.present.add(0);
    await after.lobby.attended(id);
    after.clock.turn(1000);
    const view = viewOf(await after.lobby.match(id), after.lobby.presently(id));
    expect(view.seats.map(({ overdue }) => overdue)).toEqual([false, true, false]);
    expect(view.seats[2]?.gone).toBe(after.clock.now() - 1000);
  });

  test('has nothing of it at the next table', async () => {
    const behind = await openBehind();
    const { id, here, wish } = await atTable(behind);
    await here(0, 1, 2);
    await wish(1, 1);
    const { doc } = await behind.lobby.match(id);
    const rematch = sameAgain({ ...doc, rematch: 'x' }, 1, 7);
    expect(rematch).not.toHaveProperty('notes');
    expect(rematch).toMatchObject({ host: 1, patience: LIVE_PATIENCE });
    expect(rematch.seats.map(({ standIn, seen }) => [standIn, seen])).toEqual(
      [0, 1, 2].map(() => [undefined, { here: false, since: 7 }]),
    );
    expect(rematch.seats.map(({ token }) => token)).toEqual(doc.seats.map(({ token }) => token));
  });
});

describe('a host who is away', () => {
  /** A table of three before the game, Cleo there for longer than Bob. */
  async function open(behind: Behind) {
    const { lobby, present, clock } = behind;
    const ann = await lobby.create({ kinds: ['person', 'person', 'person'], name: 'Ann', variant: {} }, true);
    const [bob, cleo] = [await lobby.join(ann.id, 'Bob', 1), await lobby.join(ann.id, 'Cleo', 2)];
    for (const seat of [2, 1]) {
      present.add(seat);
      await lobby.attended(ann.id);
      clock.turn(1000);
    }
    return { id: ann.id, ann, bob, cleo };
  }

  test('is acted for by who has been there longest, before the game, and is the host again when he is back', async () => {
    const behind = await openBehind();
    const { lobby, present, clock } = behind;
    const { id, ann, bob, cleo } = await open(behind);
    const leader = async () => viewOf(await lobby.match(id), lobby.presently(id)).leader;
    clock.turn(LIVE_PATIENCE - 2001);
    expect(await leader()).toBe(0);
    await expect(lobby.seatKind(id, 1, cleo.token, 'greedy')).rejects.toMatchObject({ why: 'notHost' });
    clock.turn(1);
    expect(await leader()).toBe(2);
    await expect(lobby.start(id, bob.token)).rejects.toMatchObject({ why: 'notHost' });
    present.add(0);
    await lobby.attended(id);
    expect(await leader()).toBe(0);
    await expect(lobby.start(id, cleo.token)).rejects.toMatchObject({ why: 'notHost' });
    await lobby.start(id, ann.token);
  });

  test('who acts for him may start, or give his seat away and be the host then', async () => {
    const behind = await openBehind();
    const { lobby, clock } = behind;
    const { id, ann, cleo } = await open(behind);
    clock.turn(LIVE_PATIENCE);
    await expect(lobby.seatKind(id, 2, cleo.token, 'person')).rejects.toMatchObject({ why: 'ownSeat' });
    await lobby.seatKind(id, 0, cleo.token, 'greedy');
    expect((await lobby.match(id)).doc).toMatchObject({ host: 2, seats: [{ kind: 'greedy' }, {}, {}] });
    await expect(lobby.start(id, ann.token)).rejects.toMatchObject({ why: 'notHost' });
    await lobby.start(id, cleo.token);
    expect((await lobby.match(id)).status).toBe('running');
  });

  test('in the game as well; without anybody there he stays the host', async () => {
    const behind = await openBehind();
    const { id, here } = await atTable(behind);
    await here(1, 2);
    behind.clock.turn(LIVE_PATIENCE);
    const match = await behind.lobby.match(id);
    expect(leaderOf(match, behind.lobby.presently(id))).toBe(1);
    await here();
    expect(leaderOf(match, behind.lobby.presently(id))).toBe(0);
  });
});
