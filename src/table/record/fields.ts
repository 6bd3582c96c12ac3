import { BadRecord } from '../../rules/badRecord';

/** Reads plain values from outside, each of exactly the type that it has to be; throws `BadRecord` otherwise. */

export type Fields = Readonly<Record<string, unknown>>;

const wrong = (field: string): BadRecord => new BadRecord(0, 'field', field.slice(0, 60));

/** An object with all of these fields and none besides; `__proto__` in JSON is a field like any other. */
export function asFields(
  value: unknown,
  name: string,
  wanted: readonly string[],
  possible: readonly string[] = [],
): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name);
  const known = [...wanted, ...possible];
  const stranger = Object.keys(value).find(key => !known.includes(key));
  if (stranger !== undefined) throw wrong(stranger);
  const missing = wanted.find(key => !Object.hasOwn(value, key));
  if (missing !== undefined) throw wrong(missing);
  return value as Fields;
}

export function asText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw wrong(name);
  return value;
}

/** A whole number that is not negative. */
export function asCount(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw wrong(name);
  return value;
}

export function asList<T>(value: unknown, name: string, read: (each: unknown, name: string) => T): T[] {
  if (!Array.isArray(value)) throw wrong(name);
  return value.map((each: unknown, index) => read(each, `${name}[${index}]`));
}

export function asOne<T>(value: unknown, name: string, isOne: (value: unknown) => value is T): T {
  if (!isOne(value)) throw wrong(name);
  return value;
}
