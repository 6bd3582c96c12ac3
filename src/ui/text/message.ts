/** What messages are made of: sentences, or functions of the values that they need. */

/** Markup that is safe to compose: `*bold*`, `[icon:wool]`. What comes from outside is escaped in it. */
export interface Marked {
  readonly markup: string;
}

export type Message = string | ((values: never) => string);
export type Messages = Readonly<Record<string, Message>>;

/** The same keys in another language, each with the same values. */
export type Translation<M extends Messages> = {
  readonly [K in keyof M]: M[K] extends (values: infer V) => string
    ? string | ((values: V) => string)
    : string;
};

/** What may be given for the values of a message: a text is escaped, something marked is taken as it is. */
export type Given<V> = {
  readonly [K in keyof V]: string extends V[K]
    ? string | Marked
    : V[K] extends readonly string[]
      ? readonly (string | Marked)[]
      : V[K];
};

export type ArgumentsOf<M> = M extends string
  ? []
  : M extends (values: infer V) => string
    ? [Given<V>]
    : never;

const SIGNS = /[\\*[\]|]/g;

/** A text in which nothing is read as markup. */
export const escape = (text: string): string => text.replace(SIGNS, '\\$&');

/** A text from outside, for composing: it stays what it is. */
export const plainly = (text: string): Marked => ({ markup: escape(text) });

export const isMarked = (value: unknown): value is Marked =>
  typeof value === 'object' && value !== null && 'markup' in value && typeof value.markup === 'string';

function protect(value: unknown): unknown {
  if (typeof value === 'string') return escape(value);
  if (isMarked(value)) return value.markup;
  return Array.isArray(value) ? value.map(protect) : value;
}

/** The message with its values, which are never read as markup. */
export function fill(message: Message, values: object | undefined): Marked {
  if (typeof message === 'string') return { markup: message };
  const given = Object.entries(values ?? {}).map(([name, value]) => [name, protect(value)]);
  return { markup: message(Object.fromEntries(given) as never) };
}
