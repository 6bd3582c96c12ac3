import type { RuleId } from '../../content/rulebook';
import type { Seat, State } from '../../rules/model';
import type { Marked } from '../text';
import { tileWords, type CardWords } from '../text/words';
import type { About, CardLine, ThingCard } from './thingCard';

/** Of what cards are made. */

export const line = (words: Marked, rule?: RuleId): CardLine => ({ words, rule });

export const playerAt = ({ players }: State, seat: Seat): string => players[seat]?.name ?? String(seat + 1);

/** The card of a tile, wherever it lies. */
export const tileCardOf = ({ text, readings }: Pick<About<unknown>, 'text' | 'readings'>, id: string) =>
  cardOfWords(tileWords(text, id, readings));

/** Words that are there already. */
export const cardOfWords = ({ title, family, lines, rules }: CardWords): ThingCard => ({
  ...{ title, family, rules },
  lines: lines.map(words => ({ words })),
});
