import { useState } from 'react';
import { keeper } from '../session/keep';

/** Plain data that is made anew at every drawing, but stays the same object as long as it says the same. */
export function useKept<T>(now: T): T {
  const [kept] = useState(keeper<T>);
  return kept(now);
}
