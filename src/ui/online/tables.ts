import { boxTitles } from '../boxes/words';
import type { Seat } from '../../rules/model';
import type { SeatView, PublicTable } from '../../table/online/wire';
import { boxesOf } from '../../table/record/boxes';
import { isBroughtSeat, type BroughtKind } from '../../table/seats';
import { differences } from '../readings/words';
import type { PlainKey, Text } from '../text';
import type { KeptSitting } from './sittings';

/** What a screen says of a table of the house. */

/** Of who is brought along: the name, what it is, and what a table is where it sits. */
const BROUGHT = {
  cardinal: { name: 'newGame.cardinal', what: 'newGame.soloSeat', table: 'onlineTable.cardinal' },
} as const satisfies Record<BroughtKind, Readonly<Record<string, PlainKey>>>;

/** The name of who sits there; who is no person has a name of its own. */
export function seatName({ say }: Pick<Text, 'say'>, { kind, name }: SeatView, seat: Seat): string {
  if (isBroughtSeat(kind)) return say(BROUGHT[kind].name);
  return name ?? say(kind === 'person' ? 'seat.free' : 'newGame.botName', { n: seat + 1 });
}

export const nameAt = (
  text: Pick<Text, 'say'>,
  { seats }: Pick<PublicTable, 'seats'>,
  seat: Seat,
): string => {
  const found = seats[seat];
  return found ? seatName(text, found, seat) : '';
};

export const hostName = (text: Pick<Text, 'say'>, table: PublicTable): string =>
  nameAt(text, table, table.host);

/** How a match ended: who has how many points. */
export const resultOf = (text: Pick<Text, 'say'>, { seats, scores = [] }: PublicTable): string =>
  seats.map((seat, index) => `${seatName(text, seat, index)}\u00a0${scores[index] ?? ''}`.trim()).join(', ');

export const freeSeats = ({ seats }: PublicTable): number => seats.filter(({ free }) => free).length;

/** The table waits for the person who has this seat. */
export const waitsFor = ({ status, waits, seats, damaged }: PublicTable, seat: Seat): boolean =>
  status === 'running' && !damaged && waits === seat && seats[seat]?.standIn === undefined;

export const isMyTurn = (table: PublicTable, sittings: readonly KeptSitting[]): boolean =>
  sittings.some(({ id, seat, aside }) => id === table.id && !aside && waitsFor(table, seat));

/** Mine to play first, then those that are to begin or go on, finished ones last; each as it was played last. */
export function tablesByUrgency(
  tables: readonly PublicTable[],
  sittings: readonly KeptSitting[],
): PublicTable[] {
  const urgency = (table: PublicTable): number => {
    if (table.status === 'over') return 3;
    if (isMyTurn(table, sittings)) return 0;
    return table.status === 'running' ? 1 : 2;
  };
  return tables.toSorted((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}

/** What was agreed on, in a few words each. */
export function factsOf(text: Text, { seats, variant, listed }: PublicTable): string[] {
  const { say } = text;
  const n = differences(text, variant.readings).length;
  const brought = seats.flatMap(({ kind }) => (isBroughtSeat(kind) ? [say(BROUGHT[kind].table)] : []));
  return [
    ...boxTitles(text, boxesOf(variant)),
    ...(n > 0 ? [say('readings.differ', { n })] : []),
    ...(brought.length > 0 ? brought : [say('onlineTable.seats', { n: seats.length })]),
    say(variant.actionTiles === 'shuffled' ? 'onlineTable.shuffled' : 'onlineTable.standard'),
    say(listed ? 'onlineTable.public' : 'onlineTable.byLink'),
  ];
}

const MINUTE_MS = 60_000;

/** A time as clocks show it: minutes and seconds. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For how many minutes somebody has been gone; `undefined` where nobody saw it. */
export const minutesGone = ({ gone }: SeatView, now: number): number | undefined =>
  gone === undefined ? undefined : Math.max(0, Math.floor((now - gone) / MINUTE_MS));

/** Here, gone for so long, a bot. */
export function presenceWords({ say }: Text, seat: SeatView, now: number): string {
  if (isBroughtSeat(seat.kind)) return say(BROUGHT[seat.kind].what);
  if (seat.kind !== 'person') return say('newGame.bot');
  const minutes = minutesGone(seat, now);
  const where =
    seat.present || minutes === undefined
      ? say(seat.present ? 'seat.here' : 'seat.gone')
      : say('seat.goneFor', { minutes });
  return seat.standIn ? `${where}, ${say('seat.standIn')}` : where;
}
