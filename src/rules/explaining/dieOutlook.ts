import { resourceOf } from '../../content';
import type { Action, Goods, Price, WheelAction } from '../../content';
import type { Die, Move, MoveOf, Pending, Seat, State } from '../model';
import { termsOf } from '../moves';
import { namedActions } from '../moves/dice';
import { pointsNow } from '../points';
import { beginningsFor, bonusesFor, pointsIn } from '../powers';
import { boxOf } from '../shelf';
import { pointsToSpend } from '../spending';
import { refuseTile } from '../tiles';
import { actionAt } from '../wheel';

/** What a die would give: for each value to which it can be turned, and each Action that it then offers. */

export interface DieWay {
  readonly move: MoveOf<'takeDie'>;
  readonly price: Price;
  readonly action: WheelAction;
  /** With which the Action begins. */
  readonly points: number;
  readonly goods: Goods;
  /** The Bonus tile beside it. */
  readonly tile?: string;
  /** All that follows, in its order. */
  readonly brings: readonly Pending[];
}

const VALUES = [1, 2, 3, 4, 5, 6];

/** All ways, the cheapest first, whether or not they can be paid. */
export const dieOutlook = (state: State, seat: Seat, { colour, value }: Die): readonly DieWay[] =>
  VALUES.flatMap(to =>
    namedActions(state, to).map(action =>
      dieWay(state, seat, { type: 'takeDie', colour, value, to, ...(action && { action }) }),
    ),
  ).toSorted((a, b) => (a.price.gold ?? 0) - (b.price.gold ?? 0));

export function dieWay(state: State, seat: Seat, move: MoveOf<'takeDie'>): DieWay {
  const { colour, to } = move;
  const action = move.action ?? actionAt(state, to);
  const taken = { die: { colour, value: to }, action, resource: state.facts.colour ?? resourceOf(colour) };
  const brings = boxOf(state).courses.die.flatMap(({ effects }) => effects(state, seat, taken));
  const tile = state.wheel.tiles[action];
  return {
    ...{ move, action, brings },
    price: termsOf(state, seat, move).price ?? {},
    points: brings.reduce(
      (sum, effect) => sum + (effect.do === 'dieAction' ? effect.points : 0),
      pointsIn(beginningsFor(state, seat, action)),
    ),
    goods: brings.find(effect => effect.do === 'gain')?.goods ?? {},
    ...(tile !== undefined && { tile }),
  };
}

/** The Bonus tile that can be taken with the die. */
export function tileToTake(state: State, seat: Seat, move: MoveOf<'takeDie'>): string | undefined {
  const { tile } = dieWay(state, seat, move);
  return tile === undefined || refuseTile(state, seat, tile) ? undefined : tile;
}

/** The moves of taking a die with its Bonus tile or without: one that may be taken at any time goes on waiting. */
export function movesWithTile(state: State, seat: Seat, move: MoveOf<'takeDie'>, takes: boolean): Move[] {
  if (tileToTake(state, seat, move) === undefined) return [move];
  if (takes) return [move, { type: 'takeTile' }];
  const { brings } = dieWay(state, seat, move);
  return brings.some(effect => effect.do === 'wheelTile') ? [move, { type: 'pass' }] : [move];
}

/** The points that a Joker has when it stands for this Action. */
export function pointsAs(state: State, seat: Seat, action: Action): number {
  const left = pointsToSpend(state);
  if (pointsNow(state)?.do !== 'dieAction') return left;
  return left + pointsIn([...bonusesFor(state, seat, action), ...beginningsFor(state, seat, action)]);
}
