import { activeSeat, type Seat } from '../../src/rules/model';
import { RULES_VERSION } from '../../src/rules/version';
import { beginTable, follow, mayDo, type FollowedTable } from '../../src/table/online/follow';
import { playedOfLines } from '../../src/table/online/record';
import type { Arrival, NotDone, Sitting, ToHouse, ToScreen } from '../../src/table/online/wire';
import { readRecord } from '../../src/table/record';
import { bundleServer, startProcess } from '../../src/tools/houseProcess';
import { openLine } from '../../src/tools/load/line';
import { NO_LIMITS } from '../../src/tools/load/ours';
import { until } from '../../src/tools/load/waiting';
import { LONG } from '../dose';
import { expectStanding } from './asThen';
import type { KeptTable } from './model';
import { play, sit } from './take/people';

/** Houses of today that have the tables of an earlier one. */

/** Nothing is put away for its age; bots don't let anybody wait. */
const PATIENT = { ...NO_LIMITS, ARCHIVE_DAYS: '3650', BOT_PAUSE_MS: '0' };
/** So many lines are played at each table, and all by `npm run kept`. */
const MORE_LINES = LONG ? Infinity : 12;

export async function openHouses(...environments: readonly Record<string, string>[]) {
  const server = bundleServer('test-kept');
  const started = environments.map(environment => startProcess(server, { ...PATIENT, ...environment }));
  const close = async (): Promise<void> => {
    for (const { child } of started) child.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
  };
  const urls = await Promise.all(started.map(({ url }) => url)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { urls, close, said: () => started.map(house => house.said()).join('') };
}

/** What was kept of a table is there as it was, can be taken back and done again, and the table goes on. */
export async function findsAsItWas(houses: readonly string[], kept: KeptTable): Promise<void> {
  const [first = ''] = houses;
  const arrival = await arrive(first, kept.id);
  expect(arrival.table.status).toBe(kept.status === 'archived' ? 'running' : kept.status);
  expect(arrival.lines.length).toBeGreaterThanOrEqual(kept.lines);
  if (!arrival.start) return;
  const table = asItWasLeft(arrival, kept);
  const seat = activeSeat(table.G) ?? -1;
  const can = (type: 'undo' | 'redo'): boolean => mayDo(table, seat, { type });
  expect([can('undo'), can('redo')]).toEqual([kept.canUndo, kept.canRedo]);
  if (kept.status === 'over') {
    await hasItsRecord(first, kept);
    return;
  }
  const person = personAt(kept, arrival, seat);
  if (person && kept.canRedo) await doAndBack(first, person, ['redo', 'undo']);
  else if (person && kept.canUndo) await doAndBack(first, person, ['undo', 'redo']);
  await play(houses, kept.sittings, kept.lines + MORE_LINES);
}

/** What somebody gets who comes to watch. */
async function arrive(url: string, id: string): Promise<Arrival> {
  const socket = await openLine<ToScreen, ToHouse>(`${url}/tiletum`, { bytes: 0 });
  const answer = await new Promise<Arrival | NotDone>(resolve => {
    socket.emit('sync', id, null, null, 0, RULES_VERSION, resolve);
  });
  socket.disconnect();
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

/** The table after the lines that it had then: bots may have gone on. */
function asItWasLeft({ start, lines, table: { seats } }: Arrival, kept: KeptTable): FollowedTable {
  if (!start) throw new Error('it has not begun');
  const then = lines.slice(0, kept.lines);
  const table = then.reduce((at, { line }) => follow(at, line), beginTable(start));
  const kinds = seats.map(({ kind }) => kind);
  expectStanding(kept, table.G, playedOfLines(start, kinds, then).game);
  return table;
}

async function hasItsRecord(url: string, kept: KeptTable): Promise<void> {
  const { record, state } = readRecord(await (await fetch(`${url}/matches/${kept.id}/record`)).text());
  expectStanding(kept, state, record.game);
}

/** Whoever plays that seat, if it is a person and nothing else has happened since. */
function personAt(kept: KeptTable, { table, lines }: Arrival, seat: Seat): Sitting | undefined {
  const isPlayed = table.seats[seat]?.standIn !== undefined || lines.length > kept.lines;
  return isPlayed ? undefined : kept.sittings.find(sitting => sitting.seat === seat);
}

async function doAndBack(url: string, sitting: Sitting, acts: readonly ('undo' | 'redo')[]): Promise<void> {
  const match = sit(url, sitting);
  await until('the table is there', () => match.moment().table !== undefined);
  const state = (): string => JSON.stringify(match.moment().table?.G);
  const before = state();
  for (const type of acts) {
    match.act({ type });
    await until(`${type} is done`, () => match.moment().waiting === 0);
    expect(match.moment().problem).toBeUndefined();
  }
  expect(state()).toBe(before);
  match.close();
}
