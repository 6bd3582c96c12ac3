import { readOptions } from '../../../src/rules/setup/options';
import { silver } from '../../../src/rules/silver/box';
import { bring } from '../../../src/ui/boxes/screen';
import {
  challengesFor,
  newDraft,
  OWN_LEVEL,
  problemOf,
  proposalOf,
  withBox,
} from '../../../src/ui/newGame/draft';
import { presetOf } from '../../../src/ui/newGame/presets';
import { minutesOf } from '../../../src/ui/newGame/Summary';
import { keepDraft, keptBoxes, keptDraft } from '../../../src/ui/newGame/keep';
import { screen } from '../../../src/ui/silver/silver.box';
import { SILVER_SETUP } from '../../../src/ui/silver/setUp';
import { setUpWords } from '../../../src/ui/silver/setUp/chosen';
import { ENGLISH } from '../../../src/ui/text';
import { installStorage, removeStorage } from '../storageDouble';

/** What is chosen of Prospect for Silver in a new game. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring({ ...screen, box: silver });
const [first, random] = SILVER_SETUP.presets;
const local = newDraft('local', ENGLISH);
const withSilver = withBox(local, 'silver', first?.chosen);

test('a game with the box is played with what was chosen of it', () => {
  const chosen = readOptions(proposalOf(withSilver)).boxes?.silver;
  expect(chosen).toEqual({
    sides: ['A', 'A', 'A'],
    technologies: ['architect', 'joker', 'character'],
    overlay: 'random',
    disc: 3,
  });
  expect(problemOf(withSilver)).toBeUndefined();
});

test('a set-up that is ready is known again, one of my own is none', () => {
  expect(presetOf(SILVER_SETUP, first?.chosen ?? {})).toBe('first');
  expect(presetOf(SILVER_SETUP, random?.chosen ?? {})).toBe('random');
  expect(presetOf(SILVER_SETUP, { ...first?.chosen, overlay: 'houses' })).toBeUndefined();
});

test('the set-up is told in a line', () => {
  expect(setUpWords(ENGLISH, first?.chosen ?? {})).toBe(
    'Sides A A A · Technologies: Architect, Joker and Character · scoring: by chance',
  );
});

test('without the box nothing stays that only the box knows', () => {
  const solo = newDraft('solo', ENGLISH);
  const own = {
    ...withBox(solo, 'silver', {}),
    level: OWN_LEVEL,
    challenges: ['prospectors-guild', 'deep-coffers'],
    readings: { placingBelow: 'anyAction', kingAction: 'all' } as const,
  };
  const known = withBox(own, 'silver', undefined);
  expect(known).toMatchObject({ boxes: {}, challenges: ['deep-coffers'], readings: { kingAction: 'all' } });
  expect(problemOf(known)).toBeUndefined();
});

test('the usual game of this device keeps its boxes and how they are read', () => {
  installStorage();
  const read = { ...withSilver, readings: { placingBelow: 'anyAction' } as const };
  keepDraft(read);
  expect(keptBoxes('local')).toEqual(['silver']);
  expect(keptDraft('local')).toEqual(read);
  keepDraft(local);
  expect(keptBoxes('local')).toEqual([]);
  removeStorage();
});

test('a game with Silver takes longer, as it is drawn: 60 minutes alone', () => {
  const alone = newDraft('solo', ENGLISH);
  expect(minutesOf(alone)).toBe(40);
  expect(minutesOf(withBox(alone, 'silver', {}))).toBe(60);
  expect(minutesOf(withSilver)).toBeGreaterThan(minutesOf(local));
});

test('the Challenges of the box come first', () => {
  const ids = challengesFor({ boxes: { silver: {} } }).map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(ids.slice(0, 4).toSorted()).toEqual([
    'all-that-glitters',
    'news-of-travellers',
    'prospectors-guild',
    'snowballs-chance',
  ]);
});
