import { CHARACTER_OFFER_COSTS, OFFER_COSTS } from '../../../content';
import type { OfferName } from '../../../rules/explaining/words';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import type { Text } from '../../text';
import { line, tileCardOf } from '../card';
import type { CardLine, ThingCards } from '../thingCard';

/** The two offers, their tiles and prices. */

const PRICES = {
  character: () => CHARACTER_OFFER_COSTS.take,
  contract: (space: number) => OFFER_COSTS[space] ?? 0,
};

/** A new Character comes at once: nobody takes back what he has seen. */
const reveals = (text: Text, offer: OfferName): CardLine[] =>
  offer === 'character' ? [line(text.mark('bar.reveals'), 'R6.31')] : [];

export const OFFER_CARDS = {
  offer: ({ text, thing: { offer } }) => ({
    title: text.mark(`explain.offer.${offer}`),
    lines: [line(text.mark(`explain.offer.${offer}.text`)), ...reveals(text, offer)],
    rules: offer === 'character' ? ['R6.30', 'R6.31', 'R6.32'] : ['R6.50', 'R5.32'],
  }),
  offered: about => {
    const { text, G, thing } = about;
    const tile = G.offers[thing.offer][thing.space] ?? null;
    if (tile === null)
      return {
        title: text.mark('explain.gap'),
        lines: [line(text.mark('offer.gap'))],
        rules: [thing.offer === 'contract' ? 'R6.51' : 'Q6.9'],
      };
    const card = tileCardOf(about, tile);
    return {
      ...card,
      lines: [...card.lines, ...reveals(text, thing.offer)],
      picture: <TilePicture tile={tile} size={72} />,
    };
  },
  price: ({ text, thing: { offer, space } }) => ({
    title: text.mark('explain.price', { n: PRICES[offer](space) }),
    lines: [line(text.mark(`explain.price.${offer}`))],
    rules: [offer === 'character' ? 'R6.30' : 'R6.50'],
  }),
} satisfies Partial<ThingCards>;
