import { SURPRISE_PRICES } from '../../../content/silver/solo/board';
import type { SurpriseEffect, SurpriseName } from '../../../content/silver/solo/words';
import type { EventOf } from '../../../rules/events';
import { townOfMine } from '../../../rules/silver/known';
import { surpriseOf } from '../../../rules/silver/solo/deck';
import { readSite, type Site } from '../../../rules/silver/solo/search';
import { effectAt } from '../../../rules/silver/solo/surprises';
import type { SilverChoice } from '../../../rules/silver/solo/words';
import type { Text } from '../catalogue';
import { plainly, type Marked } from '../message';
import type { ChosenWords } from '../telling/cardinal';
import type { Telling } from '../telling/telling';
import { actionName, goodSign, goodsSigns, placeName, townName } from '../words';
import { levelName } from './words';

/** What the Cardinal of Silver does and chooses, and what stands on his cards. */

type SurpriseWords = {
  readonly [K in SurpriseName]: (text: Text, effect: Extract<SurpriseEffect, { do: K }>) => Marked;
};

const SURPRISE_WORDS: SurpriseWords = {
  act: (text, { action, points }) =>
    text.mark('effectShort.act', { action: actionName(text, action), n: points }),
  score: (text, { points }) => text.mark('effectShort.score', { n: points }),
  gain: (text, { goods }) => goodsSigns(text, goods),
  gainSilver: (text, { count }) => goodSign(text, 'silver', count),
  gainRequired: (text, { count }) => text.mark('surprise.gainRequired', { n: count }),
  takeCrest: text => text.mark('surprise.takeCrest'),
  sendProspector: (text, { level, else: points }) =>
    text.mark('surprise.sendProspector', { map: levelName(text, level), n: points }),
  fairHouse: text => text.mark('surprise.fairHouse'),
  cheapestPillar: text => text.mark('surprise.cheapestPillar'),
  scoreMines: (text, { points }) => text.mark('surprise.scoreMines', { n: points }),
};

const surpriseEffectWords = (text: Text, effect: SurpriseEffect): Marked =>
  (SURPRISE_WORDS[effect.do] as (text: Text, effect: SurpriseEffect) => Marked)(text, effect);

/** All that stands on a card. */
export const surpriseCardWords = (text: Text, card: string): Marked =>
  text.list(surpriseOf(card).effects.map(effect => surpriseEffectWords(text, effect)));

export function surpriseWords({ text }: Telling, { card, rule }: EventOf<'surprise'>): Marked {
  const what = surpriseCardWords(text, card);
  return rule === 'S14.8'
    ? text.mark('event.surprise.instead', { what })
    : text.mark('event.surprise', { what });
}

/** Silver that he pays for cards, and for how many. */
export function surprisePriceWords(text: Text, silver: number): Marked {
  const { cards = 0 } = SURPRISE_PRICES.find(price => price.silver === silver) ?? {};
  return text.mark('event.paySurprise', { goods: goodSign(text, 'silver', silver), n: cards });
}

/** What of a card is skipped, and why. */
function skippedWords({ text }: Telling, { source: { id = '', at = 0 } }: EventOf<'lapse'>): Marked {
  const effect = effectAt(id, at);
  const key = `skipped.${effect.do === 'act' ? effect.action : effect.do}`;
  return text.mark('event.surprise.skips', {
    what: surpriseEffectWords(text, effect),
    why: text.has(key) ? text.mark(key as 'skipped.king') : '',
  });
}

export const SILVER_LAPSES = {
  surpriseEffect: skippedWords,
  // the Cardinal may well have what it costs
  payFor: ({ text, doer: { you } }: Telling, { rule }: EventOf<'lapse'>): Marked =>
    rule === 'SQ15.5' ? text.mark('idle.payFor') : text.mark('event.lapse.payFor', { you }),
  paySurprise: ({ text }: Telling, { rule }: EventOf<'lapse'>): Marked =>
    rule === 'SQ13.8' ? text.mark('idle.surprise') : text.mark('idle.paySurprise'),
};

export const SILVER_CHOSEN: ChosenWords<SilverChoice> = {
  site: (text, id) => {
    const { what, town } = readSite(id as Site);
    return text.mark(`event.choice.${what}`, { town: townName(text, town) });
  },
  way: (text, id) => {
    const places = id.split('>').slice(1, -1);
    return text.mark('event.choice.way', { via: places.map(place => placeName(text, place)) });
  },
  mineSpace: (text, id) => plainly(townName(text, townOfMine(id))),
};
