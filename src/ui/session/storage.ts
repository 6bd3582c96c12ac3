/** What this browser keeps. Private windows may refuse storage: then things last as long as the page. */

const fallback = new Map<string, string>();

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? fallback.get(key);
  } catch {
    return fallback.get(key);
  }
}

export function writeText(key: string, text: string): void {
  fallback.set(key, text);
  try {
    localStorage.setItem(key, text);
    fallback.delete(key);
  } catch {
    // full or forbidden: the fallback holds it
  }
}

export function removeText(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // forbidden: there is nothing to remove
  }
}

/** All keys that begin so. */
export function keysWith(prefix: string): string[] {
  const kept = [...fallback.keys()];
  try {
    kept.push(...Object.keys(localStorage));
  } catch {
    // forbidden: only the fallback has any
  }
  return kept.filter(key => key.startsWith(prefix));
}

/** Parses JSON from outside; `undefined` where it is none. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
