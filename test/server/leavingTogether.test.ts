import { activeSeat } from '../../src/rules/model';
import { openDoor, type Door } from '../../src/tools/load/door';
import { NO_LIMITS } from '../../src/tools/load/ours';
import { sleep, until } from '../../src/tools/load/waiting';
import type { PublicTable } from '../../src/table/online/wire';
import { ask, create, join, start, type Heard } from './attack/guest';
import { Person } from './person';
import type { Cluster } from './postgres';
import { bundleServer, startProcess, type Started } from './process';
import { withPostgres } from './withPostgres';

/** People leave at tables that two processes serve, and one of these is killed and comes back: no table stops. */

const SEATS = ['person', 'person', 'person'];
const PATIENCE = 3000;
const BOT_PAUSE = 50;

interface Company {
  readonly id: string;
  readonly people: readonly Person[];
  readonly leaver: Person;
}

withPostgres('leaving', { missing: 'tables of two processes were not left' }, startCluster => {
  let cluster: Cluster;
  let environment: Record<string, string>;
  let houses: Started[];
  let urls: string[];
  let door: Door;
  const companies: Company[] = [];

  beforeAll(async () => {
    cluster = await startCluster();
    const times = {
      ...{ PRESENCE_SECONDS: '1', PATIENCE_SECONDS: String(PATIENCE / 1000) },
      BOT_PAUSE_MS: String(BOT_PAUSE),
    };
    environment = { ...NO_LIMITS, ...times, DATABASE_URL: await cluster.newDatabase() };
    const program = bundleServer('test-leaving');
    houses = [startProcess(program, environment), startProcess(program, environment)];
    urls = await Promise.all(houses.map(({ url }) => url));
    door = await openDoor(urls);
  });
  afterAll(async () => {
    for (const person of companies.flatMap(({ people }) => people)) person.leave();
    await door.close();
    for (const { child } of houses) child.kill('SIGKILL');
    await Promise.all(houses.map(({ ended }) => ended));
    await cluster.stop();
  });

  /** Three people at a table, at whichever process the door leads each to; `leaving`: who is to leave. */
  async function sitDown(leaving: number): Promise<Company> {
    const host = await create(door.url, { seats: SEATS, variant: { firstPlayer: 0 } });
    const sittings = [host, await join(door.url, host.id), await join(door.url, host.id, { name: 'Cleo' })];
    const people = sittings.map(sitting => new Person(door.url, sitting));
    const leaver = people[leaving];
    if (!leaver) throw new Error('there are three');
    for (const person of people) person.come();
    const company = { id: host.id, people, leaver };
    companies.push(company);
    return company;
  }

  const present = ({ people }: Company): Person[] => people.filter(({ isHere }) => isHere);
  /** Who stayed, and asks for the others. */
  const asker = (company: Company): Person => {
    const [first] = present(company);
    if (!first) throw new Error('somebody stayed');
    return first;
  };
  const waitsFor = (company: Company) => {
    const table = asker(company).sees?.table;
    return table && activeSeat(table.G);
  };
  const isOver = (company: Company): boolean => asker(company).sees?.table?.G.ranking !== undefined;
  const view = async (url: string, { id }: Company): Promise<PublicTable> =>
    (await ask(url, ['GET', `/api/tables/${id}`])).body as unknown as PublicTable;
  const seatOf = async (url: string, company: Company, { sitting }: Person) =>
    (await view(url, company)).seats[sitting.seat];
  /** A bot for somebody, at the wish of who stayed. */
  const wish = (url: string, company: Company, { sitting }: Person): Promise<Heard> =>
    ask(url, ['PATCH', `/api/tables/${company.id}/seats/${sitting.seat}`], {
      body: { standIn: 'greedy' },
      token: asker(company).sitting.token,
    });

  async function killAndRestart(): Promise<void> {
    const [killed] = houses;
    killed?.child.kill('SIGKILL');
    await killed?.ended;
    const { port } = new URL(urls[0] ?? '');
    houses[0] = startProcess(bundleServer('test-leaving'), { ...environment, PORT: port });
    await houses[0].url;
  }

  const allOnline = (tables: readonly Company[]): boolean =>
    tables.flatMap(present).every(({ sees }) => sees?.line === 'open');

  /** Everybody who is there sees that a table has come so far. */
  async function goOn(tables: readonly Company[], more: number): Promise<void> {
    const goals = tables.map(company => asker(company).lines + more);
    await until(`all go on by ${more}`, () =>
      tables.every(
        (company, index) =>
          isOver(company) || present(company).every(({ lines }) => lines >= (goals[index] ?? 0)),
      ),
    );
  }

  test('in the game: the waiting is kept, a bot plays for who is away, and she has her seat again', async () => {
    const tables = await Promise.all([0, 1, 2, 0].map(sitDown));
    for (const { people, leaver } of tables) {
      leaver.wants(false);
      await start(door.url, people[0]?.sitting ?? leaver.sitting);
    }
    await until('each waits for one', () =>
      tables.every(company => waitsFor(company) === company.leaver.sitting.seat),
    );
    const left = Date.now();
    for (const { leaver } of tables) leaver.leave();
    const goneAt = ({ leaver, people }: Company): number => {
      const seats = people.flatMap(({ sees }) => sees?.view?.seats[leaver.sitting.seat] ?? []);
      return Math.min(...seats.map(seat => seat.gone ?? 0));
    };
    await until('it is seen', () => tables.every(company => goneAt(company) >= left));
    const gone = tables.map(goneAt);

    await killAndRestart();
    await until('all are back at one of the two', () => allOnline(tables));
    for (const url of urls) {
      const seats = await Promise.all(tables.map(company => seatOf(url, company, company.leaver)));
      expect(seats.map(seat => seat?.gone)).toEqual(gone);
    }

    for (const [index, company] of tables.entries()) {
      const url = urls[index % 2] ?? '';
      let heard = await wish(url, company, company.leaver);
      while (heard.status !== 200) {
        expect(heard.body['error']).toBe('hasTime');
        await sleep(BOT_PAUSE);
        heard = await wish(url, company, company.leaver);
      }
      expect(Date.now()).toBeGreaterThanOrEqual((gone[index] ?? Infinity) + PATIENCE);
      for (const other of present(company).slice(1))
        expect((await wish(url, company, other)).body['error']).toBe('isHere');
    }
    await goOn(tables, 12);

    for (const { leaver } of tables) leaver.come();
    for (const url of urls)
      for (const company of tables)
        await untilAsked(async () => (await seatOf(url, company, company.leaver))?.standIn === undefined);
    // and has heard of everything: an earlier line may also have been hers
    await until('each waits for her again', () =>
      tables.every(
        company =>
          isOver(company) ||
          (new Set(company.people.map(({ lines }) => lines)).size === 1 &&
            company.people.every(
              ({ sees }) => sees?.table && activeSeat(sees.table.G) === company.leaver.sitting.seat,
            )),
      ),
    );
    const before = tables.map(({ people }) => people.map(({ lines }) => lines));
    // bots that did not know it would have played meanwhile
    await sleep(20 * BOT_PAUSE);
    expect(tables.map(({ people }) => people.map(({ lines }) => lines))).toEqual(before);
    for (const { leaver } of tables) leaver.wants(true);
    await goOn(tables, 12);

    for (const { people } of tables) for (const person of people) person.wants(false);
    await until('all see the same', () =>
      tables.every(
        ({ people }) => new Set(people.map(({ sees }) => JSON.stringify(sees?.table?.G))).size === 1,
      ),
    );
  });

  test('before the game: whoever has been there longest begins it, at either process', async () => {
    const tables = await Promise.all([0, 0].map(sitDown));
    await until('all are there', () =>
      tables.every(({ people }) =>
        people.every(({ sees }) => sees?.view?.seats.every(seat => seat.present) === true),
      ),
    );
    for (const { leaver } of tables) leaver.leave();
    await killAndRestart();
    for (const [index, company] of tables.entries()) {
      const leaderAt = async (url: string) => (await view(url, company)).leader;
      // a process that has just opened learns from the other one who is there
      await untilAsked(async () => {
        const [one, other] = await Promise.all(urls.map(leaderAt));
        return one === other && one !== company.leaver.sitting.seat;
      });
      const leader = company.people[await leaderAt(urls[0] ?? '')];
      expect(leader?.isHere).toBe(true);
      expect(leader && (await start(urls[index % 2] ?? '', leader.sitting)).status).toBe(200);
    }
    await until('the others play until it is her turn', () =>
      tables.every(company => waitsFor(company) === 0),
    );
    // she is waited for now, and was gone long before
    for (const company of tables) {
      await untilAsked(async () => (await seatOf(urls[0] ?? '', company, company.leaver))?.overdue === true);
      expect((await wish(urls[1] ?? '', company, company.leaver)).status).toBe(200);
    }
    await goOn(tables, 8);
  });
});

async function untilAsked(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(BOT_PAUSE);
}
