import type { Action, Brought, Colour, Piece, Resource, Tagged, WheelAction } from '../../content';
import type { Pending, Phase, Seat } from '../model';
import type { Workings } from '../workings';

/** What lies on the table, each kind with what tells one from the other, and what things bring. */

export interface BaseThings {
  // the wheel
  die: { readonly colour: Colour; readonly value: number };
  /** The section of a die value, with the Actions at which it lies. */
  section: { readonly value: number };
  wheelTile: { readonly action: WheelAction };
  /** On the board of a seat, in the order of the turns. */
  takenDie: { readonly seat: Seat; readonly index: number };
  // the King track
  kingSpace: { readonly position: number };
  marker: { readonly seat: Seat };
  kingTile: object;
  corruption: { readonly token: string };
  turnOrder: { readonly seat: Seat };
  // the maps
  town: { readonly town: string };
  road: { readonly road: string };
  houseSpace: { readonly space: string };
  pillarSpace: { readonly town: string };
  cathedral: { readonly town: string };
  /** A space for a Bonus tile, whether or not one still lies there. */
  tileSpace: { readonly space: string };
  piece: { readonly seat: Seat; readonly piece: Piece; readonly at: string };
  pillar: { readonly seat: Seat; readonly town: string };
  fair: { readonly town: string };
  // the offers
  offer: { readonly offer: OfferName };
  offered: { readonly offer: OfferName; readonly space: number };
  // the boards
  building: { readonly seat: Seat; readonly building: number };
  room: { readonly seat: Seat; readonly building: number; readonly floor: number };
  roof: { readonly seat: Seat; readonly building: number };
  crestSpace: { readonly seat: Seat; readonly building: number };
  contractSpace: { readonly seat: Seat; readonly space: number };
  stored: { readonly seat: Seat; readonly tile: string };
  /** A space of the Storehouse without a tile. */
  crate: { readonly seat: Seat; readonly space: number };
  goods: { readonly seat: Seat; readonly resource: Resource };
  supply: { readonly seat: Seat; readonly what: 'house' | 'pillar' };
  cathedralTile: { readonly seat: Seat; readonly tile: string };
  // the turn
  /** An effect that waits for a decision. */
  waiting: { readonly index: number };
  turn: object;
  phase: { readonly phase: Phase };
}

export const OFFER_NAMES = ['character', 'contract'] as const;
export type OfferName = (typeof OFFER_NAMES)[number];

export type Thing = Tagged<'is', BaseThings | Brought<Workings, 'things'>>;
export type ThingName = Thing['is'];
export type ThingOf<K extends ThingName> = Extract<Thing, { is: K }>;

/** What comes of things and is no effect of tiles. */
export interface BaseGifts {
  /** A House leaves its roof, or a Pillar its Contract space. */
  release: { readonly piece: 'house' | 'pillar' };
  cathedralTile: { readonly tile: string };
  /** The marker of a completed Building, for the Action of who lives there. */
  marker: { readonly points: number; readonly action?: Action };
}

/** What a thing brings: effects, or what else comes of it. */
export type Gift = Pending | Tagged<'do', Brought<Workings, 'gifts'>>;
