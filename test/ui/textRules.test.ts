import { RULEBOOK } from '../../src/content';
import { SILVER_RULES } from '../../src/content/silver/rulebook';
import { LANGUAGES } from '../../src/ui/text';
import { bookEntriesOf, loadBooks, searchRules, type Book, type BookEntry } from '../../src/ui/text/rules';

const IDS = Object.keys({ ...RULEBOOK, ...SILVER_RULES });
const RULES = IDS.filter(id => /^[RS]\d/.test(id));

const entriesOf = (books: readonly Book[]): BookEntry[] =>
  books.flatMap(book => book.parts.flatMap(part => bookEntriesOf(book, part)));
const headingsOf = (books: readonly Book[]) => books.flatMap(({ headings }) => Object.entries(headings));

test('the parts of all boxes hold every rule once, in order', async () => {
  const books = await loadBooks('en');
  const parts = books.flatMap(book => book.parts);
  expect(parts.flatMap(part => part.rules)).toEqual(RULES);
  expect(parts.filter(part => part.rules.length === 0)).toEqual([]);
  expect(entriesOf(books).map(({ id }) => id)).toEqual(expect.arrayContaining(RULES));
  expect(parts.map(({ name }) => name)).toEqual(headingsOf(books).map(([name]) => name));
});

test.each(LANGUAGES)('every rule and every question says something, in sentences: %s', async language => {
  const entries = entriesOf(await loadBooks(language));
  expect(entries.filter(({ title, text }) => title === '' || !/[.:!]$/.test(text))).toEqual([]);
  expect(entries.filter(({ title, text }) => /\b(AP|bot|undefined)\b|["']/.test(`${title} ${text}`))).toEqual(
    [],
  );
});

test('both languages answer the same questions', async () => {
  const [english, french] = await Promise.all(LANGUAGES.map(loadBooks));
  const asked = (books: readonly Book[] = []) => books.flatMap(({ questions }) => Object.keys(questions));
  expect(asked(french)).toEqual(asked(english));
  expect(asked(english).filter(id => !IDS.includes(id))).toEqual([]);
  expect(headingsOf(french ?? []).map(([name]) => name)).toEqual(
    headingsOf(english ?? []).map(([name]) => name),
  );
});

/** The numbers of a text tell the same in every language. */
const numbersIn = (text: string): string => (text.match(/[+−]?\d+/g) ?? []).sort().join(' ');

test('both languages say the same numbers, and not the same words', async () => {
  const [english, french] = (await Promise.all(LANGUAGES.map(loadBooks))).map(entriesOf);
  const pairs = (english ?? []).map(entry => ({ entry, other: french?.find(({ id }) => id === entry.id) }));
  const differing = (differs: (a: string, b: string) => boolean) =>
    pairs.filter(({ entry, other }) => differs(entry.text, other?.text ?? '')).map(({ entry }) => entry.id);
  // whether a question is answered by “Non” or by “No” is no number
  const rules = (ids: readonly string[]) => ids.filter(id => RULES.includes(id));
  expect(rules(differing((a, b) => a === b))).toEqual([]);
  expect(rules(differing((a, b) => numbersIn(a) !== numbersIn(b)))).toEqual([]);
});

test('French is set with non-breaking spaces and curved apostrophes', async () => {
  const books = await loadBooks('fr');
  const texts = entriesOf(books).flatMap(({ title, text }) => [title, text]);
  const all = [...texts, ...headingsOf(books).map(([, heading]) => heading)];
  expect(all.filter(text => /[ \wà-ÿ)][;?!»]| :|« |[a-zà-ÿ]:|'/i.test(text))).toEqual([]);
});

test('a search finds by words without accents, by headings and by numbers, in every box', async () => {
  const books = await loadBooks('fr');
  const ids = (query: string): string[] =>
    searchRules(books, query).flatMap(({ entries }) => entries.map(entry => entry.id));
  expect(ids('cathedrale indisponible')).toContain('R6.14');
  expect(ids('CŒUR')).toEqual([]);
  expect(ids('R11.10c')).toEqual(['R11.10c']);
  expect(ids('S3.23')).toEqual(['S3.23']);
  expect(ids('tâches acheter')).toEqual(['R7.3']);
  expect(ids('tablette ouverte')).toContain('S5.6');
  expect(ids('')).toHaveLength(entriesOf(books).length);
});

test('what was reconstructed of a box is said in both languages, with as many reasons', async () => {
  const [english, french] = await Promise.all(LANGUAGES.map(loadBooks));
  const sizes = (books: readonly Book[] = []) =>
    books.flatMap(({ reconstructed = [] }) => reconstructed.map(({ reasons }) => reasons.length));
  expect(sizes(english)).not.toEqual([]);
  expect(sizes(french)).toEqual(sizes(english));
});
