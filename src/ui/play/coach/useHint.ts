import { useUnderstood } from '../../session/coach';
import { useSettings } from '../../session/settings';
import { useWholeTable } from '../TableContext';
import type { BeatName } from '../told';
import { hintFor, hintWords, skipsOf } from './hints';

/** What the coach has to say now. */
export function useHint(beat: BeatName | undefined) {
  const { G, me, legal } = useWholeTable();
  const { coach } = useSettings();
  const known = useUnderstood();
  const hint = coach ? hintFor({ G, me, legal, beat }, known) : undefined;
  const words = hint === undefined ? undefined : hintWords(G, hint);
  return hint === undefined || !words ? undefined : { hint, ...words, skips: skipsOf(G, hint) };
}
