import { RULEBOOK } from '../../src/content';
import { LANGUAGES } from '../../src/ui/text';
import { PARTS, bookEntriesOf, loadRules, searchRules } from '../../src/ui/text/rules';

const RULES = Object.keys(RULEBOOK).filter(id => id.startsWith('R'));

test('the parts hold every rule once, in order', () => {
  expect(PARTS.flatMap(part => part.rules)).toEqual(RULES);
  expect(PARTS.filter(part => part.rules.length === 0)).toEqual([]);
});

test('every rule and every question says something, in sentences', async () => {
  for (const language of LANGUAGES) {
    const book = await loadRules(language);
    const entries = PARTS.flatMap(part => bookEntriesOf(book, part));
    expect(entries.filter(({ title, text }) => title === '' || !/[.:!]$/.test(text))).toEqual([]);
    expect(
      entries.filter(({ title, text }) => /\b(AP|bot|undefined)\b|["']/.test(`${title} ${text}`)),
    ).toEqual([]);
  }
});

test('both languages answer the same questions', async () => {
  const [english, french] = await Promise.all(LANGUAGES.map(loadRules));
  const asked = Object.keys(english?.questions ?? {});
  expect(Object.keys(french?.questions ?? {})).toEqual(asked);
  expect(asked.filter(id => !(id in RULEBOOK))).toEqual([]);
  expect(Object.keys(french?.headings ?? {})).toEqual(Object.keys(english?.headings ?? {}));
});

/** The numbers of a text tell the same in every language. */
const numbersIn = (text: string): string => (text.match(/[+−]?\d+/g) ?? []).sort().join(' ');

test('both languages say the same numbers, and not the same words', async () => {
  const [english, french] = await Promise.all(LANGUAGES.map(loadRules));
  if (!english || !french) throw new Error('a language is missing');
  const pairs = PARTS.flatMap(part => part.rules).map(id => [id, english.rule(id), french.rule(id)] as const);
  expect(pairs.filter(([, a, b]) => a.text === b.text).map(([id]) => id)).toEqual([]);
  expect(pairs.filter(([, a, b]) => numbersIn(a.text) !== numbersIn(b.text)).map(([id]) => id)).toEqual([]);
});

test('French is set with non-breaking spaces and curved apostrophes', async () => {
  const book = await loadRules('fr');
  const texts = PARTS.flatMap(part => bookEntriesOf(book, part)).flatMap(({ title, text }) => [title, text]);
  const all = [...texts, ...Object.values(book.headings)];
  expect(all.filter(text => /[ \wà-ÿ)][;?!»]| :|« |[a-zà-ÿ]:|'/i.test(text))).toEqual([]);
});

test('a search finds by words without accents, by headings and by numbers', async () => {
  const book = await loadRules('fr');
  const ids = (query: string): string[] =>
    searchRules(book, query).flatMap(({ entries }) => entries.map(entry => entry.id));
  expect(ids('cathedrale indisponible')).toContain('R6.14');
  expect(ids('CŒUR')).toEqual([]);
  expect(ids('R11.10c')).toEqual(['R11.10c']);
  expect(ids('tâches acheter')).toEqual(['R7.3']);
  expect(ids('')).toHaveLength(PARTS.flatMap(part => bookEntriesOf(book, part)).length);
});
