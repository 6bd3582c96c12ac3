import { useCallback, useSyncExternalStore } from 'react';
import { isSeen, whenSeen } from './seen';
import { onForeign, readText, removeText, writeAllPending, writeText } from './storage';

/**
 * Which of several pages with the same game plays its bots: the one that was looked at last. Its name lies in the
 * storage; when that page goes, another one that is seen takes its place.
 */

const KEY = 'tiletum.plays.';
const ME = `${performance.timeOrigin} ${Math.random()}`;
/** Until what another page has done for the bots has come here. */
const GRACE_MS = 500;

/** From when on this page may play the bots of a game that another one played before. */
const taken = new Map<string, number>();

const claimant = (id: string): string | undefined => readText(KEY + id);

/** Mine is also what nobody has. */
const isMine = (id: string): boolean => (claimant(id) ?? ME) === ME;

const isReady = (id: string): boolean => isMine(id) && Date.now() >= (taken.get(id) ?? 0);

function claim(id: string): void {
  if (claimant(id) === ME) return;
  if (!isMine(id)) taken.set(id, Date.now() + GRACE_MS);
  writeText(KEY + id, ME);
}

export const forgetClaim = (id: string): void => removeText(KEY + id);

function giveUp(id: string): void {
  if (isMine(id)) forgetClaim(id);
}

/** Takes part in it as long as somebody listens. */
function takePart(id: string, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (): void => {
    claim(id);
    changed();
    clearTimeout(timer);
    timer = setTimeout(changed, GRACE_MS);
  };
  const stopLooking = whenSeen(take);
  const stopHearing = onForeign(KEY + id, () => {
    if (isSeen() && claimant(id) === undefined) claim(id);
    // whoever plays on from here has to know what was played until now
    if (!isMine(id)) writeAllPending();
    changed();
  });
  // only if it really goes: whoever asks the page to write what waits says that it goes, too
  const leave = (event: Event): void => {
    if (event.isTrusted) giveUp(id);
  };
  if (typeof document !== 'undefined') addEventListener('pagehide', leave);
  return () => {
    clearTimeout(timer);
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
  const ask = (): boolean => id !== undefined && isReady(id);
  return useSyncExternalStore(subscribe, ask, ask);
}
