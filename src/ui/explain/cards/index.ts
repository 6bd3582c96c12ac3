import { rowsFor } from '../../boxes/rows';
import type { CardinalThings } from '../../../rules/cardinal/explaining';
import type { BaseThings } from '../../../rules/explaining/words';
import type { ThingCards } from '../thingCard';
import type { ScreenThings } from '../shows';
import { CARDINAL_CARDS } from './cardinal';
import { KING_CARDS } from './king';
import { MAP_CARDS } from './map';
import { OFFER_CARDS } from './offers';
import { STORE_CARDS } from './stores';
import { STREET_CARDS } from './street';
import { TURN_CARDS } from './turn';
import { WHEEL_CARDS } from './wheel';

/** One row per kind of thing: a forgotten one does not compile. A box brings those of its own things. */
export const THING_CARDS = rowsFor<ThingCards>({
  ...WHEEL_CARDS,
  ...KING_CARDS,
  ...MAP_CARDS,
  ...OFFER_CARDS,
  ...STREET_CARDS,
  ...STORE_CARDS,
  ...TURN_CARDS,
  ...CARDINAL_CARDS,
} satisfies ThingCards<keyof BaseThings | keyof CardinalThings | keyof ScreenThings>);
