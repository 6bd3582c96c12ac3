import { io } from 'socket.io-client';
import { below, seededNumbers } from '../../../src/rules/chance';
import { activeSeat, type Variant } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { mayDo } from '../../../src/table/online/follow';
import { OnlineMatch } from '../../../src/table/online/onlineMatch';
import type { OnlineProblem } from '../../../src/table/online/onlineMoment';
import type { Sitting } from '../../../src/table/online/wire';
import type { SeatKind } from '../../../src/table/seats';
import { post } from '../../../src/tools/load/line';

/** People at the tables of a house, who play at random and take back now and then. */

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];
const LOOK_MS = 2;
/** One act in so many is taken back, and one in so many of those done again. */
const DOUBT = 9;
const SECOND_THOUGHT = 2;

export interface Wanted {
  readonly seats: readonly SeatKind[];
  readonly variant?: Partial<Variant>;
}

/** Everybody sits down; the secrets of their seats. */
export async function sitDown(url: string, { seats, variant = {} }: Wanted): Promise<Sitting[]> {
  const tables = `${url}/api/tables`;
  const host = await post<Sitting>(tables, { name: NAMES[0], seats, variant, listed: true });
  const sittings = [host];
  for (const seat of seats.keys())
    if (seat > 0 && seats[seat] === 'person')
      sittings.push(await post<Sitting>(`${tables}/${host.id}/seats`, { name: NAMES[seat], seat }));
  return sittings;
}

export const begin = (url: string, [host]: readonly Sitting[]): Promise<unknown> =>
  post(`${url}/api/tables/${host?.id ?? ''}/start`, {}, host?.token);

export const sit = (url: string, sitting: Sitting): OnlineMatch =>
  new OnlineMatch(io(`${url}/tiletum`, { transports: ['websocket'], forceNew: true }), sitting);

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, LOOK_MS));

/** Somebody at another device was faster: that may be. */
const isSerious = (problem: OnlineProblem | undefined): boolean =>
  problem !== undefined && !('problem' in problem && problem.problem === 'overtaken');

/** Plays for so many lines, everybody at one of the houses; at the end something is taken back if it is wanted so. */
export async function play(
  houses: readonly string[],
  sittings: readonly Sitting[],
  lines: number,
  takesBack = false,
): Promise<void> {
  const whim = seededNumbers(lines);
  const people = sittings.map(sitting => ({
    sitting,
    match: sit(houses[sitting.seat % houses.length] ?? '', sitting),
  }));
  const look = () => {
    const table = people[0]?.match.moment().table;
    const person = people.find(({ sitting }) => sitting.seat === (table && activeSeat(table.G)));
    const now = person?.match.moment();
    const seat = person?.sitting.seat ?? -1;
    const isPlayed = now?.view?.seats[seat]?.standIn !== undefined;
    const isReady = !isPlayed && now?.waiting === 0 && now.table?._stateID === table?._stateID;
    return {
      table,
      match: isReady ? person?.match : undefined,
      seat,
      mine: now?.table,
    };
  };
  for (;;) {
    await pause();
    const { table, match, seat, mine } = look();
    const problem = people.map(person => person.match.moment().problem).find(isSerious);
    if (problem) throw new Error(JSON.stringify(problem));
    if (table?.G.ranking) break;
    if (!match || !mine) continue;
    const canGoBack = mayDo(mine, seat, { type: 'undo' });
    const isEnough = mine._stateID >= lines;
    if (isEnough && (!takesBack || (mine._redo.length > 0 && canGoBack))) break;
    if (isEnough && mine._undo.length > 2 && mine.G.undoable > 1) match.act({ type: 'undo' });
    else if (!isEnough && mine._redo.length > 0 && below(SECOND_THOUGHT, whim) === 0)
      match.act({ type: 'redo' });
    else if (!isEnough && canGoBack && below(DOUBT, whim) === 0) match.act({ type: 'undo' });
    else {
      const moves = legalMoves(mine.G, seat);
      const move = moves[below(moves.length, whim)];
      if (move) match.act(move);
    }
  }
  for (const { match } of people) match.close();
}

/** A word of somebody at a table to the others. */
export async function say(url: string, sitting: Sitting, words: string): Promise<void> {
  const match = sit(url, sitting);
  match.say(words);
  while (!match.moment().chats.some(chat => chat.words === words)) await pause();
  match.close();
}
