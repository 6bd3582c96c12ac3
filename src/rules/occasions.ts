import type { Action, Brought, Piece, Price, Resource, Tagged, WheelAction } from '../content';
import type { Die, Phase, Seat, State } from './model';
import type { Play } from './play';
import type { Priced } from './prices';
import { boxOf } from './shelf';
import type { Workings } from './workings';

/** Moments at which others may have something to add: whoever hears of one pushes what follows, or does it. */

export interface BaseOccasions {
  setUp: object;
  phaseEnds: { readonly phase: Phase };
  dieTaken: { readonly die: Die; readonly action: WheelAction; readonly resource: Resource };
  /** The Action of a die: before its first point is spent. Where the Joker is named it begins as both. */
  actionBegun: { readonly action: WheelAction };
  /** A step along a path; a leap goes over none. */
  walked: { readonly piece: Piece; readonly from: string; readonly to: string };
  tileTaken: { readonly tile: string };
  housePlaced: { readonly space: string };
  pillarPlaced: { readonly town: string };
  contributed: { readonly town: string };
  contractFulfilled: { readonly tile: string };
  exchanged: { readonly give: Resource; readonly get: Resource };
  characterPlaced: { readonly tile: string; readonly building: number };
  buildingCompleted: { readonly building: number };
  markerEarned: { readonly action: Action; readonly points: number };
  /** Something is about to be paid for. */
  paying: { readonly what: Priced };
  /** So much is due, before anything stands in for a part of it. */
  due: { readonly price: Price };
  /** The King track has paid this seat. */
  trackScored: { readonly points: number };
}

export type Occasion = Tagged<'on', Brought<Workings, 'occasions'>>;
export type OccasionOf<K extends Occasion['on']> = Extract<Occasion, { on: K }>;

export type Hearing = {
  readonly [K in Occasion['on']]?: (play: Play, seat: Seat, occasion: OccasionOf<K>) => void;
};
/** One who hears of an occasion of his kind. */
export type Hearer = (play: Play, seat: Seat, occasion: Occasion) => void;

/** Whether anybody in play wants to hear of it. */
export const isHeard = (state: State, on: Occasion['on']): boolean => boxOf(state).hears.has(on);

/** Tells everybody in play who wants to hear of it. */
export function occur(play: Play, seat: Seat, occasion: Occasion): void {
  for (const hear of boxOf(play.state).hears.get(occasion.on) ?? []) hear(play, seat, occasion);
}
