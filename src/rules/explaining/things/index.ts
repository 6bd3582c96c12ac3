import type { ThingRule } from '../thing';
import type { BaseThings } from '../words';
import { KING_THINGS } from './king';
import { MAP_THINGS } from './map';
import { OFFER_THINGS } from './offers';
import { STORE_THINGS } from './stores';
import { STREET_THINGS } from './street';
import { TURN_THINGS } from './turn';
import { WHEEL_THINGS } from './wheel';

/** One row per kind of thing of the base game: a forgotten one does not compile. */
export const THINGS: { readonly [K in keyof BaseThings]: ThingRule<K> } = {
  ...WHEEL_THINGS,
  ...KING_THINGS,
  ...MAP_THINGS,
  ...OFFER_THINGS,
  ...STREET_THINGS,
  ...STORE_THINGS,
  ...TURN_THINGS,
};
