/**
 * What comes from outside may be anything: a request, a packet, a file, what this browser or a database has kept. It is
 * asked here for what it is, and nowhere else; what is wrong with it, whoever asks says in his own words.
 */

/** Whether something is of a kind. */
export type Is<T> = (value: unknown) => value is T;

export type Fields = Readonly<Record<string, unknown>>;

/** What is in a text of JSON; `undefined` where it is none. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isText: Is<string> = value => typeof value === 'string';
export const isFlag: Is<boolean> = value => typeof value === 'boolean';
/** One that can be reckoned with. */
export const isNumber: Is<number> = (value): value is number => Number.isFinite(value);
export const isList: Is<readonly unknown[]> = value => Array.isArray(value);
/** An object with any fields; `__proto__` in JSON is a field like any other. */
export const isFields: Is<Fields> = (value): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

export const isAbsent: Is<undefined> = value => value === undefined;

export const isWhole =
  (least = 0, most = Number.MAX_SAFE_INTEGER): Is<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

export const isLike =
  (pattern: RegExp): Is<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

export const isOneOf = <const T>(known: readonly T[]): Is<T> => {
  const all: ReadonlySet<unknown> = new Set(known);
  return (value): value is T => all.has(value);
};

export const isEither =
  <A, B>(isA: Is<A>, isB: Is<B>): Is<A | B> =>
  (value): value is A | B =>
    isA(value) || isB(value);

export const isListOf =
  <T>(isOne: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    isList(value) && value.every(isOne);

/** An object whose fields of these names are of these kinds; others may be there. */
export const hasFields =
  <S extends Readonly<Record<string, Is<unknown>>>>(shape: S): Is<Shaped<S>> =>
  (value): value is Shaped<S> =>
    isFields(value) && Object.entries(shape).every(([name, is]) => is(value[name]));

type Shaped<S> = { readonly [K in keyof S]: S[K] extends Is<infer T> ? T : never };

/** The first field that has no business there. */
export const strangerIn = (fields: Fields, known: readonly string[]): string | undefined =>
  Object.keys(fields).find(name => !known.includes(name));

/** The value, if it is of this kind. */
export function mustBe<T>(is: Is<T>, value: unknown, otherwise: () => Error): T {
  if (is(value)) return value;
  throw otherwise();
}
