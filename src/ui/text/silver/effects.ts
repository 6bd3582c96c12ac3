import type { EffectName } from '../../../content';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { effectLines, effectsShort, goodSign, goodsSigns } from '../words';
import type { EffectWords } from '../words/effects';

/** What the effects of this box say. */

export const SILVER_SENTENCES: EffectWords<EffectName<'silver'>> = {
  gainSilver: (text, { count }) => text.mark('effect.gainSilver', { goods: goodSign(text, 'silver', count) }),
  gainIdentical: (text, { count }) => text.mark('effect.gainIdentical', { n: count }),
  unlockMines: (text, { count }) => text.mark('effect.unlockMines', { n: count }),
  payFor: (text, { price, effects }) =>
    text.mark('effect.payFor', { price: goodsSigns(text, price), what: inOne(effectLines(text, effects)) }),
  cheaperTier: (text, { discount }) => text.mark('effect.cheaperTier', { n: discount }),
  placeMine: text => text.mark('effect.placeMine'),
  freeProspector: text => text.mark('effect.freeProspector'),
  recolour: (text, { points }) => text.mark('effect.recolour', { n: points }),
};

export const SILVER_SHORT: EffectWords<EffectName<'silver'>> = {
  gainSilver: (text, { count }) => goodSign(text, 'silver', count),
  gainIdentical: (text, { count }) => goodSign(text, 'identical', count),
  unlockMines: (text, { count }) => text.mark('effectShort.unlockMines', { n: count }),
  payFor: (text: Text, { price, effects }) =>
    text.mark('effectShort.paid', { what: effectsShort(text, effects), price: goodsSigns(text, price) }),
  cheaperTier: (text, { discount }) => text.mark('effectShort.cheaperTier', { n: discount }),
  placeMine: text => text.mark('effectShort.placeMine'),
  freeProspector: text => text.mark('effectShort.freeProspector'),
  recolour: (text, { points }) => text.mark('effectShort.recolour', { n: points }),
};

const inOne = (lines: readonly Marked[]): Marked => ({ markup: lines.map(line => line.markup).join(' ') });
