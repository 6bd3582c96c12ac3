import { useEffect, useSyncExternalStore } from 'react';

/** What a page wants to be said in the tab of the browser, before the name of the game. */

let note: string | undefined;
const listeners = new Set<() => void>();

function say(next: string | undefined): void {
  note = next;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTitleNote = (): string | undefined => useSyncExternalStore(subscribe, () => note);

/** Says it as long as the page is there. */
export function useTitle(words: string | undefined): void {
  useEffect(() => {
    say(words);
    return () => say(undefined);
  }, [words]);
}
