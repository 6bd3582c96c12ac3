import type { Slot, State } from '../../model';
import { effectsOf } from '../../tiles';
import { asked, type ThingRule } from '../thing';
import { OFFER_NAMES, type OfferName } from '../words';
import { pricesOfTile } from './tileMoves';

/** The two offers, and what lies in them. */

/** What takes a tile out of an offer. */
const TAKING = { character: 'takeCharacter', contract: 'takeContract' } as const;

const offer: ThingRule<'offer'> = {
  all: () => OFFER_NAMES.map(name => ({ is: 'offer', offer: name })),
  chosenBy: (_state, _seat, { offer: name }, { type }) => name === 'character' && type === 'swapOffer',
  asks: (_state, _seat, { offer: name }) => (name === 'character' ? asked({ type: 'swapOffer' }) : []),
};

const slotOf = ({ offers }: State, name: OfferName, space: number): Slot => offers[name][space] ?? null;

const offered: ThingRule<'offered'> = {
  all: ({ offers }) =>
    OFFER_NAMES.flatMap(name =>
      offers[name].map((_, space) => ({ is: 'offered', offer: name, space }) as const),
    ),
  brings: (state, _seat, { offer: name, space }) => {
    const tile = slotOf(state, name, space);
    return tile === null ? [] : effectsOf(state, tile);
  },
  prices: (state, seat, { offer: name, space }) => {
    const tile = slotOf(state, name, space);
    return tile === null ? [] : pricesOfTile(state, seat, tile);
  },
  chosenBy: (state, _seat, { offer: name, space }, move) =>
    move.type === TAKING[name] && move.tile === slotOf(state, name, space),
  asks: (state, _seat, { offer: name, space }) => {
    const tile = slotOf(state, name, space);
    return tile === null ? [] : asked({ type: TAKING[name], tile });
  },
};

export const OFFER_THINGS = { offer, offered };
