import type { BadRecord } from '../../rules/badRecord';
import type { Text } from './catalogue';
import { plainly, type Marked } from './message';
import { refusalWords } from './refusal';

/** Where and why the record of a game does not fit, in a sentence. */
export function badRecordWords(text: Text, { line, why, detail, refusal }: BadRecord): Marked {
  const reason = refusal ? refusalWords(text, refusal) : plainly('');
  return text.mark(`record.${why}`, { line, detail, reason });
}
