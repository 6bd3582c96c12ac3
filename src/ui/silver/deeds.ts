import { waiting } from '../../rules/agenda';
import type { MoveName } from '../../rules/box';
import { priceOf } from '../../rules/prices';
import { mineSpace } from '../../rules/silver/known';
import { tierOf } from '../../rules/silver/miner';
import type { Deeds } from '../play/deeds';
import { mapFrom, tierName } from '../text/silver/words';
import { TIER_DEEDS } from './tierDeeds';

/** What the moves of the box do, in words. */

export const SILVER_MOVE_DEEDS: Deeds<MoveName<'silver'>> = {
  ...TIER_DEEDS,
  hire: ({ text, G, me }, { to }) => {
    const isFree = waiting(G, 'freeProspector') !== undefined;
    const price = isFree ? '' : text.goods(priceOf<'hire'>(G, me, { of: 'hire', start: to }));
    return text.say('does.hire', { map: mapFrom(text, to), price });
  },
  openMine: ({ text }, { space }) => {
    const { town = '', gold = 0 } = mineSpace(space) ?? {};
    return text.say('does.openMine', { town: text.town(town), gold: text.goods({ gold, silver: 1 }) });
  },
  chooseKind: ({ text, G }, { resource }) =>
    text.say('does.gain', { goods: text.goods({ [resource]: waiting(G, 'gainIdentical')?.count ?? 0 }) }),
  payFor: ({ text, G }) => {
    const { price = {}, effects = [] } = waiting(G, 'payFor') ?? {};
    return text.say('does.payFor', { price: text.goods(price), what: text.effects(effects) });
  },
  research: ({ text, G, me }, { technology }) =>
    text.say('does.research', {
      tier: tierName(text, technology, tierOf(G, me, technology) + 1),
      price: text.goods(priceOf<'tier'>(G, me, { of: 'tier', technology })),
    }),
  useMovement: ({ text }) => text.say('does.useMovement'),
  recolour: ({ text }, { resource }) =>
    text.say('does.dieBrings', { goods: text.say(`resource.${resource}`) }),
};
