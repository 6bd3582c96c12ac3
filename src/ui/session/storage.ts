import { afterPaint } from '../pacing/pieces';

/** What this browser keeps. Where storage is full or forbidden, things last as long as the page, and it is told. */

const fallback = new Map<string, string>();
/** What is to be written soon, and is read as if it had been. */
const pending = new Map<string, () => string | undefined>();
const listeners = new Set<() => void>();

/** Whether everything written will still be there tomorrow. */
export const keepsAll = (): boolean => fallback.size === 0;

export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(before: boolean): void {
  if (before !== keepsAll()) for (const listener of [...listeners]) listener();
}

/** What could not be kept is newer than what was kept before it. */
export function readText(key: string): string | undefined {
  writePending(key);
  try {
    return fallback.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text; `false` if it lasts only as long as the page. */
export function writeText(key: string, text: string): boolean {
  pending.delete(key);
  const before = keepsAll();
  try {
    localStorage.setItem(key, text);
    fallback.delete(key);
    return true;
  } catch {
    fallback.set(key, text);
    return false;
  } finally {
    tell(before);
  }
}

/** What lies there itself, whoever wrote it: without what did not fit in, or will be written soon. */
export function lyingText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes after the next picture of the page, and before the page goes: the text is made only then, if there is one. */
export function writeSoon(key: string, text: () => string | undefined): void {
  pending.set(key, text);
  afterPaint(pending, writeAllPending);
}

/** What was to be written, or did not fit in, is nothing any more; says whether there was something. */
export function dropUnwritten(key: string): boolean {
  const before = keepsAll();
  const wasPending = pending.delete(key);
  const dropped = fallback.delete(key) || wasPending;
  tell(before);
  return dropped;
}

function writePending(key: string): void {
  const make = pending.get(key);
  pending.delete(key);
  const text = make?.();
  if (text !== undefined) writeText(key, text);
}

/** Writes at once what was to be written soon. */
export const writeAllPending = (): void => [...pending.keys()].forEach(writePending);

// on a phone a hidden page may go without another word
if (typeof document !== 'undefined') {
  addEventListener('pagehide', writeAllPending);
  document.addEventListener('visibilitychange', writeAllPending);
}

export function removeText(key: string): void {
  pending.delete(key);
  const before = keepsAll();
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // forbidden: there is nothing to remove
  }
  tell(before);
}

/** All keys that begin so. */
export function keysWith(prefix: string): string[] {
  writeAllPending();
  const kept = new Set(fallback.keys());
  try {
    for (const key of Object.keys(localStorage)) kept.add(key);
  } catch {
    // forbidden: the fallback holds them all
  }
  return [...kept].filter(key => key.startsWith(prefix));
}

/** Hears of it when another page of this browser has written or removed something. */
export function onForeign(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    // without a key everything was removed
    if (event.key === key || event.key === null) listener();
  };
  if (typeof document === 'undefined') return () => undefined;
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
