import { take, top } from './agenda';
import { isAutomatic, lapseRule, resolve } from './resolving';
import type { AgendaItem, Pending } from './model';
import { happen, type Play } from './play';

/** Resolves everything that needs no decision, until an effect waits for one or nothing is left. */
export function settle(play: Play): void {
  for (let item = top(play.state); item; item = top(play.state)) {
    const automatic = item.effects.find(effect => isAutomatic(play.state, effect));
    if (automatic) {
      take(play, automatic);
      resolve(play, item, automatic);
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
  happen(play, item.seat, { what: 'lapse', effects: [nameOf(only)] }, { source: item.source, rule });
  return true;
}
