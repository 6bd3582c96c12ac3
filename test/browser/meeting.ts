import { io } from 'socket.io-client';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import type { Sitting } from '../../src/table/online/wire';

/** Tables of a house with people at them, for pictures: arranged over the wire, once for each house. */

export interface Place {
  readonly path: string;
  /** What Ada's browser has kept. */
  readonly kept: Record<string, unknown>;
}

interface Tables {
  readonly waiting: Sitting;
  readonly playing: Sitting;
}

const arranged = new Map<string, Promise<Tables>>();
const HEARD = 300;

async function ask<T>(url: string, path: string, body: object, token?: string, method = 'POST'): Promise<T> {
  const answer = await fetch(`${url}/api/tables${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

export const create = (url: string, name: string, seats: readonly string[]): Promise<Sitting> =>
  ask(url, '', { name, seats, listed: true });

export const join = (url: string, { id }: Sitting, name: string): Promise<Sitting> =>
  ask(url, `/${id}/seats`, { name });

export const start = (url: string, { id, token }: Sitting): Promise<unknown> =>
  ask(url, `/${id}/start`, {}, token);

async function say(url: string, sitting: Sitting, words: string): Promise<void> {
  const line = new OnlineMatch(io(`${url}/tiletum`, { transports: ['websocket'], forceNew: true }), sitting);
  line.say(words);
  await new Promise(resolve => setTimeout(resolve, HEARD));
  line.close();
}

async function arrange(url: string): Promise<Tables> {
  await create(url, 'Clara', ['person', 'person', 'person']);
  await create(url, 'Emil', ['person', 'greedy', 'person']);
  const bruno = await create(url, 'Bruno', ['person', 'person', 'person', 'person']);
  const denise = await join(url, bruno, 'Denise');
  const waiting = await join(url, bruno, 'Ada');
  await ask(url, `/${denise.id}/seats/${denise.seat}`, { ready: true }, denise.token, 'PATCH');
  await say(url, bruno, 'One more, then we start. Who takes the fourth seat?');
  await say(url, denise, 'Emil said he comes at nine.');
  const playing = await create(url, 'Ada', ['person', 'person']);
  const fatou = await join(url, playing, 'Fatou');
  await start(url, playing);
  await say(url, fatou, 'Good luck!');
  return { waiting, playing };
}

function tablesOf(url: string): Promise<Tables> {
  const found = arranged.get(url) ?? arrange(url);
  arranged.set(url, found);
  return found;
}

const keptBy = ({ waiting, playing }: Tables): Place['kept'] => ({
  'tiletum.sittings': [playing, waiting],
});

/** The lobby with tables of all kinds. */
export async function lobby(url: string): Promise<Place> {
  return { path: '/online', kept: keptBy(await tablesOf(url)) };
}

/** A table that waits for one more. */
export async function waitingTable(url: string): Promise<Place> {
  const tables = await tablesOf(url);
  return { path: `/table/${tables.waiting.id}`, kept: keptBy(tables) };
}

/** A match in play. */
export async function playedTable(url: string): Promise<Place> {
  const tables = await tablesOf(url);
  return { path: `/table/${tables.playing.id}`, kept: keptBy(tables) };
}
