import { COUNTED_DEEDS } from '../../src/rules/countedDeeds';
import { COLOURS } from '../../src/content/vocabulary';
import type { GameEvent } from '../../src/rules/events';
import { scoreEntries, SCORE_ROWS } from '../../src/rules/scoreSheet';
import { createLog } from '../../src/server/logs';
import { openDatabase } from '../../src/server/database/open';
import { openStatistics } from '../../src/server/statistics';
import { newStatisticsStore } from '../../src/server/statisticsStore';
import { newStore } from '../../src/server/store';
import { newMatchId } from '../../src/server/tokens';
import { readRecord, RecordWalk, type MatchRecord } from '../../src/table/record';
import { recordOfLines } from '../../src/table/online/record';
import {
  addTallies,
  DIE_VALUES,
  overallOf,
  ROUNDS,
  statisticsOf,
  tallyOf,
  type OverallStatistics,
} from '../../src/table/statistics';
import { NO_LIMITS } from '../../src/tools/load/ours';
import { GOLDEN_GAMES } from '../games/golden';
import { until } from './attack/rawLine';
import { begin, closeBehind, openBehind, play, tableOf } from './behind';
import { putMatch, putMatches, type StoredMatch } from './storedMatches';
import type { Cluster } from './postgres';
import { beginMatch, playMatch } from './wholeMatches';
import { bundleServer, newDataDir, startProcess, type Started } from './process';
import { withPostgres } from './withPostgres';

/** The numbers of all finished matches of a house, against the events of their records. */

let server: string;
const houses: Started[] = [];

beforeAll(() => {
  server = bundleServer('test-statistics');
});
afterEach(async () => {
  await closeAll();
  await closeBehind();
});

async function closeAll(): Promise<void> {
  for (const { child } of houses) child.kill('SIGTERM');
  await Promise.all(houses.splice(0).map(({ ended }) => ended));
}

function openHouse(environment: Record<string, string>): Started {
  const house = startProcess(server, environment);
  houses.push(house);
  return house;
}

const ask = async (url: string): Promise<OverallStatistics> =>
  (await (await fetch(`${url}/api/statistics`)).json()) as OverallStatistics;

async function whenCounted(url: string, matches: number): Promise<OverallStatistics> {
  await until(async () => (await ask(url)).matches === matches);
  return ask(url);
}

const recordsAt = (url: string, matches: readonly Pick<StoredMatch, 'id'>[]): Promise<MatchRecord[]> =>
  Promise.all(
    matches.map(async ({ id }) => {
      const answer = await fetch(`${url}/matches/${id}/record`);
      return readRecord(await answer.text()).record;
    }),
  );

/** Two of 2, 3 and 4 players, one alone at each level; one of them nobody sees in a list. */
const EVERY_KIND: StoredMatch[] = GOLDEN_GAMES.map((golden, index) => ({
  ...{ id: newMatchId(), golden, listed: index > 0 },
}));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const ofRecords = (records: readonly MatchRecord[]): OverallStatistics =>
  overallOf(addTallies(records.map(record => tallyOf(statisticsOf(record)))));

/** What happened to people and bots in a match. */
function eventsOf({ game, seats }: MatchRecord): GameEvent[] {
  const walk = new RecordWalk(game);
  const all = [...walk.opening, ...game.steps.flatMap(step => walk.step(step).events)];
  return all.filter(({ seat }) => seat === undefined || seats[seat] !== 'cardinal');
}

/** Counts by the events alone. */
function expectEvents(numbers: OverallStatistics, records: readonly MatchRecord[]): void {
  const matches = records.map(eventsOf);
  const events = matches.flat();
  const entries = matches.flatMap(scoreEntries);
  for (const row of SCORE_ROWS)
    expect(numbers.points[row]).toEqual(
      ROUNDS.map(round =>
        sum(entries.filter(each => each.row === row && each.round === round).map(({ points }) => points)),
      ),
    );
  for (const colour of COLOURS)
    expect(numbers.dice[colour]).toEqual(
      DIE_VALUES.map(
        value =>
          events.filter(each => each.what === 'die' && each.die.colour === colour && each.to === value)
            .length,
      ),
    );
  for (const deed of COUNTED_DEEDS)
    expect(numbers.deeds[deed]).toBe(
      events.filter(({ what, seat }) => what === deed && seat !== undefined).length,
    );
  const winners = events.flatMap(event => (event.what === 'end' ? event.ranking.slice(0, 1) : []));
  expect(winners).toHaveLength(records.length);
  const seatsThatWin = records.flatMap(({ seats }, index) => seats[winners[index] ?? -1] ?? []);
  for (const { kind, wins } of numbers.players)
    expect(wins).toBe(seatsThatWin.filter(each => each === kind).length);
}

test('the numbers of the house are those of the events of its records, and stay when it opens again', async () => {
  const DATA_DIR = newDataDir();
  await putMatches(DATA_DIR, [...EVERY_KIND, { id: newMatchId(), golden: '3-players-a', lines: 200 }]);
  const url = await openHouse({ DATA_DIR }).url;
  const numbers = await whenCounted(url, EVERY_KIND.length);
  const records = await recordsAt(url, EVERY_KIND);
  expect(numbers).toEqual(ofRecords(records));
  expectEvents(numbers, records);
  expect(Object.keys(numbers.bySeat)).toEqual(['2', '3', '4']);
  expect(Object.keys(numbers.againstCardinal)).toEqual(['easy', 'normal', 'hard']);
  expect(numbers.timed).toBe(EVERY_KIND.length);
  expect(numbers.milliseconds).toBe(1000 * sum(records.map(({ game }) => game.steps.length)));
  // nobody's name, and no way to a match
  const answer = JSON.stringify(numbers);
  for (const { options } of records.map(({ game }) => game))
    for (const { name } of options.players) expect(answer).not.toContain(name);
  for (const { id } of EVERY_KIND) expect(answer).not.toContain(id);

  await closeAll();
  const oneMore = { id: newMatchId(), golden: '2-players-b' };
  await putMatches(DATA_DIR, [oneMore]);
  const again = await openHouse({ DATA_DIR }).url;
  const more = await whenCounted(again, EVERY_KIND.length + 1);
  expect(more).toEqual(ofRecords(await recordsAt(again, [...EVERY_KIND, oneMore])));
});

