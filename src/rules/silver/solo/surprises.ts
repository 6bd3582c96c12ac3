import type { SurpriseEffect, SurpriseName } from '../../../content/silver/solo/words';
import { pushInTurn } from '../../agenda';
import { CARDINAL } from '../../cardinal/board';
import type { StepRule } from '../../cardinal/rows';
import type { Pending, Source } from '../../model';
import { refillContracts } from '../../phases/turns';
import { happen } from '../../play';
import { SILVER_PURSE } from '../purse';
import { deckOf, surpriseOf, surprisesFor } from './deck';
import { SURPRISE_EFFECTS, type SurpriseRule } from './surpriseEffects';

/** King's Surprise, step by step: he pays, draws one card after the other, and does what each says (S13.4, S13.5). */

const SOURCE = { kind: 'surprise' } as const;

export const paySurprise: StepRule<'paySurprise'> = {
  idle: state => {
    if (surprisesFor(state)) return undefined;
    return deckOf(state).length > 0 ? 'S13.4' : 'SQ13.8';
  },
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
  idle: state => (deckOf(state).length === 0 ? 'SQ13.8' : undefined),
  does: (play, { left, instead }) => {
    const card = play.chance.pick(deckOf(play.state));
    const rule = instead ? 'S14.8' : 'S13.5';
    happen(play, CARDINAL, { what: 'surprise', card }, { source: SOURCE, rule });
    if (left > 1) pushInTurn(play, CARDINAL, [{ do: 'cardinal', step: 'surprise', left: left - 1 }], SOURCE);
    const effects = surpriseOf(card).effects.map((_, at) => ({ card, at }));
    for (const effect of effects.reverse())
      pushInTurn(play, CARDINAL, [{ do: 'cardinal', step: 'surpriseEffect', ...effect }], sourceOf(effect));
    return [];
  },
};

/** The effect of a card that is the source of what comes of it. */
const sourceOf = ({ card, at }: { readonly card: string; readonly at: number }): Source => ({
  kind: 'surprise',
  id: card,
  at,
});

const ruleOf = <K extends SurpriseName>(effect: Extract<SurpriseEffect, { do: K }>): SurpriseRule<K> =>
  SURPRISE_EFFECTS[effect.do];

export function effectAt(card: string, at: number): SurpriseEffect {
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
    const { does, follows } = ruleOf(effect);
    does(play, effect, sourceOf({ card, at }));
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
