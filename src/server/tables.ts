import type { PlayerColour, Seat, Variant } from '../rules/model';
import { PLAYER_COLOURS } from '../rules/model';
import { without } from '../rules/without';
import { anew, type Readings } from '../rules/readings';
import { BadOptions, readChosen, readOptions, seatCount } from '../rules/setup/options';
import { isSameName } from '../table/names';
import { colourOf, isBroughtSeat, type FreeKind, type SeatKind } from '../table/seats';
import { isFree, type Doc, type SeatDoc } from './doc';
import { Problem } from './problem';
import { fits, hashOf } from './tokens';
import { checkName } from './words';

/** What can be done with a table before the game, on plain documents: no database, no clock, no chance. */

export interface Wanted {
  /** A kind for each seat; the first one is the host's own. */
  readonly kinds: readonly SeatKind[];
  readonly name: string;
  readonly colour?: PlayerColour | undefined;
  readonly variant: Partial<Variant>;
}

/** When somebody sits down, and how long tables of the house wait. */
export interface When {
  readonly at: number;
  readonly patience: number;
}

/** Who sits down comes afterwards. */
const notYetHere = (at: number): Pick<SeatDoc, 'seen'> => ({ seen: { here: false, since: at } });

/** The first name of a bot that nobody has: people may call themselves as they like. */
function botName(index: number, taken: readonly SeatDoc[]): string {
  const isTaken = (name: string): boolean => taken.some(seat => seat.name && isSameName(seat.name, name));
  const names = Array.from({ length: taken.length + 1 }, (_, more) => `Bot ${index + 1 + more}`);
  return names.find(name => !isTaken(name)) ?? '';
}

/** A name that nobody else at the table has. */
function ownName({ seats }: Doc, seat: Seat, given: string): string {
  const name = checkName(given);
  if (seats.some((other, index) => index !== seat && other.name && isSameName(other.name, name)))
    throw new Problem('nameTaken');
  return name;
}

/** A new table at which only its host sits. */
export function newDoc({ kinds, name, colour, variant }: Wanted, token: string, { at, patience }: When): Doc {
  const free = PLAYER_COLOURS.filter(each => each !== colour);
  const own = colour ?? free.shift() ?? PLAYER_COLOURS[0];
  const person = { kind: 'person', name: checkName(name), token: hashOf(token) } as const;
  const hosts: SeatDoc = { ...person, colour: own, ...notYetHere(at) };
  const seats = kinds.map((kind, index): SeatDoc => {
    if (index === 0) return hosts;
    if (isBroughtSeat(kind)) return { kind, colour: colourOf(kind) };
    const theirs = free.shift() ?? own;
    return kind === 'person'
      ? { kind, colour: theirs }
      : { kind, colour: theirs, name: botName(index, [hosts]) };
  });
  const doc = agreeOn({ seats, host: 0, variant, patience }, variant);
  mustFit(doc);
  return doc;
}

/** Who is brought along is a seat and an option of the rules, both or none, and sits behind the players. */
function mustFit(doc: Doc): void {
  const options = proposedOptions(doc);
  const fitting = doc.seats.every(({ kind }, seat) => isBroughtSeat(kind) === seat >= options.players.length);
  if (!fitting || doc.seats.length !== seatCount(options))
    throw new Problem('badOptions', 'the Cardinal sits across one player');
}

/** The table with these options as the rules have read them: nothing else that was sent is kept. */
const agreeOn = (doc: Doc, variant: Doc['variant']): Doc => ({
  ...doc,
  variant: without(proposedOptions({ ...doc, variant }, readChosen), 'players'),
});

/** The options of the game as they stand; throws where the rules do not allow them. */
export function proposedOptions({ seats, variant }: Doc, read = readOptions) {
  try {
    return read({
      ...variant,
      players: seats.flatMap(({ kind, name, colour }, index) =>
        isBroughtSeat(kind) ? [] : [{ name: name ?? `${index + 1}`, colour }],
      ),
    });
  } catch (error) {
    if (error instanceof BadOptions) throw new Problem('badOptions', error.message);
    throw error;
  }
}

export const seatOf = ({ seats }: Doc, seat: Seat): SeatDoc => {
  const found = seats[seat];
  if (!found) throw new Problem('noSuchSeat');
  return found;
};

