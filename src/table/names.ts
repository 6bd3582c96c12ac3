/** What keeps one person's name from being taken for another's, at one device and at tables of the house. */

/** The alphabets of names: those in general use (UAX 31, table 5). */
const ALPHABETS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Hangul', 'Han', 'Hiragana', 'Katakana'],
  'Bopomofo',
];
/** Those that are written together, none of them like another (UTS 39, "highly restrictive"). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const inside = (alphabets: readonly string[]): string =>
  alphabets.map(alphabet => `\\p{scx=${alphabet}}`).join('');
/** Signs, numbers and emoji belong to all of them. */
const only = (alphabets: readonly string[]): RegExp =>
  new RegExp(`^[${inside([...alphabets, 'Common', 'Inherited'])}]*$`, 'u');

const WRITINGS = [
  ...[...TOGETHER, ...ALPHABETS.map(alphabet => [alphabet])].map(only),
  // whatever is rarer: by itself
  new RegExp(`^[^${inside(ALPHABETS)}]*$`, 'u'),
];

/** As it reads to a person who doesn't look closely: wide or styled letters are plain ones. */
const plain = (text: string): string => text.normalize('NFKC');

/** Whether a name mixes alphabets whose letters look alike: “Аnn”, of which one letter is Cyrillic. */
export const mixesAlphabets = (name: string): boolean => {
  const read = plain(name);
  return !WRITINGS.some(writing => writing.test(read));
};

/** More marks on one letter than any language writes: they run over the lines above and below. */
export const stacksMarks = (text: string): boolean => /(?:\p{M}\p{Cf}*){4}/u.test(text.normalize('NFD'));

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const keyOf = (name: string): string =>
  plain(plain(name).replace(UNSEEN, '').toLowerCase()).trim().replace(/\s+/g, ' ');

/** Whether two names read the same. */
export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);
