import { RESOURCES, type Currency, type Price } from '../../content';
import type { ActionPoints } from '../baseWords';
import { pointsToCome } from '../beginning';
import { seeded } from '../chance';
import { playerOf, type Move, type Pending, type Seat, type State } from '../model';
import { tried } from '../moves';
import { spacesOf } from '../powers';
import { ownedOf } from '../prices';
import { boxOf } from '../shelf';

/** What a seat has to go on with. */
export interface Left {
  /** The points of its Actions, the one that can be spent on first. */
  readonly points: readonly ActionPoints[];
  /** What it can pay with, of each currency. */
  readonly owns: Price;
  readonly score: number;
  readonly supply: { readonly houses: number; readonly pillars: number };
  /** Spaces of the Storehouse. */
  readonly crates: number;
}

/** The spaces of a Storehouse without a tile; whoever has room without end has none. */
export function freeCrates(state: State, seat: Seat): readonly number[] {
  const { length } = playerOf(state, seat).storehouse;
  const free = spacesOf(state, seat).storehouse - length;
  return Number.isFinite(free) ? Array.from({ length: free }, (_, at) => length + at) : [];
}

/** What is left to a seat as the table stands. */
export function leftTo(state: State, seat: Seat): Left {
  const { score, supply, storehouse } = playerOf(state, seat);
  return {
    points: state.agenda
      .toReversed()
      .flatMap(item => (item.seat === seat ? item.effects.flatMap(effect => pointsOf(state, effect)) : [])),
    owns: Object.fromEntries(currenciesOf(state).map(each => [each, ownedOf(state, seat, each)])),
    score,
    supply,
    crates: spacesOf(state, seat).storehouse - storehouse.length,
  };
}

const pointsOf = (state: State, effect: Pending): readonly ActionPoints[] =>
  effect.do === 'act' || effect.do === 'dieAction'
    ? [{ action: effect.action, points: effect.points + pointsToCome(state, effect) }]
    : [];

const currenciesOf = (state: State): readonly Currency[] => [
  ...RESOURCES,
  ...(Object.keys(boxOf(state).purses) as Currency[]),
];

/** What would be left after a legal move: whatever chance then turns up, this does not depend on it. */
export const leftAfter = (state: State, seat: Seat, move: Move): Left =>
  leftTo(tried(state, seat, move, seeded(1)), seat);
