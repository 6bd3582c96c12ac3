import { useCallback, useSyncExternalStore } from 'react';
import { isSeen, whenSeen } from './seen';
import { onForeign, readText, removeText, writeText } from './storage';

/**
 * Which of several pages with the same game plays its bots: the one that was looked at last. Its name lies in the
 * storage; when that page goes, another one that is seen takes its place.
 */

const KEY = 'tiletum.plays.';
const ME = `${performance.timeOrigin} ${Math.random()}`;

const claimant = (id: string): string | undefined => readText(KEY + id);

/** Mine is also what nobody has. */
const isMine = (id: string): boolean => (claimant(id) ?? ME) === ME;

function claim(id: string): void {
  if (claimant(id) !== ME) writeText(KEY + id, ME);
}

export const forgetClaim = (id: string): void => removeText(KEY + id);

function giveUp(id: string): void {
  if (isMine(id)) forgetClaim(id);
}

/** Takes part in it as long as somebody listens. */
function takePart(id: string, changed: () => void): () => void {
  const take = (): void => {
    claim(id);
    changed();
  };
  const stopLooking = whenSeen(take);
  const stopHearing = onForeign(KEY + id, () => {
    if (isSeen() && claimant(id) === undefined) claim(id);
    changed();
  });
  // only if it really goes: whoever asks the page to write what waits says that it goes, too
  const leave = (event: Event): void => {
    if (event.isTrusted) giveUp(id);
  };
  if (typeof document !== 'undefined') addEventListener('pagehide', leave);
  return () => {
    if (typeof document !== 'undefined') removeEventListener('pagehide', leave);
    stopLooking();
    stopHearing();
    giveUp(id);
  };
}

/** Whether this page plays the bots of a game; nobody asks for a game without. */
export function usePlaysBots(id: string | undefined): boolean {
  const subscribe = useCallback(
    (changed: () => void) => (id === undefined ? () => undefined : takePart(id, changed)),
    [id],
  );
  const ask = (): boolean => id !== undefined && isMine(id);
  return useSyncExternalStore(subscribe, ask, ask);
}
