import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allSources, closureOf, sourceOf, type Source } from './sources';

/** What a page loads at once: home needs no rules and no lists of content, and nobody a box that is not played with. */

const byPath = (sources: readonly Source[]): ReadonlyMap<string, Source> =>
  new Map(sources.map(source => [source.path, source]));
const sources = byPath(allSources());

const SRC = join(__dirname, '../../src');
/** Every box that has rules of its own, but for those that are always at hand. */
const FETCHED = readdirSync(join(SRC, 'rules'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && sources.has(`rules/${entry.name}/box.ts`))
  .map(({ name }) => name)
  .filter(name => name !== 'cardinal');

const loaded = (path: string, among = sources): string[] => closureOf(path, among).map(each => each.path);
const ofBox = (paths: readonly string[], box: string): string[] =>
  paths.filter(path => path.split('/').includes(box));

/** What comes with the page itself, and what is named with it. */
const home = [...new Set([...loaded('ui/main.tsx'), ...loaded('ui/home/Home.tsx')])];

test('home is there without the rules', () => {
  expect(loaded('ui/main.tsx')).not.toContain('ui/home/Home.tsx');
  expect(home).toContain('ui/home/WayCard.tsx');
  expect(home.filter(path => path.startsWith('rules/'))).toEqual([]);
});

test('home knows the words of the box, and nothing of what lies in it', () => {
  const content = home.filter(path => path.startsWith('content/'));
  expect(content.toSorted()).toEqual(['content/dice.ts', 'content/people.ts', 'content/vocabulary.ts']);
});

test('there are boxes to be fetched', () => {
  expect(FETCHED).toContain('silver');
});

/** Everything of a page that does not belong to a box: whatever is fetched when it is wanted is among them. */
const pages = [...sources.keys()].filter(
  path => path.startsWith('ui/') && !FETCHED.some(box => path.split('/').includes(box)),
);

test.each(FETCHED)('no part of a page needs %s at once: it comes by the list of boxes', box => {
  const needing = pages.filter(path => ofBox(loaded(path), box).length > 0);
  expect(needing).toEqual([]);
});

test('this sees what is needed at once, and passes by what is fetched or a mere type', () => {
  const of = (text: string): string[] =>
    loaded(
      'ui/home/Home.tsx',
      byPath([
        sourceOf('ui/home/Home.tsx', text),
        sourceOf('ui/home/list.ts', "export * from '../../rules/silver/box';"),
        sourceOf('rules/silver/box.ts', 'export const silver = {};'),
      ]),
    );
  const box = 'rules/silver/box.ts';
  expect(of("import { silver } from '../../rules/silver/box';")).toContain(box);
  expect(of("import { silver } from './list';")).toContain(box);
  expect(of("import '../../rules/silver/box';")).toContain(box);
  expect(of("const fetch = () => import('../../rules/silver/box');")).not.toContain(box);
  expect(of("import type { Miner } from '../../rules/silver/box';")).not.toContain(box);
  expect(of("import { type Miner } from '../../rules/silver/box';")).not.toContain(box);
});
