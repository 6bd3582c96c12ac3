import { isFields, isList, type Fields, type Is } from '../../given';

/**
 * What is now, with every part that says the same as before being that very part. Equal then means identical: what
 * shows only unchanged parts need not be drawn again. What already shares all it can is given back as it is: asking
 * again costs nothing then. Plain data is looked into; anything else, as an element of the page, is the same or another.
 */
export const keepSame = <T>(before: T, now: T): T => kept(before, now) as T;

/** A keeper remembers what it was given last, and gives that back as long as the new says the same. */
export function keeper<T>(): (now: T) => T {
  let before: T | undefined;
  return now => {
    before = before === undefined ? now : keepSame(before, now);
    return before;
  };
}

/** Of no class: what it is made after is made after nothing. */
const isPlain: Is<Fields> = (value): value is Fields =>
  isFields(value) && Object.getPrototypeOf(Object.getPrototypeOf(value) ?? {}) === null;

function kept(before: unknown, now: unknown): unknown {
  if (before === now) return now;
  if (isList(now)) return isList(before) ? keptList(before, now) : now;
  return isPlain(before) && isPlain(now) ? keptRecord(before, now) : now;
}

const allSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((part, at) => part === others[at]);

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const parts = now.map((part, at) => kept(before[at], part));
  if (allSame(parts, before)) return before;
  return allSame(parts, now) ? now : parts;
}

function keptRecord(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const parts = names.map(name => kept(before[name], now[name]));
  const are = (all: Fields): boolean =>
    names.length === Object.keys(all).length &&
    names.every((name, at) => Object.hasOwn(all, name) && parts[at] === all[name]);
  if (are(before)) return before;
  return are(now) ? now : Object.fromEntries(names.map((name, at) => [name, parts[at]]));
}
