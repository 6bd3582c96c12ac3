import { happen, isAutomatic, lapseRule } from './effects';
import { tell, type Play } from './events';
import type { AgendaItem, Pending, PendingOf, Seat, Source, State } from './model';

/**
 * The agenda is the control state of a turn: a stack of plain items. Whatever an effect triggers is pushed on
 * top and resolved first (R8.3); the effects inside one item are in free order (Q8.18).
 */

export function push(play: Play, seat: Seat, effects: readonly Pending[], source: Source): void {
  if (effects.length > 0)
    play.state.agenda.push({ seat, effects: effects.map(effect => ({ ...effect })), source });
}

export const top = (state: State): AgendaItem | undefined => state.agenda.at(-1);

/** The effect of this kind that the game now waits for. */
export function waiting<K extends Pending['do']>(state: State, kind: K): PendingOf<K> | undefined {
  return top(state)?.effects.find((effect): effect is PendingOf<K> => effect.do === kind);
}

function drop(play: Play, effect: Pending): AgendaItem {
  const item = top(play.state);
  if (!item?.effects.includes(effect)) throw new Error(`${effect.do} is not waiting`);
  keep(play, each => each !== effect);
  return item;
}

/** Removes an effect that is used, or about to be used, from the top item; its source tells what follows. */
export const take = (play: Play, effect: Pending): Source => drop(play, effect).source;

/** Keeps only some effects of the top item; an item without effects is gone. */
export function keep(play: Play, wanted: (effect: Pending) => boolean): void {
  const item = top(play.state);
  if (!item) return;
  item.effects = item.effects.filter(wanted);
  if (item.effects.length === 0) play.state.agenda.pop();
}

/** Sets an effect that has begun apart from the others of its item: it is finished before they go on. */
export function begin(play: Play, effect: Pending): Source {
  const { seat, source } = drop(play, effect);
  play.state.agenda.push({ seat, effects: [effect], source });
  return source;
}

/** Resolves everything that needs no decision, until an effect waits for one or nothing is left. */
export function settle(play: Play): void {
  for (let item = top(play.state); item; item = top(play.state)) {
    const automatic = item.effects.find(isAutomatic);
    if (automatic) {
      take(play, automatic);
      happen(play, item, automatic);
    } else if (!lapse(play, item)) return;
  }
}

/** An effect that is a step of something longer is named by its step. */
const nameOf = (effect: Pending): string => ('step' in effect ? effect.step : effect.do);

/** Drops an effect of which nothing can come any more; while others wait beside it, something still may. */
function lapse(play: Play, item: AgendaItem): boolean {
  const [only, ...others] = item.effects;
  const rule = only && others.length === 0 ? lapseRule(play.state, item, only) : undefined;
  if (!only || !rule) return false;
  take(play, only);
  tell(play, item.seat, { what: 'lapse', effects: [nameOf(only)] }, item.source, rule);
  return true;
}
