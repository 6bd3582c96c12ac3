import { useUnderstood } from '../../session/coach';
import { useSettings } from '../../session/settings';
import { useWholeTable } from '../TableContext';
import type { BeatName } from '../told';
import { hintFor, type Hint } from './hints';

/** What the coach has to say now. */
export function useHint(beat: BeatName | undefined): Hint | undefined {
  const { G, me, legal } = useWholeTable();
  const { coach } = useSettings();
  const known = useUnderstood();
  return coach ? hintFor({ G, me, legal, beat }, known) : undefined;
}
