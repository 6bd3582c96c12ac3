import { waiting } from '../../rules/agenda';
import { priceOf } from '../../rules/prices';
import { minerOf } from '../../rules/silver/miner';
import { tiersToBegin } from '../../rules/silver/technologies/beginning';
import { looksAt } from '../../rules/silver/technologies/turnUp';
import type { Deeds } from '../play/deeds';
import { nameOfTier } from '../text/silver/words';

/** What Technologies let somebody do, in words. */

export const TIER_DEEDS: Deeds<
  | 'beginAction'
  | 'offerFirst'
  | 'turnUp'
  | 'keepTile'
  | 'putUnder'
  | 'walkWith'
  | 'takeSilver'
  | 'chooseBonus'
  | 'spendAsGold'
  | 'split'
  | 'goOver'
  | 'fulfilForLess'
> = {
  beginAction: ({ text, G, me }) =>
    text.say('does.beginAction', { tiers: tiersToBegin(G, me).map(id => nameOfTier(text, id) ?? '') }),
  offerFirst: ({ text }, { tier }) => text.say('does.offerFirst', { tier: nameOfTier(text, tier) ?? '' }),
  turnUp: ({ text, G }) => text.say('does.turnUp', { n: looksAt(G).count }),
  keepTile: ({ text, G }, { tile }) => {
    const keep = text.say('does.keepTile', { tile: text.tileFull(tile) });
    const { points = 0 } = waiting(G, 'sort') ?? {};
    return points > 0 ? text.parts([keep, text.say('does.costs', { n: points })]) : keep;
  },
  putUnder: ({ text }, { tile }) => text.say('does.putUnder', { tile: text.tileFull(tile) }),
  walkWith: ({ text }, { piece }) => text.say('does.walkWith', { piece: text.say(`the.${piece}`) }),
  takeSilver: ({ text }) => text.say('does.takeSilver'),
  chooseBonus: ({ text }, { resource }) =>
    text.say('does.chooseBonus', { resource: text.say(`resource.${resource}`) }),
  spendAsGold: ({ text, G, me }, { count }) =>
    text.say('does.spendAsGold', { goods: text.goods({ [minerOf(G, me).bonus ?? 'gold']: count }) }),
  split: ({ text }, { action, points }) =>
    text.say('does.split', { action: text.say(`action.${action}`), n: points }),
  goOver: ({ text }) => text.say('does.goOver'),
  fulfilForLess: ({ text, G, me }, { tile, less, identical }) =>
    text.say('does.fulfilForLess', {
      tile: text.tileFull(tile),
      price: text.goods(priceOf<'lessContract'>(G, me, { of: 'lessContract', tile, less, identical })),
    }),
};
