/**
 * What is now, with every part that says the same as before being that very part. Equal then means identical: what
 * shows only unchanged parts need not be drawn again. For plain data.
 */
export const keep = <T>(before: T, now: T): T => kept(before, now) as T;

/** A keeper remembers what it was given last, and gives that back as long as the new says the same. */
export function keeper<T>(): (now: T) => T {
  let before: T | undefined;
  return now => {
    before = before === undefined ? now : keep(before, now);
    return before;
  };
}

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function kept(before: unknown, now: unknown): unknown {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? keptList(before, now) : now;
  return Array.isArray(before) ? now : keptRecord(before, now);
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const parts = now.map((part, at) => kept(before[at], part));
  const same = parts.length === before.length && parts.every((part, at) => part === before[at]);
  return same ? before : parts;
}

function keptRecord(before: Plain, now: Plain): Plain {
  const names = Object.keys(now);
  const parts: Plain = {};
  for (const name of names) parts[name] = kept(before[name], now[name]);
  const same =
    names.length === Object.keys(before).length &&
    names.every(name => Object.hasOwn(before, name) && parts[name] === before[name]);
  return same ? before : parts;
}