export const withSeat = (doc: Doc, seat: Seat, change: SeatDoc): Doc => ({
  ...doc,
  seats: doc.seats.map((each, index) => (index === seat ? change : each)),
});

/** The seat whose secret this is. */
export const seatWith = ({ seats }: Doc, token: string | undefined): Seat | undefined => {
  const found = seats.findIndex(seat => fits(token, seat.token));
  return found < 0 ? undefined : found;
};

export function mustBeAt(doc: Doc, seat: Seat, token: string | undefined): void {
  if (!fits(token, seatOf(doc, seat).token)) throw new Problem('notYours');
}

/** Somebody sits down; where, is told beside it. */
export function join(
  doc: Doc,
  name: string,
  wanted: Seat | undefined,
  token: string,
  at: number,
): { doc: Doc; seat: Seat } {
  const seat = wanted ?? doc.seats.findIndex(isFree);
  if (seat < 0) throw new Problem('noSeatFree');
  const found = seatOf(doc, seat);
  if (!isFree(found)) throw new Problem('seatTaken');
  const person = { name: ownName(doc, seat, name), token: hashOf(token), ...notYetHere(at) };
  return { seat, doc: withSeat(doc, seat, { ...found, ...person }) };
}

/** Somebody stands up before the game; the next person is the host then. Nobody left: there is no table any more. */
export function leaveTable(doc: Doc, seat: Seat): Doc | undefined {
  const { kind, colour } = seatOf(doc, seat);
  const left = withSeat(doc, seat, { kind, colour });
  const next = left.seats.findIndex(each => each.token !== undefined);
  if (next < 0) return undefined;
  return doc.host === seat ? { ...left, host: next } : left;
}

/** A person changes name or colour before the game; a colour that somebody free holds changes places. */
export function dress(doc: Doc, seat: Seat, change: { name?: string; colour?: PlayerColour }): Doc {
  const mine = seatOf(doc, seat);
  const colour = change.colour ?? mine.colour;
  const other = doc.seats.findIndex((each, index) => index !== seat && each.colour === colour);
  const theirs = doc.seats[other];
  if (theirs && !isFree(theirs) && theirs.kind === 'person') throw new Problem('colourTaken');
  const cleared = theirs ? withSeat(doc, other, { ...theirs, colour: mine.colour }) : doc;
  const name = change.name === undefined ? mine.name : ownName(doc, seat, change.name);
  return withSeat(cleared, seat, { ...mine, colour, ...(name !== undefined && { name }) });
}

/** A person says whether the game may begin. */
export const ready = (doc: Doc, seat: Seat, isReady: boolean): Doc =>
  withSeat(doc, seat, { ...without(seatOf(doc, seat), 'ready'), ...(isReady && { ready: true }) });

/** Before the game whoever leads says who may sit there: whoever sat there, a person or a bot, has to go. */
export function seatKind(doc: Doc, seat: Seat, kind: FreeKind, leader: Seat): Doc {
  const { kind: before, colour } = seatOf(doc, seat);
  if (isBroughtSeat(before)) throw new Problem('seatTaken');
  if (seat === leader) throw new Problem('ownSeat');
  const others = doc.seats.filter((_, index) => index !== seat);
  // the seat of a host who doesn't come back
  const led = seat === doc.host ? { ...doc, host: leader } : doc;
  return withSeat(
    led,
    seat,
    kind === 'person' ? { kind, colour } : { kind, colour, name: botName(seat, others) },
  );
}

/** Before the game the host says how rules are read; whoever was ready says so again. */
export const changeReadings = (doc: Doc, readings: unknown): Doc =>
  agreeOn(
    { ...doc, seats: doc.seats.map(seat => without(seat, 'ready')) },
    // the rules refuse what they don't know
    { ...doc.variant, readings: (readings ?? null) as Readings },
  );

/** The same people again, at a new table: everybody keeps the secret of the seat. */
export const sameAgain = ({ seats, variant, patience }: Doc, host: Seat, at: number): Doc => ({
  seats: seats.map(({ kind, colour, name, token }) => ({
    ...{ kind, colour, ...(name !== undefined && { name }) },
    ...(token !== undefined && { token, ...notYetHere(at) }),
  })),
  ...{ host, patience, variant: anew(variant) },
});

/** Whether the game may begin: somebody sits everywhere. */
export function mustBeFull({ seats }: Doc): void {
  if (seats.some(isFree)) throw new Problem('seatsFree');
}
