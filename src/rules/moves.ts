import { settle, top } from './agenda';
import type { Recorded } from './events';
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
import { onlyMove } from './powers';
import { no, type Refusal } from './refusals';

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

/** The names and kinds of the arguments of a move, in the order of the notation. */
export const argsOf = (type: MoveType): [string, Kind<unknown>][] =>
  Object.entries<Kind<unknown>>(MOVES[type].args);

export const isMoveType = (name: string): name is MoveType => Object.hasOwn(MOVES, name);

/** Whether something from outside has the shape of a move: known type, right arguments, nothing else. */
export function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type, ...given } = value as Record<string, unknown>;
  if (typeof type !== 'string' || !isMoveType(type)) return false;
  const args = argsOf(type);
  return (
    Object.keys(given).every(name => args.some(([known]) => known === name)) &&
    args.every(([name, kind]) => (Object.hasOwn(given, name) ? kind.is(given[name]) : kind.optional === true))
  );
}

/** Whether it is this seat's turn to decide anything at all. */
export function refuseSeat(state: State, seat: Seat): Refusal | undefined {
  if (state.ranking) return no('gameOver', 'R13.1');
  return activeSeat(state) === seat ? undefined : no('notYourTurn', 'R3.5');
}

/** Why a seat may not do this now, or `undefined` when it may. Whatever comes in, it never throws. */
export function refuse(state: State, seat: Seat, move: unknown): Refusal | undefined {
  if (!isMove(move)) return no('malformed', 'R5.8');
  return (
    refuseSeat(state, seat) ?? refuseKind(state, seat, move) ?? ruleOf(move.type).refuse(state, seat, move)
  );
}

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
  effect.do === 'act' || effect.do === 'dieAction' ? `${effect.action}Points` : effect.do;

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
  const { state, chance } = play;
  const refusal = refuse(state, seat, move);
  if (refusal || !isMove(move)) return refusal;
  const { turn, phase } = state;
  const drawn = chance.outcomes.length;
  ruleOf(move.type).apply(play, seat, move);
  settle(play);
  const sealed = chance.outcomes.length > drawn || state.turn !== turn || state.phase !== phase;
  state.undoable = sealed ? 0 : state.undoable + 1;
  return undefined;
}
