import { hasFields, isText, parseJson } from '../../given';
import type { Variant } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import type { PlayerColour, Seat } from '../../rules/model';
import type { FreeBot } from '../../table/bots';
import type { Sitting, PublicTable } from '../../table/online/wire';
import type { FreeKind, SeatKind } from '../../table/seats';
import type { AllStatistics } from '../../table/statistics';

/** What this page asks of the house over HTTP. The secret of a seat goes in a header, never in an address. */

/** The house said no, or could not be reached: a code that the catalogues have a sentence for. */
export class HouseProblem extends Error {
  constructor(readonly why: string) {
    super(why);
  }
}

export interface WantedTable {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly seats: readonly SeatKind[];
  readonly variant: Partial<Variant>;
  readonly listed: boolean;
}

/** One of: who may sit there, a bot for somebody who is gone, name and colour. */
export type SeatChange =
  | { readonly kind: FreeKind }
  | { readonly standIn: FreeBot | null }
  | { readonly ready: boolean }
  | { readonly name?: string; readonly colour?: PlayerColour };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function textOf(method: Method, path: string, body: object = {}, token?: string): Promise<string> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return text;
    const said = parseJson(text);
    throw new HouseProblem(isRefused(said) ? said.error : 'failure');
  } catch (error) {
    throw error instanceof HouseProblem ? error : new HouseProblem('noLine');
  }
}

const isRefused = hasFields({ error: isText });

async function ask<T>(method: Method, path: string, body?: object, token?: string): Promise<T> {
  const answer = parseJson(await textOf(method, `/api${path}`, body, token));
  if (answer === undefined) throw new HouseProblem('failure');
  return answer as T;
}

const seatPath = (id: string, seat: Seat): string => `/tables/${id}/seats/${seat}`;

export const houseApi = {
  listed: async (): Promise<PublicTable[]> => (await ask<{ tables: PublicTable[] }>('GET', '/tables')).tables,

  table: (id: string): Promise<PublicTable> => ask('GET', `/tables/${encodeURIComponent(id)}`),

  mine: async (ids: readonly string[]): Promise<PublicTable[]> =>
    ids.length === 0 ? [] : (await ask<{ tables: PublicTable[] }>('POST', '/mine', { ids })).tables,

  create: (wanted: WantedTable): Promise<Sitting> => ask('POST', '/tables', wanted),

  join: (id: string, name: string, seat?: Seat): Promise<Sitting> =>
    ask('POST', `/tables/${id}/seats`, { name, ...(seat !== undefined && { seat }) }),

  leave: ({ id, seat, token }: Sitting): Promise<unknown> => ask('DELETE', seatPath(id, seat), {}, token),

  change: ({ id, token }: Sitting, seat: Seat, change: SeatChange): Promise<unknown> =>
    ask('PATCH', seatPath(id, seat), change, token),

  /** How rules are read at a table that has not begun. */
  read: ({ id, token }: Sitting, readings: Readings): Promise<unknown> =>
    ask('PATCH', `/tables/${id}`, { readings }, token),

  /** The numbers of all its finished matches. */
  statistics: (): Promise<AllStatistics> => ask('GET', '/statistics'),

  pushKey: async (): Promise<string> => (await ask<{ key: string }>('GET', '/push')).key,

  tellMe: ({ id, seat, token }: Sitting, subscription: object): Promise<unknown> =>
    ask('POST', `${seatPath(id, seat)}/push`, subscription, token),

  tellMeNoMore: ({ id, seat, token }: Sitting, endpoint: string): Promise<unknown> =>
    ask('DELETE', `${seatPath(id, seat)}/push`, { endpoint }, token),

  start: ({ id, token }: Sitting): Promise<unknown> => ask('POST', `/tables/${id}/start`, {}, token),

  /** The text of a file; of a match that is still running only with the secret of one of its seats. */
  record: (id: string, token: string | undefined): Promise<string> =>
    textOf('GET', `/matches/${encodeURIComponent(id)}/record`, {}, token),

  rematch: async ({ id, token }: Sitting): Promise<string> =>
    (await ask<{ id: string }>('POST', `/tables/${id}/rematch`, {}, token)).id,
};
