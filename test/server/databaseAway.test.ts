import { io } from 'socket.io-client';
import { legalMoves } from '../../src/rules/moves';
import { activeSeat } from '../../src/rules/model';
import { Closed } from '../../src/server/closed';
import { openForHouse } from '../../src/server/database/open';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import { PROBLEMS } from '../../src/table/online/problems';
import type { Sitting } from '../../src/table/online/wire';
import { ask, begun, type Heard } from './attack/guest';
import { until } from './attack/rawLine';
import type { Cluster } from './postgres';
import { bundleServer, startProcess, type Started } from './process';
import { withPostgres } from './withPostgres';

/** A PostgreSQL that stands still or has gone, under an open house and before one is opened. */

const AWAY = { error: 'databaseAway', message: PROBLEMS.databaseAway };

const missing = 'a database that goes away was not tested';
withPostgres('a house on PostgreSQL', { missing }, start => {
  let cluster: Cluster;
  let databaseUrl: string;
  let house: Started;
  let url: string;
  const screens: OnlineMatch[] = [];

  beforeEach(async () => {
    cluster = await start();
    databaseUrl = await cluster.newDatabase();
    house = startProcess(bundleServer('test-database-away'), { DATABASE_URL: databaseUrl });
    url = await house.url;
  });
  afterEach(async () => {
    for (const screen of screens.splice(0)) screen.close();
    house.child.kill('SIGKILL');
    await house.ended;
    await cluster.stop();
  });

  const ready = (): Promise<Heard> => ask(url, ['GET', '/readyz']);

  async function sit(sitting: Sitting): Promise<OnlineMatch> {
    const socket = io(`${url}/tiletum`, { transports: ['websocket'], forceNew: true });
    const screen = new OnlineMatch(socket, sitting);
    screens.push(screen);
    await until(() => screen.moment().line === 'open' && screen.moment().table !== undefined);
    return screen;
  }

  function play(screen: OnlineMatch): void {
    const { table } = screen.moment();
    const [move] = table ? legalMoves(table.G, activeSeat(table.G) ?? 0) : [];
    if (!move) throw new Error('there is a move');
    screen.act(move);
  }

  const linesOf = (screen: OnlineMatch): number => screen.moment().table?._stateID ?? 0;
  const told = (level: 'error' | 'info'): number =>
    house.said().match(new RegExp(`"level":"${level}"[^\\n]*"The database `, 'g'))?.length ?? 0;

  /** What becomes of two people at their table, from the moment it goes until it is back. */
  async function goesAndComes(go: () => unknown, come: () => unknown): Promise<void> {
    const [ann, bob] = await begun(url, { variant: { firstPlayer: 0 } });
    const [first, second] = [await sit(ann), await sit(bob)];
    play(first);
    await until(() => first.moment().waiting === 0 && linesOf(second) === 1);
    expect((await ready()).status).toBe(200);

    await go();
    play(first);
    const answers = await Promise.all([
      until(async () => (await ready()).status === 503).then(ready),
      ask(url, ['GET', '/api/tables']),
      ask(url, ['GET', `/api/tables/${ann.id}`]),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([503, AWAY]);
    // her move stays on the screen, and nobody says that her line was lost
    await until(() => first.moment().line === 'databaseAway');
    expect(first.moment()).toMatchObject({ waiting: 1, problem: undefined });
    expect(told('error')).toBe(1);

    await come();
    await until(() => first.moment().waiting === 0 && linesOf(first) === 2 && linesOf(second) === 2);
    expect([first.moment().line, second.moment().line]).toEqual(['open', 'open']);
    await until(async () => (await ready()).status === 200);
    expect(told('info')).toBe(1);
    play(first);
    await until(() => linesOf(second) === 3);
  }

  test('says in time that it stands still, keeps what was wanted, and goes on with nothing lost or done twice', async () => {
    await goesAndComes(
      () => cluster.freeze(),
      () => cluster.thaw(),
    );
  });

  test('so it does when its PostgreSQL crashes and comes back', async () => {
    await goesAndComes(
      () => cluster.crash(),
      () => cluster.restart(),
    );
  });
});

withPostgres('a house that finds no PostgreSQL to open with', { missing }, start => {
  let cluster: Cluster;
  let databaseUrl: string;
  beforeAll(async () => {
    cluster = await start();
    databaseUrl = await cluster.newDatabase();
  });
  afterAll(() => cluster.stop());

  const opening = (address: string) =>
    openForHouse({ dataDir: '', databaseUrl: address }, () => undefined).then(async database => {
      await database.close();
      throw new Error('it is open');
    });

  test.each<[string, (url: string) => string, RegExp]>([
    ['no database', url => url.replace(/house1/, 'nowhere'), /has no database “nowhere”\. .+DATABASE_URL/],
    [
      'no such user',
      url => url.replace('tiletum@', 'stranger:secret@'),
      /does not let “stranger” in .+password in DATABASE_URL/,
    ],
    [
      'nobody at the port',
      () => 'postgres://me:secret@127.0.0.1:9/x',
      /127\.0\.0\.1:9 does not answer .+See that it runs/,
    ],
    ['no such machine', () => 'postgres://me:secret@nowhere.invalid/x', /no machine called nowhere\.invalid/],
    ['no address', () => 'postgres://me:sec%ret@h:port/x', /DATABASE_URL can’t be read/],
  ])('%s: names it, and what to do', async (_what, address, words) => {
    const why = await opening(address(databaseUrl)).catch((error: unknown) => error as Error);
    expect(why).toBeInstanceOf(Closed);
    expect(why.message).toMatch(words);
    expect(why.message).not.toMatch(/secret|undefined/);
  });

  test('one that stands still: in words, and not for ever', async () => {
    cluster.freeze();
    const why = await opening(databaseUrl)
      .catch((error: unknown) => error as Error)
      .finally(() => cluster.thaw());
    expect(why.message).toMatch(/^PostgreSQL at .+ does not answer .+See that it runs/);
  });
});
