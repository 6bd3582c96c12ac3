import type { Context } from 'koa';
import { PLAYER_COLOURS, type PlayerColour, type Seat } from '../rules/model';
import { isSeatKind, seatKinds } from '../table/bots';
import type { SeatKind } from '../table/seats';
import { Problem } from './problem';
import type { Wanted } from './tables';
import { isId } from './tokens';
import { checkName } from './words';

/** What a request says, read with care: whatever is not as it should be is a problem of the one who asks. */

export type Body = Readonly<Record<string, unknown>>;

const SEATS = [0, 1, 2, 3];
const MINE_MOST = 50;

/** What somebody wants of a new table. */
export function wantedOf(body: Body): Wanted {
  const kinds = Array.isArray(body['seats']) ? (body['seats'] as unknown[]) : [];
  if (kinds.length < 2 || kinds.length > SEATS.length) throw new Problem('badOptions', '2 to 4 seats');
  const variant = body['variant'];
  return {
    kinds: kinds.map(kindFrom),
    name: checkName(body['name']),
    colour: body['colour'] === undefined ? undefined : colourFrom(body['colour']),
    // read by the rules, which refuse what they don't know
    variant: typeof variant === 'object' && variant !== null ? variant : {},
  };
}

function kindFrom(kind: unknown): SeatKind {
  if (isSeatKind(kind)) return kind;
  throw new Problem('badOptions', `seats are ${seatKinds().join(', ')}`);
}

export function colourFrom(colour: unknown): PlayerColour {
  const found = PLAYER_COLOURS.find(each => each === colour);
  if (!found) throw new Problem('badOptions', `a colour is one of ${PLAYER_COLOURS.join(', ')}`);
  return found;
}

export function seatFrom(seat: unknown): Seat {
  const found = SEATS.find(each => each === seat);
  if (found === undefined) throw new Problem('noSuchSeat');
  return found;
}

const paramsOf = (context: Context): Readonly<Record<string, string>> =>
  (context as Context & { params: Record<string, string> }).params;

export const idOf = (context: Context): string => {
  const id = paramsOf(context)['id'];
  if (!isId(id)) throw new Problem('noSuchTable');
  return id;
};

export const seatIn = (context: Context): Seat =>
  seatFrom(SEATS.find(each => String(each) === paramsOf(context)['seat']));

export const bodyOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};

/** The tables that somebody asks for at once. */
export const idsIn = (body: Body): string[] =>
  (Array.isArray(body['ids']) ? body['ids'] : []).slice(0, MINE_MOST).filter(isId);

/** The secret of a seat. */
export const tokenOf = (context: Context): string | undefined =>
  /^Bearer ([\w-]{1,100})$/.exec(context.get('Authorization'))?.[1];
