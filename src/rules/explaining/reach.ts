import type { Piece } from '../../content';
import { seeded } from '../chance';
import { neighbours } from '../map';
import type { Move, Seat, State } from '../model';
import { refuse, termsOf, tried } from '../moves';
import { leapsOf, piecesOf, standsOf } from '../pieces';

/** How far the pieces of a seat can go now: step by step as far as `refuse` lets them, over the fewest spaces. */

/** The way of a piece to a place: one move after the other, of which each is legal when those before it are made. */
export interface Walk {
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
  /** The spaces that it goes over, the goal last. */
  readonly path: readonly string[];
  readonly moves: readonly [Move, ...Move[]];
  /** The points that it takes: nothing for steps that are granted, nor for a leap. */
  readonly points: number;
  /** The table when it has been. */
  readonly after: State;
}

/** What turns up on the way is nothing to reckon with: a walk that depends on it is no walk. */
const anyChance = () => seeded(1);

/** What somebody could do is asked more than once of the same table, which never changes. */
const KNOWN = new WeakMap<State, Map<Seat, readonly Walk[]>>();

/** Every place within reach, with the way of each piece that can go there. */
export function reachOf(state: State, seat: Seat): readonly Walk[] {
  const seats = KNOWN.get(state) ?? new Map<Seat, readonly Walk[]>();
  KNOWN.set(state, seats);
  const walks = seats.get(seat) ?? piecesOf(state).flatMap(piece => reachWith(state, seat, piece));
  seats.set(seat, walks);
  return walks;
}

/** The pieces that can go anywhere now. */
export const walkersNow = (state: State, seat: Seat): readonly Piece[] => [
  ...new Set(reachOf(state, seat).map(({ piece }) => piece)),
];

function reachWith(state: State, seat: Seat, piece: Piece): Walk[] {
  const leaps = leapsOf(state, seat, piece).flatMap(to => leap(state, seat, piece, to) ?? []);
  return leaps.length > 0
    ? leaps
    : standsOf(state, seat, piece).flatMap(from => stepsFrom(state, seat, piece, from));
}

function leap(state: State, seat: Seat, piece: Piece, to: string): Walk | undefined {
  const move = { type: 'relocate', piece, to } as const;
  if (refuse(state, seat, move)) return undefined;
  const after = tried(state, seat, move, anyChance());
  return { piece, from: fromOf(state, seat, piece, after), to, path: [to], moves: [move], points: 0, after };
}

/** The one of its kind that is not there any more. */
const fromOf = (before: State, seat: Seat, piece: Piece, after: State): string => {
  const there = standsOf(after, seat, piece);
  return standsOf(before, seat, piece).find(place => !there.includes(place)) ?? '';
};

/** The nearest places first: the way to each goes over the one before it. */
function stepsFrom(state: State, seat: Seat, piece: Piece, from: string): Walk[] {
  const walks: Walk[] = [];
  const seen = new Set([from]);
  const goOn = (at: string, so: Walk | undefined): void => {
    for (const to of neighbours(at)) {
      const walk = seen.has(to) ? undefined : farther(state, seat, { piece, from, to }, so);
      if (!walk) continue;
      seen.add(to);
      walks.push(walk);
    }
  };
  goOn(from, undefined);
  for (const walk of walks) goOn(walk.to, walk);
  return walks;
}

/** A step farther than a walk, if it may be made. */
function farther(
  start: State,
  seat: Seat,
  { piece, from, to }: Pick<Walk, 'piece' | 'from' | 'to'>,
  so: Walk | undefined,
): Walk | undefined {
  const state = so?.after ?? start;
  const move = { type: 'step', piece, to } as const;
  if (refuse(state, seat, move)) return undefined;
  return {
    ...{ piece, from, to },
    path: [...(so?.path ?? []), to],
    moves: so ? [...so.moves, move] : [move],
    points: (so?.points ?? 0) + (termsOf(state, seat, move).points ?? 0),
    after: tried(state, seat, move, anyChance()),
  };
}
