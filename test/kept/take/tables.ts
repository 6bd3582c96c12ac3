import { CARDINAL } from '../../../src/rules/cardinal/board';
import type { Sitting } from '../../../src/table/online/wire';
import { post } from '../../../src/tools/load/line';
import { begin, play, say, sitDown, type Wanted } from './people';

/** The tables of a house in every condition. */

interface Scene extends Wanted {
  /** It is left at about this line; without one it is played to its end. */
  readonly lines?: number;
  /** It is left with something taken back that can be done again. */
  readonly takesBack?: boolean;
  readonly archived?: boolean;
}

const solo = (level: 'easy' | 'normal' | 'hard'): Wanted => ({
  seats: ['person', 'cardinal'],
  variant: { cardinal: { level }, firstPlayer: CARDINAL },
});
const people = (count: number): Wanted => ({ seats: Array.from({ length: count }, () => 'person' as const) });

const SCENES: readonly Scene[] = [
  { ...people(2), lines: 40, takesBack: true },
  { ...people(3), lines: 150, takesBack: true, variant: { actionTiles: 'shuffled' } },
  { ...people(4), lines: 260, variant: { readings: { wheelTile: 'anyTime', kingAction: 'all' } } },
  { seats: ['person', 'greedy', 'random', 'person'], lines: 120, takesBack: true },
  { ...solo('easy'), lines: 60, takesBack: true },
  { ...solo('normal'), lines: 100 },
  { ...solo('hard'), lines: 30 },
  people(2),
  people(3),
  { seats: ['person', 'greedy', 'random', 'person'] },
  solo('easy'),
  solo('hard'),
  { ...people(2), lines: 70, takesBack: true, archived: true },
  { ...people(4), lines: 90, archived: true, variant: { actionTiles: 'shuffled' } },
  { seats: ['person', 'greedy'], lines: 50, archived: true },
  { ...solo('normal'), lines: 45, takesBack: true, archived: true },
];

export interface TakenTable {
  readonly sittings: readonly Sitting[];
  readonly archived: boolean;
}

export async function playTables(url: string): Promise<TakenTable[]> {
  const tables: TakenTable[] = [];
  for (const { lines, takesBack, archived = false, ...wanted } of SCENES) {
    const sittings = await sitDown(url, wanted);
    await begin(url, sittings);
    await play([url], sittings, lines ?? Infinity, takesBack);
    tables.push({ sittings, archived });
  }
  const [two = [], three = [], , , , , , over = []] = tables.map(({ sittings }) => sittings);
  await talk(url, two);
  await standIn(url, three);
  await askAgain(url, over);
  tables.push({ sittings: await waiting(url), archived: false });
  return tables;
}

async function talk(url: string, [first, second]: readonly Sitting[]): Promise<void> {
  if (first) await say(url, first, 'Wool, wool, wool!');
  if (second) await say(url, second, 'Ça dépend… <b>peut-être</b>');
}

/** A bot plays for somebody who wished it so; nobody asks it before the house opens the next time. */
async function standIn(url: string, [, going]: readonly Sitting[]): Promise<void> {
  if (going) await change(url, going, going.seat, { standIn: 'greedy' });
}

async function change(url: string, { id, token }: Sitting, seat: number, how: object): Promise<void> {
  const answer = await fetch(`${url}/api/tables/${id}/seats/${seat}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(how),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The same people again, and one of them wants to be told when it is their turn. */
async function askAgain(url: string, [host]: readonly Sitting[]): Promise<void> {
  if (!host) return;
  await post(`${url}/api/tables/${host.id}/rematch`, {}, host.token);
  await post(
    `${url}/api/tables/${host.id}/seats/${host.seat}/push`,
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/kept',
      keys: { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) },
    },
    host.token,
  );
}

/** A table that waits for one more. */
async function waiting(url: string): Promise<Sitting[]> {
  const host = await post<Sitting>(`${url}/api/tables`, {
    ...{ name: 'Eva', seats: ['person', 'person', 'greedy', 'person'], listed: true },
    variant: { actionTiles: 'shuffled' },
  });
  const guest = await post<Sitting>(`${url}/api/tables/${host.id}/seats`, { name: 'Finn' });
  await change(url, guest, guest.seat, { ready: true });
  return [host, guest];
}
