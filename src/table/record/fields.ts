import { isFields, isList, isText, isWhole, mustBe, strangerIn, type Fields, type Is } from '../../given';
import { BadRecord } from '../../rules/badRecord';

/** Reads plain values from outside, each of exactly the type that it has to be; throws `BadRecord` otherwise. */

const wrong = (field: string): BadRecord => new BadRecord(0, 'field', field.slice(0, 60));

/** An object with all of these fields and none besides. */
export function asFields(
  value: unknown,
  name: string,
  wanted: readonly string[],
  possible: readonly string[] = [],
): Fields {
  const fields = asOne(value, name, isFields);
  const stranger = strangerIn(fields, [...wanted, ...possible]);
  if (stranger !== undefined) throw wrong(stranger);
  const missing = wanted.find(key => !Object.hasOwn(fields, key));
  if (missing !== undefined) throw wrong(missing);
  return fields;
}

export const asOne = <T>(value: unknown, name: string, is: Is<T>): T => mustBe(is, value, () => wrong(name));

export const asText = (value: unknown, name: string): string => asOne(value, name, isText);

/** A whole number that is not negative. */
export const asCount = (value: unknown, name: string): number => asOne(value, name, isWhole());

export const asList = <T>(value: unknown, name: string, read: (each: unknown, name: string) => T): T[] =>
  asOne(value, name, isList).map((each, index) => read(each, `${name}[${index}]`));
