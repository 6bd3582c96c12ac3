/** Numbers, plurals and lists of one language. */
export interface Grammar {
  number: (value: number) => string;
  /** With its sign: +3, −2, 0. */
  signed: (value: number) => string;
  /** The form of a word that goes with a number; without another one the plural has an s. */
  form: (count: number, one: string, many?: string) => string;
  /** The number and its word: 3 points. */
  count: (count: number, one: string, many?: string) => string;
  /** a, b and c */
  list: (items: readonly string[]) => string;
  /** a, b or c */
  either: (items: readonly string[]) => string;
  /** Between a number and its word. */
  space: string;
}

/** What a browser takes long to make is made when somebody first asks for it. */
function onceAsked<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Written alike in every language: most numbers of a table, so that it is drawn before its browser knows more of them. */
const isShort = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

export function grammar(locale: string, space = ' '): Grammar {
  const plural = onceAsked(() => new Intl.PluralRules(locale));
  const numbers = onceAsked(() => new Intl.NumberFormat(locale));
  const all = onceAsked(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const some = onceAsked(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const number = (value: number): string =>
    (isShort(value) ? String(value) : numbers().format(value)).replace('-', '−');
  const form: Grammar['form'] = (count, one, many = `${one}s`) =>
    plural().select(count) === 'one' ? one : many;
  return {
    number,
    signed: value => (value > 0 ? `+${number(value)}` : number(value)),
    form,
    count: (value, one, many) => `${number(value)}${space}${form(value, one, many)}`,
    list: items => all().format(items),
    either: items => some().format(items),
    space,
  };
}
