import type { WheelAction } from '../content/vocabulary';
import { top } from './agenda';
import type { Chance } from './chance';
import {
  activeSeat,
  type Move,
  type MoveOf,
  type MoveType,
  type Pending,
  type Seat,
  type State,
} from './model';
import { buildHouse, buildPillar } from './moves/buildings';
import { placeCharacter, swapOffer, takeCharacter } from './moves/characters';
import { advance, chooseBuilding, chooseGoods, receive } from './moves/choices';
import { buy, exchange, fulfil, takeContract } from './moves/contracts';
import { chooseColour, declare, takeDie } from './moves/dice';
import type { Kind } from './moves/kinds';
import type { MoveRule, Question } from './moves/rule';
import { contribute, placeCrest, useHelper } from './moves/tasks';
import { proceed } from './moves/proceed';
import { endTurn, pass, takeTile } from './moves/turn';
import { pickUp, relocate, step } from './moves/walkers';
import { setUndoable, type Play, type Recorded } from './play';
import { onlyMove } from './powers';
import { no, type Refusal } from './refusals';
import { settle } from './settle';

/** Everything a seat can do. Offering, refusing, doing, writing down and reading back all go by this table. */
export const MOVES: { [K in MoveType]: MoveRule<MoveOf<K>> } = {
  takeDie,
  chooseColour,
  takeTile,
  declare,
  step,
  relocate,
  buildHouse,
  buildPillar,
  pickUp,
  takeCharacter,
  swapOffer,
  placeCharacter,
  takeContract,
  exchange,
  advance,
  chooseGoods,
  chooseBuilding,
  receive,
  buy,
  fulfil,
  placeCrest,
  contribute,
  useHelper,
  pass,
  endTurn,
  proceed,
};

export const MOVE_TYPES = Object.keys(MOVES) as readonly MoveType[];

const ruleOf = <K extends MoveType>(type: K): MoveRule<MoveOf<K>> => MOVES[type];

type Args = readonly (readonly [name: string, kind: Kind<unknown>])[];

const ARGS: ReadonlyMap<MoveType, Args> = new Map(
  MOVE_TYPES.map(type => [type, Object.entries<Kind<unknown>>(MOVES[type].args)]),
);

/** The names and kinds of the arguments of a move, in the order of the notation. */
export const argsOf = (type: MoveType): Args => ARGS.get(type) ?? [];

export const isMoveType = (name: string): name is MoveType => Object.hasOwn(MOVES, name);

/** Whether something from outside has the shape of a move: known type, right arguments, nothing else. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const given = value as Record<string, unknown>;
  const { type } = given;
  if (typeof type !== 'string' || !isMoveType(type)) return false;
  let known = 1;
  for (const [name, kind] of argsOf(type)) {
    const isThere = Object.hasOwn(given, name);
    if (isThere ? !kind.is(given[name]) : kind.optional !== true) return false;
    if (isThere) known += 1;
  }
  return Object.keys(given).length === known;
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
  refuseSeat(state, seat) ?? refuseKind(state, seat, move) ?? ruleOf(move.type).refuse(state, seat, move);

/** A seat that only ever makes one kind of move makes no other. */
function refuseKind(state: State, seat: Seat, { type }: Move): Refusal | undefined {
  const only = onlyMove(state, seat);
  return only === undefined || only === type ? undefined : no('onlyProceeds', 'R15.1');
}

const TRIED = new Map<Question, readonly MoveType[]>();

/** The kinds of moves that answer a question, and those that are possible at any time. */
function triedFor(question: Question): readonly MoveType[] {
  const known = TRIED.get(question);
  if (known) return known;
  const types = MOVE_TYPES.filter(type => {
    const { answers } = MOVES[type];
    return answers === 'anytime' || answers.includes(question);
  });
  TRIED.set(question, types);
  return types;
}

function worthTrying(state: State): Iterable<MoveType> {
  const effects = top(state)?.effects ?? [];
  const [first] = effects;
  if (first && effects.length === 1) return triedFor(questionOf(first));
  return new Set(effects.flatMap(effect => triedFor(questionOf(effect))));
}

const questionOf = (effect: Pending): Question =>
  effect.do === 'act' || effect.do === 'dieAction' ? POINTS[effect.action] : effect.do;

const POINTS: Readonly<Record<WheelAction, Question>> = {
  architect: 'architectPoints',
  merchant: 'merchantPoints',
  character: 'characterPoints',
  contract: 'contractPoints',
  king: 'kingPoints',
  joker: 'jokerPoints',
};

/** Whether a step turns up something hidden: a player is told before, for it cannot be taken back. */
export const reveals = (state: State, type: MoveType): boolean => ruleOf(type).reveals?.(state) ?? false;

/** Every move that a seat may do now, with its arguments. */
export function legalMoves(state: State, seat: Seat): Move[] {
  if (refuseSeat(state, seat)) return [];
  const legal: Move[] = [];
  const only = onlyMove(state, seat);
  for (const type of only ? [only] : worthTrying(state)) {
    const rule = ruleOf(type);
    for (const move of rule.candidates(state, seat)) if (!rule.refuse(state, seat, move)) legal.push(move);
  }
  return legal;
}

/**
 * Does a move, or says why not and changes nothing. Phases that begin thereby are left to `advance`.
 * Steps that revealed nothing and stay within the turn can be taken back, and are counted.
 */
export function attempt(play: Recorded, seat: Seat, move: unknown): Refusal | undefined {
  const { state: before, chance } = play;
  if (!isMove(move)) return MALFORMED;
  const refusal = refuseMove(before, seat, move);
  if (refusal) return refusal;
  const drawn = chance.outcomes.length;
  carryOut(play, seat, move);
  const { turn, phase, undoable } = play.state;
  const sealed = chance.outcomes.length > drawn || turn !== before.turn || phase !== before.phase;
  setUndoable(play, sealed ? 0 : undoable + 1);
  return undefined;
}

function carryOut(play: Play, seat: Seat, move: Move): void {
  ruleOf(move.type).apply(play, seat, move);
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
