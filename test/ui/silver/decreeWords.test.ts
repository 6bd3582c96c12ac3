import { bring } from '../../../src/ui/boxes/screen';
import { priorityInWords, rowsInWords } from '../../../src/ui/play/cardinal/decreeWords';
import { screen } from '../../../src/ui/silver/silver.box';
import { ENGLISH, plain } from '../../../src/ui/text';

/** The Decrees that come with Silver in words, as the catalogue of the expansion has them. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring(screen);

const said = (decree: string): string[] => rowsInWords(ENGLISH, decree).map(plain);

test('S12.2, S15.1: a Decree of two Actions names both, and what a Prospector looks for, first things first', () => {
  expect(said('halls-below')).toEqual([
    'With more Mines than Houses and Pillars below: a die of the Prospector action for Pillars, then Houses',
    'Else: a die of the Prospector action for Mines, then Pillars',
    'With more Pillars than Cathedral tiles: the highest die, of stone',
  ]);
  expect(said('x-mercantile-empire')).toEqual([
    'Always: a die of the Prospector action for Houses, or of the Merchant action if that has more points',
  ]);
});

test('S12.3: the fifth Decree compares with whichever there are more of', () => {
  expect(said('pillars-of-history')[0]).toBe(
    'With at least as many Houses or Mines as Pillars: a die of the Prospector action for Pillars, or of the Architect action if that has more points',
  );
  expect(said('houses-of-destiny')[0]).toMatch(/^With at least as many Pillars or Mines as Houses: /);
});

test('S15.3: who looks for everything looks for nothing by name', () => {
  expect(said('x-noblesse-oblige')[0]).toBe(
    'With a new Crest in reach of its Prospector: a die of the Prospector action',
  );
});

test('R15.10: whichever he needs most is no colour', () => {
  expect(said('worldly-riches')).toEqual(['Always: the highest die']);
  expect(plain(priorityInWords(ENGLISH, 'worldly-riches'))).toBe(
    'Where several fit, in this order: whichever it needs most.',
  );
});
