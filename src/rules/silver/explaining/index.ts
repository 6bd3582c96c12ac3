import { asked, isNamedBy, type ThingRule } from '../../explaining/thing';
import { activeSeat, type Move, type Seat, type State } from '../../model';
import { effectsOf } from '../../tiles';
import { mineMapsOf } from '../known';
import { silverOf } from '../miner';
import { SILVER_FINAL_PARTS } from '../scoring';
import { broughtByMovement } from '../wheel/movement';
import { THINGS_BELOW } from './below';
import { TIER_THINGS } from './tiers';
import type { SilverThings } from './words';

/** One row per kind of thing of this box: a forgotten one does not compile. */

type OfSeat = 'silver' | 'mineSupply' | 'lockedMines' | 'prospectorsAtHome';

/** What every seat has one of. */
const ofSeats = <K extends OfSeat>(is: K) => ({
  all: ({ players }: State) => players.map((_, seat) => ({ is, seat })),
  owner: (_state: State, _me: Seat, { seat }: { readonly seat: Seat }) => seat,
});

/** They come to the start of a map that has none of the seat. */
const hiring = (state: State): Move[] => mineMapsOf(state).map(({ start }) => ({ type: 'hire', to: start }));

const movement: ThingRule<'movement'> = {
  all: () => [{ is: 'movement' }],
  brings: (state, seat) => [broughtByMovement(state, seat)],
  chosenBy: (_state, _seat, _thing, { type }) => type === 'useMovement',
  asks: () => asked({ type: 'useMovement' }),
};

const aside: ThingRule<'aside'> = {
  all: state => silverOf(state).aside.map(tile => ({ is: 'aside', tile })),
  brings: (state, _seat, { tile }) => effectsOf(state, tile),
  chosenBy: (_state, _seat, { tile }, move) => isNamedBy(move, tile),
  // nobody else ever has anything to do with it
  asks: (state, seat, { tile }) =>
    activeSeat(state) === seat ? asked({ type: 'keepTile', tile }, { type: 'putUnder', tile }) : [],
};

const overlay: ThingRule<'overlay'> = {
  all: () => [{ is: 'overlay' }],
  brings: (state, seat) => [{ do: 'score', points: SILVER_FINAL_PARTS.overlayProduct.points(state, seat) }],
};

export const SILVER_THINGS: { readonly [K in keyof SilverThings]: ThingRule<K> } = {
  ...THINGS_BELOW,
  ...TIER_THINGS,
  silver: ofSeats('silver'),
  mineSupply: ofSeats('mineSupply'),
  lockedMines: ofSeats('lockedMines'),
  prospectorsAtHome: {
    ...ofSeats('prospectorsAtHome'),
    chosenBy: (_state, me, { seat }, { type }) => seat === me && type === 'hire',
    asks: (state, me, { seat }) => (seat === me ? asked(...hiring(state)) : []),
  },
  ...{ movement, aside, overlay },
  surprise: {
    all: state => (silverOf(state).surprises ?? []).map(card => ({ is: 'surprise', card })),
  },
};
