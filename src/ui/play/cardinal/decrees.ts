import {
  resourceOf,
  decreeOf,
  type Colour,
  type DecreeCondition as Condition,
  type DecreeOption,
  type WantedDie,
  type WordsOf,
} from '../../../content';
import type { DecreeRow } from '../../pictures/cards/DecreeCard';
import type { DrawnCondition, DecreeDie, DecreeTake } from '../../pictures/cards/decreeParts';
import { rowsFor } from '../../boxes/rows';

/** The Decrees as their cards are drawn: from the data by which the Cardinal decides. */

type ConditionOf<K> = Extract<Condition, { is: K }>;
/** How the conditions of a box are drawn. */
export type ConditionPictures<Name extends Condition['is'] = Condition['is']> = {
  readonly [K in Name]: (when: ConditionOf<K>) => DrawnCondition;
};

export const CONDITION_PICTURES = rowsFor<ConditionPictures>({
  unfulfilledContract: () => ({ when: 'contract' }),
  newCrestInReach: ({ of }) => ({ when: 'newCrest', by: of }),
  newCrestInOffer: () => ({ when: 'newCrest', by: 'offer' }),
  more: ({ of, than }) => ({ when: 'more', what: of, than }),
  atLeast: ({ of, as }) => ({ when: 'atLeast', what: of, than: as }),
} satisfies ConditionPictures<keyof WordsOf<'cardinal', 'conditions'>>);

const conditionOf = <K extends Condition['is']>(when: ConditionOf<K> | undefined): DrawnCondition =>
  when ? (CONDITION_PICTURES[when.is] as (when: ConditionOf<K>) => DrawnCondition)(when) : { when: 'always' };

/** Iron and wool share a sign, and all five are whatever he needs most. */
function diceOf(colours: readonly Colour[]): DecreeDie[] {
  if (colours.length === 5) return ['any'];
  return [...new Set(colours.map(dieOf))];
}

export function dieOf(colour: Colour): DecreeDie {
  const resource = resourceOf(colour);
  return resource === 'iron' || resource === 'wool' ? 'iron-or-wool' : resource;
}

type WantedOf<K> = Extract<WantedDie, { die: K }>;
/** How the wanted dice of a box are drawn. */
export type WantedPictures<Name extends WantedDie['die'] = WantedDie['die']> = {
  readonly [K in Name]: (take: WantedOf<K>) => DecreeTake;
};

export const WANTED_PICTURES = rowsFor<WantedPictures>({
  forAction: ({ action }) => ({ take: 'action', action }),
  highest: ({ colours }) => ({ take: 'die', which: 'highest', dice: diceOf(colours) }),
  mostNeeded: ({ colours }) => ({ take: 'die', which: 'needed', dice: diceOf(colours) }),
} satisfies WantedPictures<keyof WordsOf<'cardinal', 'wanted'>>);

const takeOf = <K extends WantedDie['die']>(take: WantedOf<K>): DecreeTake =>
  (WANTED_PICTURES[take.die] as (take: WantedOf<K>) => DecreeTake)(take);

const rowOf = ({ when, take }: DecreeOption): DecreeRow => ({
  condition: conditionOf(when),
  take: takeOf(take),
});

const result = (held: boolean | undefined): Pick<DecreeRow, 'result'> =>
  held === undefined ? {} : { result: held ? 'yes' : 'no' };

/** The rows of a card with what became of them. */
export const rowsOf = (id: string, options: Record<number, boolean> = {}): DecreeRow[] =>
  decreeOf(id).options.map((option, index) => ({ ...rowOf(option), ...result(options[index]) }));

/** The order of dice in its last row. */
export function priorityOf(id: string): DecreeDie[] {
  const { priority } = decreeOf(id);
  if (priority === 'mostRequired') return ['any'];
  return priority.map(icon => (icon === 'blueOrLightGrey' ? 'iron-or-wool' : dieOf(icon)));
}
