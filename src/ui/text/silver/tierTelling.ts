import { goodsSigns, theTile } from '../words';
import type { EventWords } from '../telling/deeds';
import type { What } from '../../../rules/events';

/** The log of what tiers of Technologies do. */

type Told =
  | 'mining'
  | 'due'
  | 'contractLook'
  | 'split'
  | 'goOver'
  | 'asGold'
  | 'bonusTile'
  | 'under'
  | 'saved'
  | 'paidAsGold';

export const TIER_EVENTS: EventWords<Extract<What, Told>> = {
  mining: ({ text, doer: { you } }, { points }) =>
    points > 0 ? text.mark('event.mining', { you, n: points }) : text.mark('event.mining.use', { you }),
  due: ({ text, doer: { you } }, { points }) =>
    points > 0 ? text.mark('event.due', { you, n: points }) : undefined,
  // what may be done is told when it is done
  contractLook: () => undefined,
  split: ({ text, doer: { you } }, { action, points, rest }) =>
    text.mark('event.split', { you, n: points, rest, action: text.say(`action.${action}`) }),
  goOver: ({ text, doer: { you } }) => text.mark('event.goOver', { you }),
  asGold: ({ text, doer: { you } }, { count }) =>
    count > 0 ? text.mark('event.asGold', { you, n: count }) : undefined,
  bonusTile: ({ text, doer: { you } }, { resource }) =>
    text.mark('event.bonusTile', { you, resource: text.say(`resource.${resource}`) }),
  under: ({ text, doer: { you } }, { tile }) => text.mark('event.under', { you, tile: theTile(text, tile) }),
  saved: ({ text, doer: { you } }, { price }) =>
    text.mark('event.saved', { you, goods: goodsSigns(text, price) }),
  paidAsGold: ({ text, doer: { you } }, { count }) => text.mark('event.paidAsGold', { you, n: count }),
};
