import { isFields, isText } from '../given';
import type { Chance } from './chance';
import { activeSeat, type Move, type MoveType, type Seat, type State } from './model';
import type { Kind } from './moves/kinds';
import type { MoveRule, Terms } from './moves/rule';
import { worthTrying } from './moves/worthTrying';
import { setUndoable, type Play, type Recorded } from './play';
import { onlyMove } from './powers';
import { no, type Refusal } from './refusals';
import { settle } from './settle';
import { allTogether, boxOf, rowOf, type JoinedBox } from './shelf';

/** What can be done: offering, refusing, doing, writing down and reading back all go by the tables of the boxes. */

/** Everything that can be done with the boxes at hand: what comes from outside is read by it. */
const knownMoves = (): JoinedBox['moves'] => allTogether().moves;

/** The kinds of moves of all boxes at hand. */
export const moveTypes = (): readonly MoveType[] => Object.keys(knownMoves()) as MoveType[];

/** The row of a move, if its box is in play. */
const ruleOf = (state: State, type: MoveType): MoveRule<Move> | undefined =>
  (boxOf(state).moves as Partial<Record<MoveType, MoveRule<Move>>>)[type];

type Args = readonly (readonly [name: string, kind: Kind<unknown>])[];

const ARGS = new Map<MoveType, Args>();

/** The names and kinds of the arguments of a move, in the order of the notation. */
export const argsOf = (type: MoveType): Args => ARGS.get(type) ?? noteArgs(type);

function noteArgs(type: MoveType): Args {
  const args = Object.entries<Kind<unknown>>(knownMoves()[type].args);
  ARGS.set(type, args);
  return args;
}

export const isMoveType = (name: string): name is MoveType => Object.hasOwn(knownMoves(), name);

/** Whether something from outside has the shape of a move: known type, right arguments, nothing else. */
export function isMove(value: unknown): value is Move {
  if (!isFields(value)) return false;
  const { type } = value;
  if (!isText(type) || !isMoveType(type)) return false;
  let known = 1;
  for (const [name, kind] of argsOf(type)) {
    const isThere = Object.hasOwn(value, name);
    if (isThere ? !kind.is(value[name]) : kind.optional !== true) return false;
    if (isThere) known += 1;
  }
  return Object.keys(value).length === known;
}

/** Whether it is this seat's turn to decide anything at all. */
export function refuseSeat(state: State, seat: Seat): Refusal | undefined {
  if (state.ranking) return no('gameOver', 'R13.1');
  return activeSeat(state) === seat ? undefined : no('notYourTurn', 'R3.5');
}

/** Why a seat may not do this now, or `undefined` when it may. Whatever comes in, it never throws. */
export const refuse = (state: State, seat: Seat, move: unknown): Refusal | undefined =>
  isMove(move) ? refuseMove(state, seat, move) : MALFORMED;

const MALFORMED = no('malformed', 'R5.8');

const refuseMove = (state: State, seat: Seat, move: Move): Refusal | undefined =>
  refuseSeat(state, seat) ?? refuseKind(state, seat, move) ?? refuseByRule(state, seat, move);

/** What the boxes say of the move. */
const refuseByRule = (state: State, seat: Seat, move: Move): Refusal | undefined => {
  const rule = ruleOf(state, move.type);
  return rule ? rule.refuse(state, seat, move) : NOT_IN_THIS_GAME;
};

const NOT_IN_THIS_GAME = no('notInThisGame', 'R3.5');

/** A seat that only ever makes one kind of move makes no other. */
function refuseKind(state: State, seat: Seat, { type }: Move): Refusal | undefined {
  const only = onlyMove(state, seat);
  return only === undefined || only === type ? undefined : no('onlyProceeds', 'R15.1');
}

/** What a move asks for where it stands. */
export const termsOf = (state: State, seat: Seat, move: Move): Terms =>
  ruleOf(state, move.type)?.terms?.(state, seat, move) ?? NO_TERMS;

const NO_TERMS: Terms = {};

/** What it answers. */
export const questionsOf = (state: State, type: MoveType): MoveRule<Move>['answers'] =>
  ruleOf(state, type)?.answers ?? [];

/** Whether a step turns up something hidden: a player is told before, for it cannot be taken back. */
export const reveals = (state: State, type: MoveType): boolean =>
  ruleOf(state, type)?.reveals?.(state) ?? false;

/** Every move that a seat may do now, with its arguments. */
export function legalMoves(state: State, seat: Seat): Move[] {
  if (refuseSeat(state, seat)) return [];
  const legal: Move[] = [];
  const only = onlyMove(state, seat);
  const trials = only ? [rowOf(boxOf(state).moves, only) as MoveRule<Move>] : worthTrying(state, seat);
  trials.forEach(({ candidates, exact, refuse }) => {
    for (const move of candidates(state, seat))
      if (exact === true || !refuse(state, seat, move)) legal.push(move);
  });
  return legal;
}

/**
 * Does a move, or says why not and changes nothing. Phases that begin thereby are left to `advancePhases`.
 * Steps that revealed nothing and leave the decision with the same seat can be taken back, and are counted.
 */
export function attempt(play: Recorded, seat: Seat, move: unknown): Refusal | undefined {
  const { state: before, chance } = play;
  if (!isMove(move)) return MALFORMED;
  const refusal = refuseMove(before, seat, move);
  if (refusal) return refusal;
  const drawn = chance.outcomes.length;
  carryOut(play, seat, move);
  const { turn, phase, undoable } = play.state;
  const goesOn = turn === before.turn && phase === before.phase && activeSeat(play.state) === seat;
  const sealed = chance.outcomes.length > drawn || !goesOn;
  setUndoable(play, sealed ? 0 : undoable + 1);
  return undefined;
}

function carryOut(play: Play, seat: Seat, move: Move): void {
  ruleOf(play.state, move.type)?.apply(play, seat, move);
  settle(play);
}

/**
 * The state after a legal move, for whoever thinks ahead: nothing is refused again and nothing is told. What does
 * not change is shared; the state before stays as it was. Undoing is not counted: nobody takes back a thought.
 */
export function tried(state: State, seat: Seat, move: Move, chance: Chance): State {
  const play: Play = { state, chance };
  carryOut(play, seat, move);
  return play.state;
}
