import type { SurpriseEffect, SurpriseName } from '../../../content/silver/solo/words';
import { CARDINAL } from '../../cardinal/board';
import type { StepRule } from '../../cardinal/rows';
import type { Pending } from '../../model';
import { refillContracts } from '../../phases/turns';
import { happen } from '../../play';
import { SILVER_PURSE } from '../purse';
import { deckOf, surpriseOf, surprisesFor } from './deck';
import { SURPRISE_EFFECTS, type SurpriseRule } from './surpriseEffects';

/** King's Surprise, step by step: he pays, draws one card after the other, and does what each says (S13.4, S13.5). */

const SOURCE = { kind: 'surprise' } as const;

export const paySurprise: StepRule<'paySurprise'> = {
  idle: state => (surprisesFor(state) ? undefined : 'S13.4'),
  does: (play): Pending[] => {
    const price = surprisesFor(play.state);
    if (!price) return [];
    SILVER_PURSE.pay(play, CARDINAL, price.silver, { source: SOURCE, rule: 'S13.4' });
    return [
      { do: 'cardinal', step: 'surprise', left: price.cards },
      { do: 'cardinal', step: 'refillOffer' },
    ];
  },
};

/** Draws a card; what it says comes before the next one. */
export const surprise: StepRule<'surprise'> = {
  idle: (state, { left }) => {
    if (left === 0) return 'S13.4';
    return deckOf(state).length === 0 ? 'SQ13.8' : undefined;
  },
  does: (play, { left }): Pending[] => {
    const card = play.chance.pick(deckOf(play.state));
    happen(play, CARDINAL, { what: 'surprise', card }, { source: SOURCE, rule: 'S13.5' });
    const effects = surpriseOf(card).effects.map((_, at): Pending => ({
      do: 'cardinal',
      step: 'surpriseEffect',
      card,
      at,
    }));
    return left > 1 ? [...effects, { do: 'cardinal', step: 'surprise', left: left - 1 }] : effects;
  },
};

const ruleOf = <K extends SurpriseName>(effect: Extract<SurpriseEffect, { do: K }>): SurpriseRule<K> =>
  SURPRISE_EFFECTS[effect.do];

function effectAt(card: string, at: number): SurpriseEffect {
  const effect = surpriseOf(card).effects[at];
  if (!effect) throw new Error(`no effect ${at} on ${card}`);
  return effect;
}

/** One effect of a card; an impossible one is skipped (S13.5). */
export const surpriseEffect: StepRule<'surpriseEffect'> = {
  idle: (state, { card, at }) => {
    const effect = effectAt(card, at);
    return ruleOf(effect).idle?.(state, effect);
  },
  does: (play, { card, at }) => {
    const effect = effectAt(card, at);
    const source = { kind: 'surprise', id: card } as const;
    const { does, follows } = ruleOf(effect);
    does(play, effect, source);
    return follows?.(play.state, effect) ?? [];
  },
};

/** Nobody meets an offer with gaps (SQ13.14). */
export const refillOffer: StepRule<'refillOffer'> = {
  idle: ({ offers }) => (offers.contract.includes(null) ? undefined : 'SQ13.14'),
  does: play => {
    refillContracts(play);
    return [];
  },
};
