import { waiting } from '../../rules/agenda';
import type { MoveName } from '../../rules/box';
import { termsOf } from '../../rules/moves';
import { priceOf } from '../../rules/prices';
import { townOfMine } from '../../rules/silver/known';
import { goodsOfMine } from '../../rules/silver/underground/mines';
import { broughtByMovement } from '../../rules/silver/wheel/movement';
import type { Deeds } from '../play/deeds';
import { mapFrom } from '../text/silver/words';
import { nextTierName } from './nextTierName';
import { TIER_DEEDS } from './tierDeeds';

/** What the moves of the box do, in words. */

export const SILVER_MOVE_DEEDS: Deeds<MoveName<'silver'>> = {
  ...TIER_DEEDS,
  hire: ({ text, G, me }, { to }) => {
    const { price = {} } = termsOf(G, me, { type: 'hire', to });
    return text.say('does.hire', { map: mapFrom(text, to), price: text.goods(price) });
  },
  openMine: ({ text }, { space }) => {
    const [town, gold] = [text.town(townOfMine(space)), text.goods(goodsOfMine(space))];
    return text.say('does.openMine', { town, gold });
  },
  chooseKind: ({ text, G }, { resource }) =>
    text.say('does.gain', { goods: text.goods({ [resource]: waiting(G, 'gainIdentical')?.count ?? 0 }) }),
  payFor: ({ text, G }) => {
    const { price = {}, effects = [] } = waiting(G, 'payFor') ?? {};
    return text.say('does.payFor', { price: text.goods(price), what: text.effects(effects) });
  },
  research: ({ text, G, me }, { technology }) =>
    text.say('does.research', {
      tier: nextTierName({ text, G, me }, technology),
      price: text.goods(priceOf<'tier'>(G, me, { of: 'tier', technology })),
    }),
  useMovement: ({ text, G, me }) => {
    const brought = broughtByMovement(G, me);
    return brought.do === 'act' ? text.say('does.mine', { n: brought.points }) : text.say('does.useMovement');
  },
  recolour: ({ text }, { resource }) =>
    text.say('does.dieBrings', { goods: text.say(`resource.${resource}`) }),
};
