import type { Variant } from '../../src/rules/model';
import type { SeatKind } from '../../src/table/seats';
import type { Sitting } from '../../src/table/online/wire';
import { post } from '../../src/tools/load/line';
import { LoadPlayer } from '../../src/tools/load/playing';
import { until } from './attack/rawLine';

/** Whole matches of a house, played over its lines as screens play them, only faster. */

export interface Wanted {
  readonly seats: readonly SeatKind[];
  readonly variant?: Partial<Variant> | undefined;
}

export interface PlayedMatch {
  readonly id: string;
  /** The last state that everybody at the table has, as JSON. */
  readonly ends: readonly string[];
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];
/** However slow the machine is. */
const PATIENCE_MS = 60_000;

/** A table of the house with everybody at it, just begun. */
export async function beginMatch(url: string, { seats, variant }: Wanted): Promise<Sitting[]> {
  const tables = `${url}/api/tables`;
  const host = await post<Sitting>(tables, { name: NAMES[0], seats, variant, listed: false });
  const sittings = [host];
  for (const seat of seats.keys())
    if (seat > 0 && seats[seat] === 'person')
      sittings.push(await post<Sitting>(`${tables}/${host.id}/seats`, { name: NAMES[seat], seat }));
  await post(`${tables}/${host.id}/start`, {}, host.token);
  return sittings;
}

/** People at random, bots as they play; so many lines, else to the last point. */
export async function playMatch(
  url: string,
  sittings: readonly Sitting[],
  lines = Infinity,
): Promise<PlayedMatch> {
  const people = sittings.map(sitting => new LoadPlayer(url, sitting, sitting.seat + 7, () => undefined));
  const isThere = ({ table }: LoadPlayer): boolean =>
    table !== undefined && (table.G.ranking !== undefined || table._stateID >= lines);
  await until(() => people.every(isThere), PATIENCE_MS);
  for (const each of people) each.pause();
  // what is under way would be done after they have left
  await until(() => people.every(({ isIdle }) => isIdle), PATIENCE_MS);
  for (const each of people) each.close();
  const [host] = sittings;
  if (!host) throw new Error('nobody plays');
  return { id: host.id, ends: people.map(({ table }) => JSON.stringify(table?.G)) };
}
