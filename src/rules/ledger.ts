import { RESOURCES, type Goods, type Pile } from '../content/vocabulary';
import type { Why } from './events';
import { playerOf, type Seat, type Table } from './model';
import { occur } from './occasions';
import { happen, type Play } from './play';

/** What somebody gets and gives: happenings that have to be asked about first. */

/** Goods come from a supply that never runs out (R1.2). */
export const gain = (play: Play, seat: Seat, goods: Goods, why: Why): void =>
  happen(play, seat, { what: 'gain', goods }, why);

export function pay(play: Play, seat: Seat, goods: Goods, why: Why): void {
  const own = playerOf(play.state, seat).goods;
  const lacking = RESOURCES.find(resource => own[resource] < (goods[resource] ?? 0));
  if (lacking) throw new Error(`seat ${seat} cannot pay ${lacking}`);
  happen(play, seat, { what: 'pay', goods }, why);
}

/** A score never falls below 0: the rest of a loss is ignored (R1.31). */
export function score(play: Play, seat: Seat, points: number, why: Why): void {
  const change = Math.max(points, -playerOf(play.state, seat).score);
  if (change !== 0) happen(play, seat, { what: 'score', points: change }, why);
}

/** Where a taken tile waits for its use. */
export function takeIntoStorehouse(play: Play, seat: Seat, tile: string, from: string, why: Why): void {
  happen(play, seat, { what: 'take', tile, from, to: 'storehouse' }, why);
  occur(play, seat, { on: 'tileTaken', tile });
}

/** How many tiles can be drawn from a pile. */
export const pileSize = ({ piles }: Pick<Table, 'piles'>, pile: Pile): number =>
  (piles[pile] ?? []).length + (piles[`${pile}Bottom`] ?? []).length;

/** Draws a tile from a pile and turns it up somewhere, at last what was put under it; an empty pile gives none. */
export function reveal(play: Play, pile: Pile, at: string, why: Why): void {
  const { [pile]: bag = [], [`${pile}Bottom` as const]: bottom = [] } = play.state.piles;
  const [under] = bottom;
  if (bag.length > 0)
    happen(play, undefined, { what: 'reveal', tile: play.chance.pick(bag), from: `pile:${pile}`, at }, why);
  else if (under !== undefined)
    happen(play, undefined, { what: 'reveal', tile: under, from: `bottom:${pile}`, at }, why);
}
