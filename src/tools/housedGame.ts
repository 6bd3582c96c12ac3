import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options, State } from '../rules/model';
import { openDatabase } from '../server/database/open';
import { LIVE_PATIENCE } from '../server/doc';
import { Matches } from '../server/matches';
import { MatchStorage, type Held } from '../server/storage';
import { newStore } from '../server/store';
import { newGame } from '../table/game';
import { openOnlineTable } from '../table/online/follow';
import { atRandom } from './randomGame';
import { choices } from './step';

/** Random games as a house makes and stores them: by the framework's master, into a database on disk. */

const fail = (error: unknown): never => {
  throw error;
};

/** A house in a folder of its own. The boxes of its games have to be at hand before. */
export async function openBenchHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-bench-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, fail);
  const store = newStore(database, fail);
  const matches = new Matches(new MatchStorage(store, Date.now), store, fail);

  let games = 0;

  /** A table at which nobody but bots sits. */
  async function openTable(id: string, options: Options): Promise<Held> {
    const { start, waits } = openOnlineTable(newGame(), options);
    const seats = options.players.map(({ name, colour }) => ({ kind: 'random' as const, name, colour }));
    const doc = { seats, host: 0, variant: {}, patience: LIVE_PATIENCE };
    await store.create({ ...{ id, status: 'running', listed: false }, waits, doc, start }, true);
    return (await matches.hold(id)) ?? fail(new Error('there is no table'));
  }

  /** Milliseconds of the processor for each move, from its being sent to its being on disk. */
  async function play(options: Options, seed: number): Promise<number> {
    const id = `game ${(games += 1)}`;
    const held = await openTable(id, options);
    const choose = atRandom(seed);
    let time = 0;
    for (let state: State = held.table.G; !state.ranking; state = held.table.G) {
      const { seat, moves } = choices(state);
      const move = choose(state, seat, moves) ?? fail(new Error('nothing was chosen'));
      const before = process.cpuUsage();
      const answer = await matches.act(id, { seat, secret: undefined }, held.table._stateID, move);
      const { user, system } = process.cpuUsage(before);
      if (!('done' in answer)) throw new Error(`the house does not do ${JSON.stringify(move)}`);
      time += (user + system) / 1000;
    }
    await matches.release(id, () => true);
    return time / held.lines.length;
  }

  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { play, close };
}
