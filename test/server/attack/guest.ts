import { io } from 'socket.io-client';
import { RULES_VERSION } from '../../../src/rules/version';
import { legalMoves } from '../../../src/rules/moves';
import { activeSeat } from '../../../src/rules/model';
import type { HouseSocket } from '../../../src/table/online/entrance';
import { OnlineMatch } from '../../../src/table/online/onlineMatch';
import type { Sitting } from '../../../src/table/online/wire';

/** What guests do, well-behaved and others, over HTTP and over lines to the tables. */

export interface Heard {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function ask(
  url: string,
  [method, path]: readonly [method: string, path: string],
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Heard> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: answer.status, text, body: read };
}

const sitting = ({ body, text }: Heard): Sitting => {
  if (typeof body['token'] !== 'string') throw new Error(`no seat: ${text}`);
  return body as unknown as Sitting;
};

export const create = async (url: string, body: object = {}): Promise<Sitting> =>
  sitting(
    await ask(url, ['POST', '/api/tables'], { body: { name: 'Ann', seats: ['person', 'person'], ...body } }),
  );

export const join = async (url: string, id: string, body: object = {}): Promise<Sitting> =>
  sitting(await ask(url, ['POST', `/api/tables/${id}/seats`], { body: { name: 'Bob', ...body } }));

export const start = (url: string, { id, token }: Sitting): Promise<Heard> =>
  ask(url, ['POST', `/api/tables/${id}/start`], { token });

/** Two at a table where the game has begun. */
export async function begun(url: string, body: object = {}): Promise<[Sitting, Sitting]> {
  const host = await create(url, body);
  const guest = await join(url, host.id);
  await start(url, host);
  return [host, guest];
}

export type AnyLine = HouseSocket & {
  emitWithAck(event: string, ...args: unknown[]): Promise<Record<string, unknown>>;
};

/** Over once it is cut, unless it is to come back. */
export function line(url: string, options: object = {}): AnyLine {
  const line: AnyLine = io(`${url}/tiletum`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  line.on('disconnect', () => {
    if (!line.io.reconnection()) line.disconnect();
  });
  return line;
}

/** A busy house answers late; to what it does not hear it answers nothing, and nothing over a line that is cut. */
const PATIENCE = 2000;

/** What is answered to an event, whatever its name and arguments. */
export async function say(
  socket: AnyLine,
  event: string,
  ...args: unknown[]
): Promise<Record<string, unknown>> {
  const silence = { silence: true };
  if (!socket.active) return silence;
  const cut = new Promise<typeof silence>(resolve => socket.once('disconnect', () => resolve(silence)));
  const answer = (socket.timeout(PATIENCE) as unknown as AnyLine).emitWithAck(event, ...args);
  return Promise.race([answer.catch(() => silence), cut]);
}

/** A line to a seat, or to watch. */
export async function seated(
  url: string,
  { id, seat, token }: { id: string; seat?: number; token?: string },
): Promise<AnyLine> {
  const socket = line(url);
  await say(socket, 'sync', id, seat ?? null, token ?? null, 0, RULES_VERSION);
  return socket;
}

/** Whether two people can sit down, begin, and make some moves which both of them see. */
export async function servesAGame(url: string, moves = 4): Promise<boolean> {
  const sittings = await begun(url);
  const screens = sittings.map(each => new OnlineMatch(line(url), each));
  try {
    for (let n = 0; n < moves; n += 1) {
      const tables = await Promise.all(screens.map(screen => reached(screen, n)));
      const state = tables[0]?.G;
      const seat = state && activeSeat(state);
      if (!state || seat === undefined) return false;
      const [move] = legalMoves(state, seat);
      if (move) screens[seat]?.act(move);
    }
    const states = await Promise.all(screens.map(screen => reached(screen, moves)));
    return JSON.stringify(states[0]?.G) === JSON.stringify(states[1]?.G);
  } finally {
    for (const screen of screens) screen.close();
  }
}

/** The table when its nth line has come from the house. */
export const reached = (screen: OnlineMatch, n: number) =>
  new Promise<OnlineMatch['moment'] extends () => { table: infer T } ? NonNullable<T> : never>(
    (resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`line ${n} has not come`)), 10_000);
      const look = (): void => {
        const { table, waiting } = screen.moment();
        if (!table || waiting > 0 || table._stateID < n) return;
        clearTimeout(late);
        stop();
        resolve(table);
      };
      const stop = screen.subscribe(look);
      look();
    },
  );
