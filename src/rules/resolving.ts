import type { RuleId } from '../content/rulebook';
import type { AgendaItem, Pending, PendingOf, Seat, State } from './model';
import type { Play } from './play';
import type { Printed } from './printed';
import type { Refusal } from './refusals';
import { boxOf, rowOf } from './shelf';

/** How the effects on the agenda behave: every box says it of its own. */

/** How an effect behaves on the agenda. What has no `now` waits there until a move answers or declines it. */
export interface EffectRule<K extends Pending['do']> {
  /** Happens by itself, in full (Q8.1). */
  readonly now?: (play: Play, item: AgendaItem, effect: PendingOf<K>) => void;
  /** The rule by which nothing can come of it any more: it then vanishes without a question. */
  readonly lapses?: (state: State, item: AgendaItem, effect: PendingOf<K>) => RuleId | undefined;
  /** Why it cannot be declined. */
  readonly binding?: (state: State, seat: Seat, effect: PendingOf<K>) => Refusal | undefined;
  /** Tasks may stand beside it (Q7.1). */
  readonly letsTasksIn?: true;
  /** What it is in numbers where it is printed on a tile, added to what the tile shows besides. */
  readonly shows?: (sum: Printed, effect: PendingOf<K>) => Partial<Printed>;
}

const ruleOf = <K extends Pending['do']>(state: State, effect: PendingOf<K>): EffectRule<K> =>
  rowOf(boxOf(state).effects, effect.do);

export const isAutomatic = (state: State, effect: Pending): boolean =>
  ruleOf(state, effect).now !== undefined;

export const letsTasksIn = (state: State, effect: Pending): boolean =>
  ruleOf(state, effect).letsTasksIn ?? false;

/** Why an effect must be carried out, if it may not be declined. */
export const refuseToDecline = (state: State, seat: Seat, effect: Pending): Refusal | undefined =>
  ruleOf(state, effect).binding?.(state, seat, effect);

export const resolve = (play: Play, item: AgendaItem, effect: Pending): void =>
  ruleOf(play.state, effect).now?.(play, item, effect);

export const lapseRule = (state: State, item: AgendaItem, effect: Pending): RuleId | undefined =>
  ruleOf(state, effect).lapses?.(state, item, effect);
