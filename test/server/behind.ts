import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeSeat, type Move, type Seat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { openDatabase } from '../../src/server/database/open';
import type { Sql } from '../../src/server/database/sql';
import { LIVE_PATIENCE } from '../../src/server/doc';
import { newLobby } from '../../src/server/lobby';
import { Matches, type Actor } from '../../src/server/matches';
import type { News } from '../../src/server/news';
import { MatchStorage } from '../../src/server/storage';
import { newStore } from '../../src/server/store';
import type { SeatKind } from '../../src/table/seats';
import type { FollowedTable } from '../../src/table/online/follow';

/** What is behind the door, on a real database in a folder of its own, without lines and pages. */

export type Behind = Awaited<ReturnType<typeof openBehind>>;

const open: Sql[] = [];

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tiletum-behind-'));

/** A clock that stands until somebody turns it. */
export function newHands(at = Date.UTC(2026, 10, 19)) {
  let due: { at: number; run: () => void }[] = [];
  return {
    now: () => at,
    after: (ms: number, run: () => void) => {
      const alarm = { at: at + ms, run };
      due.push(alarm);
      return () => void (due = due.filter(each => each !== alarm));
    },
    turn(ms: number): void {
      at += ms;
      const now = due.filter(alarm => alarm.at <= at);
      due = due.filter(alarm => alarm.at > at);
      for (const { run } of now) run();
    },
  };
}

/** Two at one folder are two processes at one database. `through` stands between house and database. */
export async function openBehind(folder = newFolder(), through: (database: Sql) => Sql = same => same) {
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const real = await openDatabase({ dataDir: folder, databaseUrl: undefined }, onError);
  open.push(real);
  const database = through(real);
  const store = newStore(database);
  const clock = newHands();
  /** Who is there, at any table: a test says it. */
  const present = new Set<Seat>();
  const storage = new MatchStorage(store, clock.now);
  const matches = new Matches(storage, store, onError);
  const told: News[] = [];
  matches.listen((_id, news) => told.push(news));
  const lobby = newLobby({ store, matches, clock, patience: LIVE_PATIENCE, presentAt: () => present });
  return { folder, database, store, storage, matches, lobby, clock, present, errors, told };
}

export async function closeBehind(): Promise<void> {
  await Promise.all(open.splice(0).map(database => database.close()));
}

/** A match that has begun, and the secrets of its seats. */
export async function begin({ lobby }: Behind, kinds: SeatKind[] = ['person', 'person']) {
  const host = await lobby.create({ kinds, name: 'Ann', variant: { firstPlayer: 0 } }, false);
  const guests = kinds.slice(1).filter(kind => kind === 'person');
  const others = [];
  for (const [index] of guests.entries()) others.push(await lobby.join(host.id, `Guest ${index}`, undefined));
  await lobby.start(host.id, host.token);
  return { id: host.id, sittings: [host, ...others] };
}

export async function tableOf({ matches }: Behind, id: string): Promise<FollowedTable> {
  const held = await matches.hold(id);
  if (!held) throw new Error('no such match');
  return held.table;
}

/** Whoever sits there, as the house knows him by his line. */
export async function actorAt({ store }: Pick<Behind, 'store'>, id: string, seat: Seat): Promise<Actor> {
  return { seat, secret: (await store.match(id))?.doc.seats[seat]?.token };
}

/** Whose turn it is, the number of the next line, and something that can be done. */
export async function next(behind: Behind, id: string): Promise<{ seat: number; n: number; move: Move }> {
  const table = await tableOf(behind, id);
  const seat = activeSeat(table.G) ?? 0;
  const moves = legalMoves(table.G, seat);
  const move = moves[table._stateID % moves.length];
  if (!move) throw new Error('nothing can be done');
  return { seat, n: table._stateID, move };
}

export async function play(behind: Behind, id: string, moves: number): Promise<void> {
  for (let done = 0; done < moves; done += 1) {
    const { seat, n, move } = await next(behind, id);
    const who = await actorAt(behind, id, seat);
    expect(await behind.matches.act(id, who, n, move)).toEqual({ done: n });
  }
}
