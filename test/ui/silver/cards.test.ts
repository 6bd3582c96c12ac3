import { MINE_MAPS } from '../../../src/content/silver/maps';
import { TIERS } from '../../../src/content/silver/technologies';
import { ENGLISH, plain } from '../../../src/ui/text';
import { placesIn } from '../../../src/ui/text/silver/places';
import {
  levelName,
  mapFrom,
  mapName,
  overlayWords,
  tabletWords,
  tierWords,
} from '../../../src/ui/text/silver/words';
import type { CardWords } from '../../../src/ui/text/words';
import { silver } from '../../../src/rules/silver/box';
import { bring } from '../../../src/ui/boxes/screen';
import { SILVER_WORDS } from '../../../src/ui/silver/words';

bring({ box: silver, ...SILVER_WORDS });

/** What is said of maps, tiers, tablets and the overlay: the right one, with its rules. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

const title = (words: CardWords): string => plain(words.title);

test('maps are called by their level and side', () => {
  expect(MINE_MAPS.map(({ id }) => mapName(ENGLISH, id))).toEqual(
    ['I', 'II', 'III'].flatMap(level => ['A', 'B'].map(side => `map ${level} (side ${side})`)),
  );
  expect(mapFrom(ENGLISH, 'III-B.start')).toBe('map III');
  expect([1, 2, 3].map(level => levelName(ENGLISH, level))).toEqual(['map I', 'map II', 'map III']);
});

test.each(TIERS)('$id has its name, its price and its rule', ({ id, tier, cost, rule }) => {
  const words = tierWords(ENGLISH, id);
  expect(title(words).endsWith(` ${'I'.repeat(tier)}`)).toBe(true);
  expect(words.lines.map(plain).at(-1)).toContain(`${cost} silver`);
  expect(words.rules).toEqual([rule, 'S3.1', 'S10.5']);
});

test('no tier is made up', () => {
  expect(() => tierWords(ENGLISH, 'king4')).toThrow("no tier 'king4' in the box");
});

test('a tablet lies between two places', () => {
  const words = tabletWords(ENGLISH, 'II-A.tablet-4vp');
  expect(title(words)).toBe('Tablet between Iglau and Mies');
  expect(words.rules).toEqual(['S5.7', 'S5.6', 'SQ5.1']);
});

test('each side of the overlay has its own rule', () => {
  expect(overlayWords(ENGLISH, 'pillars').rules).toEqual(['S10.2', 'SQ10.2']);
  expect(overlayWords(ENGLISH, 'houses').rules).toEqual(['S10.3', 'SQ10.2']);
});

test('towns are called the same in every language, what is between them is not', () => {
  const [english, french] = [placesIn('en'), placesIn('fr')];
  for (const { towns, roads } of MINE_MAPS) {
    for (const { id, name } of towns)
      expect([english[`town.${id}`], french[`town.${id}`]]).toEqual([name, name]);
    for (const { id, name } of roads) {
      expect(english[`road.${id}`]).toBe(name);
      expect(french[`road.${id}`]).not.toBe(name);
    }
  }
  expect(french['road.I-A.start']).toBe('Carreau de la mine');
});