test('a match that people have just played in the house counts, and one that goes on does not', async () => {
  const url = await openHouse(NO_LIMITS).url;
  const wanted = { seats: ['person', 'person'] } as const;
  await playMatch(url, await beginMatch(url, wanted), 20);
  const { id } = await playMatch(url, await beginMatch(url, wanted));
  const numbers = await whenCounted(url, 1);
  const records = await recordsAt(url, [{ id }]);
  expect(numbers).toEqual(ofRecords(records));
  expectEvents(numbers, records);
});

test('a damaged match is left out and told in the log, and the others count', async () => {
  const DATA_DIR = newDataDir();
  const whole = EVERY_KIND.slice(0, 2);
  const damages: NonNullable<StoredMatch['damage']>[] = [
    lines => lines.slice(0, -30),
    lines => lines.with(50, 'no move at all'),
    lines => [...lines.slice(0, 10), ...lines.slice(10, 12).reverse(), ...lines.slice(12)],
  ];
  const damaged = damages.map(damage => ({ id: newMatchId(), golden: '2-players-a', damage }));
  await putMatches(DATA_DIR, [...damaged, ...whole]);
  const house = openHouse({ DATA_DIR });
  const url = await house.url;
  const numbers = await whenCounted(url, 2);
  await until(() => house.said().split('left out of the statistics').length === 4);
  expect(await ask(url)).toEqual(numbers);
  expect(numbers).toEqual(ofRecords(await recordsAt(url, whole)));
  for (const { id } of damaged) expect(house.said()).toMatch(new RegExp(`"level":"warn".*"${id}"`));
  // it is looked at once, not each time the house opens
  await closeAll();
  const again = openHouse({ DATA_DIR });
  expect(await ask(await again.url)).toEqual(numbers);
  expect(again.said()).not.toContain('left out');
});

test('the numbers are asked for within the limits of all requests', async () => {
  const url = await openHouse({ REQUESTS_PER_MINUTE: '10' }).url;
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async () => (await fetch(`${url}/api/statistics`)).status),
  );
  expect(statuses.filter(status => status === 200)).toHaveLength(10);
  expect(statuses).toContain(429);
});

describe('in this process', () => {
  const openCounting = (behind: Awaited<ReturnType<typeof openBehind>>) =>
    openStatistics({
      ...{ store: newStatisticsStore(behind.database), matches: behind.matches },
      log: createLog({ logLevel: 'silent' }),
      onError: error => behind.errors.push(error),
    });

  test('a match counts as soon as it is over, and not before', async () => {
    const behind = await openBehind();
    const statistics = openCounting(behind);
    const { id } = await begin(behind, ['person', 'person', 'greedy']);
    while (!(await tableOf(behind, id)).G.ranking) {
      expect((await statistics.read()).matches).toBe(0);
      await play(behind, id, 1);
    }
    await until(async () => (await statistics.read()).matches === 1);
    const match = await behind.store.match(id);
    if (!match?.start) throw new Error('it was played');
    const kinds = match.doc.seats.map(({ kind }) => kind);
    const record = recordOfLines(match.start, kinds, await behind.store.lines(id));
    const numbers = await statistics.read();
    expect(numbers).toEqual(ofRecords([record]));
    expect(numbers.players.map(({ kind, games }) => [kind, games])).toEqual([
      ['person', 2],
      ['greedy', 1],
    ]);
    await statistics.close();
    expect(behind.errors).toEqual([]);
  });

  test('the house goes on with other things while it counts', async () => {
    const behind = await openBehind();
    await putMatch(behind.store, { id: newMatchId(), golden: '4-players-a' });
    const stored = await newStatisticsStore(behind.database).next();
    let turns = 0;
    let left = 10;
    const turn = (): void => {
      turns += 1;
      if (left > 0) setImmediate(turn);
    };
    const statistics = openStatistics({
      store: {
        next: () => Promise.resolve(left-- > 0 ? stored : undefined),
        add: () => Promise.resolve(),
        tally: () => Promise.resolve({}),
      },
      ...{ matches: behind.matches, log: createLog({ logLevel: 'silent' }) },
      onError: error => behind.errors.push(error),
    });
    turn();
    await until(() => left < 0);
    // in one go there would be none
    expect(turns).toBeGreaterThan(5);
    await statistics.close();
    expect(behind.errors).toEqual([]);
  });
});

withPostgres('on PostgreSQL', { missing: 'two processes together were not tested' }, start => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await start();
  });
  afterAll(() => cluster.stop());

  test('two processes count each match once, and say the same', async () => {
    const databaseUrl = await cluster.newDatabase();
    const database = await openDatabase({ dataDir: '', databaseUrl }, error => {
      throw error;
    });
    const store = newStore(database);
    for (const match of EVERY_KIND) await putMatch(store, match);
    await database.close();
    const urls = await Promise.all([1, 2].map(() => openHouse({ DATABASE_URL: databaseUrl }).url));
    const [one, other] = await Promise.all(urls.map(url => whenCounted(url, EVERY_KIND.length)));
    expect(one).toEqual(ofRecords(await recordsAt(urls[0] ?? '', EVERY_KIND)));
    expect(other).toEqual(one);
    await closeAll();
  });
});
