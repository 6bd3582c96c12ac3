import type { RuleId } from '../../../content/rulebook';
import type { GameEvent } from '../../../rules/events';
import type { Text } from '../../text';
import type { Marked } from '../../text';
import { eventDeedOf } from '../../text/telling/deeds';
import type { Telling } from '../../text/telling/telling';

/** A line of the Cardinal's turn: what happened, why, and by which rule. */
export interface StepLine {
  text: Marked;
  rule: RuleId;
  failed: boolean;
}

/** What one step of the turn set off; what needs no word has none. */
export function linesOf(text: Text, events: readonly GameEvent[], name: string): StepLine[] {
  const telling: Telling = {
    text,
    audience: { names: [] },
    doer: { you: false, who: name },
    price: undefined,
  };
  return events.flatMap(event => {
    const words = eventDeedOf(telling, event);
    const failed = event.what === 'option' && event.fails !== undefined;
    return words ? [{ text: words, rule: event.rule, failed }] : [];
  });
}
