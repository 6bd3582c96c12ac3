import type { Context } from 'koa';
import { isFields, isList, isOneOf, mustBe, type Fields, type Is } from '../given';
import { PLAYER_COLOURS, type PlayerColour, type Seat } from '../rules/model';
import { isSeatKind, seatKinds } from '../table/bots';
import { Problem } from './problem';
import type { Wanted } from './tables';
import { isId } from './tokens';
import { checkName } from './words';

/** What a request says, read with care: whatever is not as it should be is a problem of the one who asks. */

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const MINE_MOST = 50;

/** What somebody wants of a new table. */
export function wantedOf({ seats, name, colour, variant }: Fields): Wanted {
  const kinds = wanted(isTableful, seats, '2 to 4 seats');
  return {
    kinds: kinds.map(kind => wanted(isSeatKind, kind, `seats are ${seatKinds().join(', ')}`)),
    name: checkName(name),
    colour: colour === undefined ? undefined : colourFrom(colour),
    // read by the rules, which refuse what they don't know
    variant: isVariant(variant) ? variant : {},
  };
}

const wanted = <T>(is: Is<T>, value: unknown, expected: string): T =>
  mustBe(is, value, () => new Problem('badOptions', expected));

const isVariant = (value: unknown): value is Wanted['variant'] => isFields(value) || isList(value);

const isTableful: Is<readonly unknown[]> = (value): value is readonly unknown[] =>
  isList(value) && value.length >= 2 && value.length <= SEATS.length;

export const colourFrom = (colour: unknown): PlayerColour =>
  wanted(isOneOf(PLAYER_COLOURS), colour, `a colour is one of ${PLAYER_COLOURS.join(', ')}`);

export const seatFrom = (seat: unknown): Seat =>
  mustBe(isOneOf(SEATS), seat, () => new Problem('noSuchSeat'));

const paramsOf = (context: Context): Readonly<Record<string, string>> =>
  (context as Context & { params: Record<string, string> }).params;

export const idOf = (context: Context): string =>
  mustBe(isId, paramsOf(context)['id'], () => new Problem('noSuchTable'));

export const seatIn = (context: Context): Seat =>
  seatFrom(SEATS.find(each => String(each) === paramsOf(context)['seat']));

export const bodyOf = (body: unknown): Fields => (isFields(body) ? body : {});

/** The tables that somebody asks for at once. */
export const idsIn = ({ ids }: Fields): string[] => (isList(ids) ? ids : []).slice(0, MINE_MOST).filter(isId);

/** The secret of a seat. */
export const tokenOf = (context: Context): string | undefined =>
  /^Bearer ([\w-]{1,100})$/.exec(context.get('Authorization'))?.[1];
