import type { Effect, EffectName } from '../../../content';
import { rowsFor } from '../../boxes/rows';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { actionName } from './names';
import { goodSign, goodsSigns } from './signs';

/** What an effect says, made from the same data by which it works. */

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
/** Words for some effects: of a box, for its own. */
export type EffectWords<Name extends Effect['do'] = Effect['do']> = {
  readonly [K in Name]: (text: Text, effect: EffectOf<K>) => Marked;
};

/** A sentence for a card. */
export const SENTENCES = rowsFor<EffectWords>({
  gain: (text, { goods }) => text.mark('effect.gain', { goods: goodsSigns(text, goods) }),
  gainAny: (text, { count }) => text.mark('effect.gainAny', { n: count }),
  score: (text, { points }) => text.mark('effect.score', { n: points }),
  king: (text, { steps }) => text.mark('effect.king', { n: steps }),
  act: (text, { action, points }) =>
    action === 'joker'
      ? text.mark('effect.actAny', { n: points })
      : text.mark('effect.act', { action: actionName(text, action), n: points }),
  addPoints: (text, { points }) => text.mark('effect.addPoints', { n: points }),
  changeColour: text => text.mark('effect.changeColour'),
  buildingBonuses: text => text.mark('effect.buildingBonuses'),
  move: (text, { piece, steps }) =>
    text.mark('effect.move', { piece: text.say(`myPiece.${piece}`), n: steps }),
  relocate: (text, { piece }) => text.mark('effect.relocate', { piece: text.say(`myPiece.${piece}`) }),
  place: (text, { what, where }) => text.mark(`effect.place.${what}.${where}`),
} satisfies EffectWords<EffectName<'base'>>);

/** Some words for a title, a button or a line of the log. */
export const SHORT = rowsFor<EffectWords>({
  gain: (text, { goods }) => goodsSigns(text, goods),
  gainAny: (text, { count }) => goodSign(text, 'any', count),
  score: (text, { points }) => text.mark('effectShort.score', { n: points }),
  king: (text, { steps }) => text.mark('effectShort.king', { n: steps }),
  act: (text, { action, points }) =>
    action === 'joker'
      ? text.mark('effectShort.actAny', { n: points })
      : text.mark('effectShort.act', { action: actionName(text, action), n: points }),
  addPoints: (text, { points }) => text.mark('effectShort.addPoints', { n: points }),
  changeColour: text => text.mark('effectShort.changeColour'),
  buildingBonuses: text => text.mark('effectShort.buildingBonuses'),
  move: (text, { piece, steps }) =>
    text.mark('effectShort.move', { piece: text.say(`piece.${piece}`), n: steps }),
  relocate: (text, { piece }) => text.mark('effectShort.relocate', { piece: text.say(`piece.${piece}`) }),
  place: (text, { what, where }) => text.mark(`effectShort.place.${what}.${where}`),
} satisfies EffectWords<EffectName<'base'>>);

/** Effects whose sentence says when a Helper with them can be used. */
export const SAYS_WHEN = rowsFor<{ readonly [K in Effect['do']]?: true }>({ changeColour: true });

const wordsFrom = <K extends Effect['do']>(words: EffectWords, text: Text, effect: EffectOf<K>): Marked =>
  (words[effect.do] as (text: Text, effect: EffectOf<K>) => Marked)(text, effect);

export const effectWords = (text: Text, effect: Effect): Marked => wordsFrom(SENTENCES, text, effect);

export const effectShort = (text: Text, effect: Effect): Marked => wordsFrom(SHORT, text, effect);

/** All of them, as one short text. */
export const effectsShort = (text: Text, effects: readonly Effect[]): Marked =>
  text.list(effects.map(effect => effectShort(text, effect)));

/** All of them as sentences; when several are up to the player, it says that the order is too. */
export const effectLines = (text: Text, effects: readonly Effect[], words = effectWords): Marked[] => [
  ...effects.map(effect => words(text, effect)),
  ...(effects.filter(isChosen).length > 1 ? [text.mark('effect.anyOrder')] : []),
];

/** Gains that happen by themselves have no order that matters. */
const isChosen = (effect: Effect): boolean => !['gain', 'score', 'king', 'addPoints'].includes(effect.do);
