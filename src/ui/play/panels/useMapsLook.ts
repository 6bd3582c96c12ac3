import { useSyncExternalStore } from 'react';

/**
 * How several maps share the room: the main one and all others beside each other; a switch between the main one and
 * the others together; or one at a time, behind tabs.
 */
export type MapsLook = 'both' | 'switch' | 'tabs';

const BOTH = '(width >= 1900px) and (height >= 900px)';
const SWITCH = '(width >= 1400px) and (height >= 720px)';

const matches = (query: string): boolean => matchMedia(query).matches;

/** Beside an automaton, whose board takes the right column, there is never room for all. */
const lookNow = (beside: boolean): MapsLook => {
  if (matches(BOTH) && !beside) return 'both';
  return matches(SWITCH) ? 'switch' : 'tabs';
};

function watch(listener: () => void): () => void {
  const queries = [BOTH, SWITCH].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach(query => query.removeEventListener('change', listener));
}

export const useMapsLook = (beside: boolean): MapsLook => useSyncExternalStore(watch, () => lookNow(beside));
