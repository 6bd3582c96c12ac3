import { top } from '../../../rules/agenda';
import { activeSeat, playerOf } from '../../../rules/model';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { headlineOf } from '../waiting';
import type { Headline } from '../waiting/row';

/** The one line that says what the game waits for. */
export function useHeadline(): Headline {
  const { G, mine } = useWholeTable();
  const text = useTableText();
  const seat = activeSeat(G);
  if (seat === undefined) return { title: text.say('table.afterLast'), hint: '' };
  if (!mine) return { title: text.say('bar.waitFor', { name: playerOf(G, seat).name }), hint: '' };
  const effects = top(G)?.effects ?? [];
  const [first, second] = effects;
  if (!first) return { title: '', hint: '' };
  const headline = headlineOf(text, first, G);
  return second ? { ...headline, hint: text.say('prompt.order') } : headline;
}
