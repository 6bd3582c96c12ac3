import type { Effect } from '../content';
import type { State } from './model';
import type { EffectRule } from './resolving';
import { allTogether, rowOf } from './shelf';
import { effectsOf } from './tiles';

/** What a tile shows, in numbers: players that are no persons compare tiles by them. */
export interface Printed {
  readonly points: number;
  /** Resources in all, and those of any type among them. */
  readonly resources: number;
  readonly any: number;
  /** Action Points, moves and placements (Q16.12, R21.6). */
  readonly deeds: number;
  /** Whatever else is shown, and no Challenge makes anything of. */
  readonly others: number;
}

const NOTHING: Printed = { points: 0, resources: 0, any: 0, deeds: 0, others: 0 };

/** Of all boxes at hand: greedy players look at tiles before they know what a table plays with. */
const ruleOf = <K extends Effect['do']>(effect: Extract<Effect, { do: K }>): EffectRule<K> =>
  rowOf(allTogether().effects, effect.do);

export const printedOn = (state: State, id: string): Printed =>
  effectsOf(state, id).reduce<Printed>(
    (sum, effect) => ({ ...sum, ...ruleOf(effect).shows?.(sum, effect) }),
    NOTHING,
  );
