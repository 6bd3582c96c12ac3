import type { Arrival, NotDone, Sitting, StoredLine, ToHouse, ToScreen } from '../../table/online/wire';
import { RULES_VERSION } from '../../rules/version';
import { openLine } from './line';
import { seatPeople } from './ours';
import { LoadPlayer } from './playing';
import { until } from './waiting';

/** A table whose people write down every line they were told, to see whether the house has kept it. */

export class KeptTable {
  private readonly told = new Map<number, string>();
  readonly wrong: string[] = [];

  private constructor(
    readonly id: string,
    readonly people: readonly LoadPlayer[],
  ) {}

  static async open(url: string, seed: number, bots: number): Promise<KeptTable> {
    const sittings = await seatPeople(url, bots);
    const tell = (n: number, line: string): void => table.hear(n, line);
    const people = sittings.map(sitting => new LoadPlayer(url, sitting, seed * 10 + sitting.seat, tell));
    const table: KeptTable = new KeptTable(sittings[0]?.id ?? '', people);
    return table;
  }

  private hear(n: number, line: string): void {
    const before = this.told.get(n);
    if (before !== undefined && before !== line) this.wrong.push(`line ${n} was '${before}', now '${line}'`);
    this.told.set(n, line);
  }

  /** How far the table is, as its people know. */
  get heard(): number {
    return this.told.size === 0 ? 0 : Math.max(...this.told.keys()) + 1;
  }

  get isOver(): boolean {
    return this.people.some(({ table }) => table?.ctx.gameover !== undefined);
  }

  /** Everybody has stopped, nothing is under way, and all see the same. */
  get isStill(): boolean {
    const ids = this.people.map(({ table }) => table?._stateID);
    return this.people.every(({ isIdle }) => isIdle) && ids.every(id => id !== undefined && id === ids[0]);
  }

  /** Looks whether everything that was told is stored, and everything that was asked for stored once. */
  async audit(url: string): Promise<void> {
    // bots play on: what all see is compared at once
    const states = new Set(this.people.map(({ table }) => JSON.stringify(table?.G)));
    if (states.size !== 1) this.wrong.push('the people see different tables');
    // and what they are told from now on may come after the answer
    const told = [...this.told];
    const stored = await storedLines(url, this.id);
    for (const [n, line] of told)
      if (stored[n]?.line !== line)
        this.wrong.push(`line ${n}, '${line}', is '${stored[n]?.line ?? 'gone'}'`);
    for (const { seat, acts, problems } of this.people) {
      const mine = stored.filter(({ line }) => line.startsWith(`${seat} `)).length;
      if (mine !== acts) this.wrong.push(`seat ${seat} acted ${acts} times, stored are ${mine}`);
      this.wrong.push(...problems.map(problem => `seat ${seat}: ${problem}`));
    }
  }

  close(): void {
    for (const person of this.people) person.close();
  }
}

/** Lets everybody stop for a moment, looks at all tables, and says what was wrong so far. */
export async function audited(url: string, tables: readonly KeptTable[]): Promise<string[]> {
  const people = tables.flatMap(table => table.people);
  for (const person of people) person.pause();
  await until('all tables are still', () => tables.every(({ isStill }) => isStill));
  await Promise.all(tables.map(table => table.audit(url)));
  for (const person of people) person.goOn();
  return tables.flatMap(({ wrong }) => wrong);
}

/** All lines of a match as somebody gets them who comes to watch. */
async function storedLines(url: string, id: Sitting['id']): Promise<readonly StoredLine[]> {
  const socket = await openLine<ToScreen, ToHouse>(`${url}/tiletum`, { bytes: 0 });
  const arrival = await new Promise<Arrival | NotDone>(resolve => {
    socket.emit('sync', id, null, null, 0, RULES_VERSION, resolve);
  });
  socket.disconnect();
  if ('problem' in arrival) throw new Error(`table ${id}: ${arrival.problem}`);
  return arrival.lines;
}
