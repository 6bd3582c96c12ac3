import { useState } from 'react';
import { keep } from '../session/keep';

/** Plain data that is made anew at every drawing, but stays the same object as long as it says the same. */
export function useKept<T>(now: T): T {
  const [before, setBefore] = useState(now);
  const kept = keep(before, now);
  if (kept !== before) setBefore(kept);
  return kept;
}
