import { townOfMine } from '../../../rules/silver/known';
import type { HappeningName } from '../../../rules/box';
import { goodSign, townName } from '../words';
import type { EventWords } from '../telling/deeds';
import { paidWords } from '../telling/phrases';
import type { SourceNames } from '../telling/sources';
import type { Ties } from '../telling/ties';
import { surprisePriceWords, surpriseWords } from './solo';
import { TIER_EVENTS } from './tierTelling';
import { mapFrom, mapName, nameOfTier, productName, tabletBrings, technologyName, tierName } from './words';

/** The log of what happens below. */

export const SILVER_EVENTS: EventWords<HappeningName<'silver'>> = {
  ...TIER_EVENTS,
  layMaps: ({ text }, { maps }) => text.mark('event.layMaps', { maps: maps.map(id => mapName(text, id)) }),
  layTechnologies: ({ text }, { technologies }) =>
    text.mark('event.layTechnologies', { names: technologies.map(each => technologyName(text, each)) }),
  layOverlay: ({ text }, { overlay }) =>
    text.mark('event.layOverlay', { product: productName(text, overlay) }),
  disc: ({ text }, { source }) => (source.kind === 'setup' ? undefined : text.mark('event.disc')),
  silver: ({ text, doer: { you } }, { count, source: { kind } }) => {
    const goods = goodSign(text, 'silver', Math.abs(count));
    if (count < 0 && kind === 'surprise') return surprisePriceWords(text, -count);
    if (count < 0) return text.mark('event.pay', { you, goods });
    return kind === 'mineIncome' || kind === 'ribbon'
      ? text.mark(`event.silver.${kind}`, { you, goods })
      : text.mark('event.silver', { you, goods });
  },
  unlock: ({ text, doer: { you } }, { count }) => text.mark('event.unlock', { you, n: count }),
  // what everybody has at the start is not told
  mine: ({ text, doer: { you } }, { space, source }) =>
    source.kind === 'setup'
      ? undefined
      : text.mark('event.mine', { you, town: townName(text, townOfMine(space)) }),
  hire: ({ text, doer: { you }, price }, { to, source }) =>
    source.kind === 'setup'
      ? undefined
      : text.mark('event.hire', { you, map: mapFrom(text, to), price: paidWords(text, price) }),
  tablet: ({ text, doer: { you } }, { tablet }) =>
    text.mark('event.tablet', { you, brings: tabletBrings(text, tablet) }),
  tier: ({ text, doer: { you }, price }, { technology, tier }) =>
    text.mark('event.tier', { you, tier: tierName(text, technology, tier), price: paidWords(text, price) }),
  movement: ({ text, doer: { you } }, { points }) =>
    text.mark(points > 0 ? 'event.movement.gain' : 'event.movement.use', { you }),
  surprise: surpriseWords,
  promise: ({ text, doer: { you } }, { points }) => text.mark('event.promise', { you, n: points }),
};

export const SILVER_TIES: Ties = {
  silver: { pays: ({ count }) => (count < 0 ? { silver: -count } : undefined), inName: true },
  unlock: { inName: true },
  hire: { priced: true },
  tier: { priced: true },
};

/** What a tier does bears its name; what is paid for one has a Technology as its source, and is told with it. */
export const SILVER_SOURCES: SourceNames = { technology: nameOfTier };

/** Steps of Prospectors go on in one line, and after the movement point. */
export const SILVER_FOLLOWS = { 'walk S5.3': ['walk S5.3', 'movement S7.9'] };
