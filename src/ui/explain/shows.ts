import type { PointsSum } from '../../rules/explaining/pointsSum';
import type { Tagged } from '../../content';
import type { Action, CountName, WheelAction } from '../../content/vocabulary';
import type { OfferName, Thing } from '../../rules/explaining/words';
import type { Move, Seat } from '../../rules/model';
import type { Owner } from '../pictures/owners';

/** Every drawing says which thing it shows: whoever points at it, goes to it or holds it is told about that thing. */

/** What is drawn besides the things of the rules, each kind with what tells one from the other. */
export interface ScreenThings {
  /** Points on the way of a player to victory. */
  score: { readonly seat: Seat };
  /** Something of a player that Fairs and the end count. */
  count: { readonly seat: Seat; readonly count: CountName };
  /** An empty die space. */
  dieSpace: { readonly seat: Seat };
  /** The points of the Action in progress, and of what they are the sum, where they are one. */
  points: { readonly sum?: PointsSum | undefined };
  round: object;
  /** The axle of the wheel, with the way in which it turns. */
  turningMark: object;
  /** A place beside the wheel whose Bonus tile is gone. */
  wheelGap: { readonly action: WheelAction };
  /** The marker of a completed Building beside its Action. */
  bonusMarker: { readonly seat: Seat; readonly action: Action };
  nextOrder: { readonly seat: Seat };
  crown: object;
  hiddenCorruption: object;
  /** What taking a tile from this space of an offer costs. */
  price: { readonly offer: OfferName; readonly space: number };
}

export type ShownThing = Thing | Tagged<'is', ScreenThings>;
export type ShownName = ShownThing['is'];
export type ShownOf<K extends ShownName> = Extract<ShownThing, { is: K }>;

/** A picture knows owners by their colour. */
type OfOwner<T> = T extends { readonly seat: Seat } ? Omit<T, 'seat'> & { readonly owner: Owner } : never;
export type DrawnThing = ShownThing | OfOwner<ShownThing>;

/** The attribute by which a drawing says what it shows. */
export const shows = (thing: DrawnThing): { 'data-thing': string } => ({
  'data-thing': JSON.stringify(thing),
});

export const THING = '[data-thing]';

/** The attribute by which a control says which moves a click on it makes: the bar says them while it is pointed at. */
export const does = (moves: readonly Move[]): { 'data-does': string } => ({
  'data-does': JSON.stringify(moves),
});

export const DOES = '[data-does]';
