import type { Price } from '../../content';
import { activeSeat, type Move, type Seat, type State } from '../model';
import { argsOf, legalMoves, refuseSeat, termsOf } from '../moves';
import type { Terms } from '../moves/rule';
import { refuseForNow } from '../points';
import type { Refusal } from '../refusals';
import { forBoxesInPlay, rowOf } from '../shelf';
import { approachesTo, type Approach } from './approach';
import { ownTerms } from './awaited';
import { diagnose, type Cure, type Diagnosis } from './cures';
import { leftAfter, type Left } from './left';
import type { ThingRule } from './thing';
import { THINGS } from './things';
import type { Gift, Thing, ThingName } from './words';

/** What anything on the table is and can do now, for whoever looks at it. docs/EXPLAINS.md tells how it goes. */
export interface Explanation {
  readonly thing: Thing;
  /** Whose it is. */
  readonly owner?: Seat;
  readonly brings: readonly Gift[];
  /** What its use costs here and now, in each way in which it can be paid. */
  readonly prices: readonly Price[];
  /** The legal moves that choose it, the cheapest first. */
  readonly ways: readonly OpenWay[];
  /** The moves that would choose it and are refused; what is nearest to being possible comes first. */
  readonly refused: readonly RefusedWay[];
  /** How far the own pieces are from where it lies, if that matters. */
  readonly approaches: readonly Approach[];
}

export interface OpenWay {
  readonly move: Move;
  /** What it costs. */
  readonly terms: Terms;
  readonly left: Left;
}

export interface RefusedWay extends Diagnosis {
  readonly move: Move;
  readonly terms: Terms;
}

/** Those of the base are at hand where something is explained, and not before: a table is drawn without them. */
const thingsInPlay = forBoxesInPlay(({ things }) => ({ ...THINGS, ...things }));

const ruleFor = (state: State, { is }: Thing): ThingRule<ThingName> =>
  rowOf(thingsInPlay(state), is) as ThingRule<ThingName>;

/** Everything that lies on the table. */
export const thingsOn = (state: State): readonly Thing[] =>
  (Object.values(thingsInPlay(state)) as ThingRule<ThingName>[]).flatMap(({ all }) => all(state));

/** The legal moves that choose a thing. */
export function movesChoosing(state: State, seat: Seat, thing: Thing): readonly Move[] {
  const { chosenBy } = ruleFor(state, thing);
  return chosenBy ? legalOf(state, seat).filter(move => chosenBy(state, seat, thing, move)) : [];
}

/** A table never changes: what is legal there is asked for each of its things. */
const LEGAL = new WeakMap<State, Map<Seat, readonly Move[]>>();

function legalOf(state: State, seat: Seat): readonly Move[] {
  const seats = LEGAL.get(state) ?? new Map<Seat, readonly Move[]>();
  LEGAL.set(state, seats);
  const moves = seats.get(seat) ?? legalMoves(state, seat);
  seats.set(seat, moves);
  return moves;
}

/** All that the rules have to say of a thing. */
export function explain(state: State, seat: Seat, thing: Thing): Explanation {
  const rule = ruleFor(state, thing);
  const owner = rule.owner?.(state, seat, thing);
  const place = rule.at?.(state, seat, thing);
  return {
    thing,
    ...(owner !== undefined && { owner }),
    brings: rule.brings?.(state, seat, thing) ?? [],
    prices: rule.prices?.(state, seat, thing) ?? [],
    ways: movesChoosing(state, seat, thing)
      .map(move => ({ move, terms: termsOf(state, seat, move), left: leftAfter(state, seat, move) }))
      .toSorted((a, b) => costOf(a.terms) - costOf(b.terms)),
    refused: refusedWays(state, seat, thing, rule),
    approaches: place === undefined ? [] : approachesTo(state, seat, place),
  };
}

function refusedWays(state: State, seat: Seat, thing: Thing, rule: ThingRule<ThingName>): RefusedWay[] {
  const asks = rule.asks?.(state, seat, thing) ?? [];
  return asks
    .flatMap(({ move, when }) => {
      const isAbout = !when || isAboutIt(state, seat, thing, rule, move);
      const other = isAbout ? undefined : { when, refusal: refusalOfOther(state, seat, move) };
      const found = diagnose(state, seat, move, other);
      return found ? [{ move, terms: ownTerms(state, seat, move), ...found }] : [];
    })
    .toSorted((a, b) => effort(a.cure) - effort(b.cure));
}

/** Of a move that is about something else now: what stands against it if it says what it is about, else the moment. */
function refusalOfOther(state: State, seat: Seat, move: Move): Refusal {
  const own = argsOf(move.type).length > 0 ? diagnose(state, seat, move) : undefined;
  return own?.refusal ?? refuseSeat(state, seat) ?? refuseForNow(state);
}

const costOf = ({ points = 0, price = {} }: Terms): number =>
  points + Object.values(price).reduce((sum, count) => sum + count, 0);

/** Whether the move, as the table stands, is about this thing and no other of its kind. */
const isAboutIt = (
  state: State,
  seat: Seat,
  thing: Thing,
  { chosenBy }: ThingRule<ThingName>,
  move: Move,
): boolean => activeSeat(state) === seat && (chosenBy?.(state, seat, thing, move) ?? false);

/** How much would have to happen: where nothing helps, more than anything. */
const effort = (cure: Cure | undefined): number =>
  cure ? 2 * cure.happens.length + (cure.awaits ? 1 : 0) : MOST_EFFORT;

const MOST_EFFORT = 99;
