import { useSyncExternalStore } from 'react';
import { watching, windowIs } from '../../parts/media';

/**
 * How several maps share the room: the main one and all others beside each other; a switch between the main one and
 * the others together; or one at a time, behind tabs.
 */
export type MapsLook = 'both' | 'switch' | 'tabs';

const BOTH = '(width >= 1900px) and (height >= 900px)';
const SWITCH = '(width >= 1400px) and (height >= 720px)';

/** Beside an automaton, whose board takes the right column, there is never room for all. */
const lookNow = (beside: boolean): MapsLook => {
  if (windowIs(BOTH) && !beside) return 'both';
  return windowIs(SWITCH) ? 'switch' : 'tabs';
};

const watch = watching(BOTH, SWITCH);

export const useMapsLook = (beside: boolean): MapsLook => useSyncExternalStore(watch, () => lookNow(beside));
