import type { Socket } from 'socket.io-client';
import { RULES_VERSION } from '../../src/rules/version';
import { openDoor, type Door } from '../../src/tools/load/door';
import { KeptTable, audited } from '../../src/tools/load/kept';
import { openLine } from '../../src/tools/load/line';
import { NO_LIMITS, seatPeople } from '../../src/tools/load/ours';
import { until } from '../../src/tools/load/waiting';
import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { beginTable, follow } from '../../src/table/online/follow';
import { printAct } from '../../src/table/online/lines';
import type {
  Answer,
  Arrival,
  NotDone,
  Sitting,
  PublicTable,
  ToHouse,
  ToScreen,
} from '../../src/table/online/wire';
import type { Cluster } from './postgres';
import { bundleServer, startProcess, type Started } from './process';
import { withPostgres } from './withPostgres';

/** Two server processes on one PostgreSQL, with the people of each table at both. */

withPostgres(
  'two processes on one PostgreSQL',
  { missing: 'two processes together were not tested' },
  start => {
    let cluster: Cluster;
    let houses: Started[];
    let urls: string[];
    let door: Door;
    const open: KeptTable[] = [];

    beforeEach(async () => {
      cluster = await start();
      const program = bundleServer('test-together');
      const environment = {
        ...{ ...NO_LIMITS, DATABASE_URL: await cluster.newDatabase(), PRESENCE_SECONDS: '2' },
        // bots play on while the tables are looked at
        BOT_PAUSE_MS: '50',
      };
      // at the same moment, at an empty database
      houses = [startProcess(program, environment), startProcess(program, environment)];
      urls = await Promise.all(houses.map(({ url }) => url));
      door = await openDoor(urls);
    });
    afterEach(async () => {
      // whoever stays would come back for ever
      for (const table of open.splice(0)) table.close();
      await door.close();
      for (const { child } of houses) child.kill('SIGKILL');
      await Promise.all(houses.map(({ ended }) => ended));
      await cluster.stop();
    });

    /** At some of them bots, which both processes want to play for. */
    const seat = async (count: number): Promise<KeptTable[]> => {
      const tables = await Promise.all(
        Array.from({ length: count }, (_, index) => KeptTable.open(door.url, index, index % 5 ? 0 : 3)),
      );
      open.push(...tables);
      return tables;
    };
    const total = (tables: readonly KeptTable[]): number => tables.reduce((sum, { heard }) => sum + heard, 0);

    test('1,000 moves at many tables are all stored once, and all people see the same', async () => {
      const tables = await seat(50);
      await until('1,000 moves are made', () => total(tables) >= 1000);
      for (const url of urls) expect(await audited(url, tables)).toEqual([]);
    });

    test('where a process is killed its people go on at the other', async () => {
      const tables = await seat(6);
      await until('all have begun', () => tables.every(({ heard }) => heard > 5));
      houses[0]?.child.kill('SIGKILL');
      const before = tables.map(({ heard }) => heard);
      // some of them have to come over to the other for that
      await until('all go on', () =>
        tables.every(({ heard, isOver }, index) => isOver || heard > (before[index] ?? 0) + 20),
      );
      expect(await audited(urls[1] ?? '', tables)).toEqual([]);
    });

    test('of the same move from two devices, each at another process, one is done', async () => {
      const sittings = await seatPeople(door.url);
      const devices = await Promise.all(
        urls.map(async url => {
          const lines = await Promise.all(sittings.map(sitting => sit(url, sitting)));
          return lines.map(({ socket }) => socket);
        }),
      );
      const { arrival } = await sit(urls[0] ?? '', sittings[0] as Sitting);
      if (!arrival.start) throw new Error('it has begun');
      let table = beginTable(arrival.start);
      const heard: string[] = [];
      devices[1]?.[0]?.on('line', (_id, n, line) => (heard[n] = line));
      for (let n = 0; n < 50; n++) {
        const active = activeSeat(table.G) ?? 0;
        const move = legalMoves(table.G, active).at(-1);
        if (!move) throw new Error('there is a move');
        const answers = await Promise.all(
          devices.map(seats => acted(seats[active] as Line, n, printAct(move))),
        );
        expect(answers).toEqual(expect.arrayContaining([{ done: n }, { stale: true }]));
        await until('the line is heard', () => heard[n] !== undefined);
        table = follow(table, heard[n] ?? '');
      }
      for (const socket of devices.flat()) socket.disconnect();
    });

    test('people at two processes see each other, and no ghosts of one that was killed', async () => {
      const [ann, bob] = await seatPeople(door.url);
      if (!ann || !bob) throw new Error('they sit');
      const [killed = '', living = ''] = urls;
      const seen = new Map<Line, PublicTable>();
      const come = async (url: string, sitting: Sitting): Promise<Line> => {
        const { socket, arrival } = await sit(url, sitting);
        seen.set(socket, arrival.table);
        socket.on('table', (_id, table) => seen.set(socket, table));
        return socket;
      };
      const isSeen = (by: Line, seat: number) => seen.get(by)?.seats[seat]?.present;

      const fromAnn = await come(killed, ann);
      const fromBob = await come(living, bob);
      await until('Ann sees Bob', () => isSeen(fromAnn, bob.seat) === true);
      await until('Bob sees Ann', () => isSeen(fromBob, ann.seat) === true);
      // for longer than one report holds
      await new Promise(resolve => setTimeout(resolve, 3000));
      expect([isSeen(fromAnn, bob.seat), isSeen(fromBob, ann.seat)]).toEqual([true, true]);

      houses[0]?.child.kill('SIGKILL');
      await until('Bob sees that Ann has gone', () => isSeen(fromBob, ann.seat) === false);
      // since when is kept with the match before it is told
      await until('Bob sees since when', () => seen.get(fromBob)?.seats[ann.seat]?.gone !== undefined);
      expect(isSeen(fromBob, bob.seat)).toBe(true);
      for (const socket of [fromAnn, fromBob]) socket.disconnect();
    });
  },
);

type Line = Socket<ToScreen, ToHouse>;

async function sit(url: string, { id, seat, token }: Sitting): Promise<{ socket: Line; arrival: Arrival }> {
  const socket = await openLine<ToScreen, ToHouse>(`${url}/tiletum`, { bytes: 0 });
  const arrival = await new Promise<Arrival | NotDone>(resolve => {
    socket.emit('sync', id, seat, token, 0, RULES_VERSION, resolve);
  });
  if ('problem' in arrival) throw new Error(arrival.problem);
  return { socket, arrival };
}

const acted = (socket: Line, n: number, text: string): Promise<Answer> =>
  new Promise(resolve => {
    socket.emit('act', n, text, resolve);
  });
