import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, seededNumbers } from '../rules/chance';
import { activeSeat, type Seat } from '../rules/model';
import { legalMoves } from '../rules/moves';
import { openDatabase } from '../server/database/open';
import { botOf, LIVE_PATIENCE } from '../server/doc';
import { newLobby } from '../server/lobby';
import { Matches } from '../server/matches';
import { Problem } from '../server/problem';
import { MatchStorage } from '../server/storage';
import { newStore } from '../server/store';
import { viewOf } from '../server/view';
import type { Sitting } from '../table/online/wire';

/**
 * `npm run leaving -- --tables 200`: people vanish before the game and in it, come back or not, and the house restarts.
 * Every table has to go on, or to wait for somebody who is there; no seat may be played by two.
 */

const LINES = 40;
const fail = (error: unknown): never => {
  throw error;
};

type House = Awaited<ReturnType<typeof openHouse>>;

async function openHouse(folder: string, clock: { at: number }) {
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, fail);
  const present = new Set<Seat>();
  const store = newStore(database, fail);
  const matches = new Matches(new MatchStorage(store, () => clock.at), store, fail);
  const time = { now: () => clock.at, after: () => () => undefined };
  const lobby = newLobby({ store, matches, clock: time, patience: LIVE_PATIENCE, presentAt: () => present });
  return { database, present, matches, lobby };
}

/** One table, from the first who sits down on; what went wrong. */
async function playTable(seed: number): Promise<string[]> {
  const numbers = seededNumbers(seed);
  const draw = (most: number): number => below(most, numbers);
  const wrong: string[] = [];
  const clock = { at: Date.UTC(2026, 10, 19) };
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-leaving-'));
  let house: House = await openHouse(folder, clock);
  const count = 2 + draw(3);
  const kinds = Array.from({ length: count }, () => 'person' as const);
  const host = await house.lobby.create({ kinds, name: 'P0', variant: {} }, false);
  const { id } = host;
  const sittings: Sitting[] = [host];
  for (let seat = 1; seat < count; seat += 1) sittings.push(await house.lobby.join(id, `P${seat}`, seat));
  const tokenOf = (seat: Seat): string | undefined => sittings[seat]?.token;

  /** Whose seats were given to bots before the game. */
  const putOut = new Set<Seat>();
  const someone = (): Seat => {
    const left = kinds.flatMap((_, seat) => (putOut.has(seat) ? [] : [seat]));
    return left[draw(left.length)] ?? 0;
  };

  const come = async (seats: readonly Seat[]): Promise<void> => {
    house.present.clear();
    for (const seat of seats.filter(each => !putOut.has(each))) house.present.add(seat);
    await house.lobby.attended(id);
  };
  const somebody = (): Seat => [...house.present][draw(house.present.size)] ?? 0;
  const view = async () => viewOf(await house.lobby.match(id), house.lobby.presently(id));
  /** What may be refused with good reason. */
  const tried = (run: Promise<unknown>, reasons: readonly Problem['why'][]): Promise<boolean> =>
    run.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        if (!reasons.includes(error.why)) wrong.push(`table ${seed}: ${error.why}`);
        return false;
      },
    );
  const restart = async (): Promise<void> => {
    await house.database.close();
    house = await openHouse(folder, clock);
    clock.at += draw(10_000);
    await come([someone()]);
  };
  /** People come and go, time goes by, now and then the house falls. */
  const happen = async (): Promise<void> => {
    if (draw(12) === 0) await restart();
    else if (draw(3) === 0) await come(kinds.flatMap((_, seat) => (draw(2) ? [seat] : [])));
    // a table where nobody is waits for nobody
    if (house.present.size === 0) await come([someone()]);
    clock.at += draw(LIVE_PATIENCE / 2);
  };

  const beginTable = async (): Promise<void> => {
    const { leader, host: made } = await view();
    if (leader !== made && house.present.has(made))
      wrong.push(`table ${seed}: a host who is here is replaced`);
    if (!house.present.has(leader)) {
      clock.at += LIVE_PATIENCE;
      if (!house.present.has((await view()).leader)) wrong.push(`table ${seed}: nobody leads`);
      return;
    }
    const away = kinds.findIndex((_, seat) => seat !== leader && !house.present.has(seat));
    if (away >= 0 && draw(3) === 0) {
      await house.lobby.seatKind(id, away, tokenOf(leader), 'greedy');
      putOut.add(away);
    }
    await house.lobby.start(id, tokenOf(leader));
  };

  const goOn = async (): Promise<void> => {
    const held = await house.matches.hold(id);
    const seat = held && activeSeat(held.table.G);
    if (!held || seat === undefined) return;
    const { match, table } = held;
    const sitting = match.doc.seats[seat];
    if (!sitting) return;
    const [move] = legalMoves(table.G, seat);
    if (!move) throw new Error(`table ${seed} has no move`);
    const asPerson = { seat, secret: sitting.token ?? '' };
    const asBot = { seat, secret: undefined };
    const isBot = botOf(sitting) !== undefined;
    const [his, others] = isBot ? [asBot, asPerson] : [asPerson, asBot];
    if ('done' in (await house.matches.act(id, others, table._stateID, move)))
      wrong.push(`table ${seed}: seat ${seat} is played by two`);
    if (isBot || house.present.has(seat)) {
      if (!('done' in (await house.matches.act(id, his, table._stateID, move))))
        wrong.push(`table ${seed}: seat ${seat} is stuck`);
      return;
    }
    // it waits for somebody who is away: whoever is here waits, and asks
    const isOver = (await view()).seats[seat]?.overdue === true;
    const wish = (): Promise<unknown> => house.lobby.standIn(id, seat, tokenOf(somebody()), 'greedy');
    const isGiven = await tried(wish(), isOver ? [] : ['hasTime']);
    if (isGiven !== isOver) wrong.push(`table ${seed}: seat ${seat} is replaced too early or too late`);
    if (isGiven) return;
    clock.at += LIVE_PATIENCE;
    await tried(wish(), []);
  };

  try {
    await come([someone()]);
    for (let steps = 0; steps < 400; steps += 1) {
      await happen();
      const { status, seats } = await view();
      seats.forEach(({ present, standIn, standInBy }, seat) => {
        if (present && standIn && standInBy !== seat)
          wrong.push(`table ${seed}: seat ${seat} is not given back`);
      });
      if (status === 'open') await beginTable();
      else await goOn();
      if (((await house.matches.hold(id))?.table._stateID ?? 0) >= LINES) return wrong;
    }
    return [...wrong, `table ${seed} does not go on`];
  } finally {
    await house.database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What went wrong at so many tables. */
export async function leaveTables(tables: number, first = 1): Promise<string[]> {
  const wrong: string[] = [];
  for (let seed = first; seed < first + tables; seed += 1) wrong.push(...(await playTable(seed)));
  return wrong;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { tables: { type: 'string', default: '200' } } });
  const wrong = await leaveTables(Number(values.tables));
  console.log(wrong.length === 0 ? `${values.tables} tables: all went on.` : wrong.join('\n'));
  if (wrong.length > 0) process.exitCode = 1;
}

if (require.main === module) void main();
