import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What people read first: short, and without dead ends. */

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];

test('the README is for players and newcomers: short, with pictures', () => {
  const lines = read('README.md').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(lines.filter(line => line.includes('![')).length).toBeGreaterThanOrEqual(2);
});

const linksIn = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, link]) => link ?? '')
    .filter(link => !/^https?:/.test(link));

test.each(PAGES)('every link of %s leads somewhere', page => {
  expect(linksIn(page).filter(link => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

/** The first column of the tables: what a word is, apart from where it is said. */
const glossaryWords = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(line => /^\| ([^|]+) \| [^|]+ \|$/.exec(line)?.[1] ?? [])
    .filter(word => word !== 'word' && word !== '---');

test('the glossary has each word once', () => {
  const words = glossaryWords(read('docs/GLOSSARY.md'));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  // every word of the design's list has found its place
  expect(words).toEqual(
    expect.arrayContaining(['house', 'box', 'door', 'happening', 'reading', 'glow', 'mutant']),
  );
});
