import type { GameEvent } from '../../src/rules/events';
import { READINGS, READING_NAMES, READINGS_OF_VERSION_1, type Readings } from '../../src/rules/readings';
import { keepDraft, keepReadings, keptDraft, keptReadings } from '../../src/ui/newGame/keep';
import { newDraft, problemOf, proposalOf } from '../../src/ui/newGame/draft';
import { quickDraft } from '../../src/ui/newGame/quick';
import { readingsIn, ruleAddress } from '../../src/ui/readings/address';
import { differences, readingOfRule } from '../../src/ui/readings/words';
import { writeText } from '../../src/ui/session/storage';
import { ENGLISH } from '../../src/ui/text';
import { mattersIn } from '../../src/ui/text/telling/matters';
import { TEXTS } from './catalogues';

/** What the screen does with readings. */

const OWN: Readings = { contractMerchantMove: 'step', kingAction: 'all' };

afterEach(() => keepReadings({}));

test('what differs is told in a few words, in every language', () => {
  expect(differences(ENGLISH, undefined)).toEqual([]);
  expect(differences(ENGLISH, OWN)).toEqual([
    {
      name: 'contractMerchantMove',
      rule: 'R8.64',
      title: 'Contract step of the Merchant',
      words: 'roads too, instead of towns only',
    },
    {
      name: 'kingAction',
      rule: 'R6.60',
      title: 'King Action',
      words: 'all points are used, instead of step by step',
    },
  ]);
  expect(differences(ENGLISH, READINGS_OF_VERSION_1)).toHaveLength(3);
  const all = Object.fromEntries(READING_NAMES.map(name => [name, READINGS[name].values[1]])) as Readings;
  for (const text of TEXTS) {
    const words = differences(text, all).flatMap(difference => [difference.title, difference.words]);
    expect(words).toHaveLength(2 * READING_NAMES.length);
    // no key without words
    expect(words.filter(each => each.includes('.'))).toEqual([]);
  }
});

test('a rule and the ruling on it know their reading', () => {
  expect(['R8.64', 'Q8.12', 'R6.60', 'R11.10h', 'R1.1'].map(readingOfRule)).toEqual([
    'contractMerchantMove',
    'contractMerchantMove',
    'kingAction',
    'fairCrests',
    undefined,
  ]);
});

test('the address of a rule tells how its table reads', () => {
  expect(ruleAddress('R8.64', undefined)).toBe('/rules/R8.64');
  const address = ruleAddress('R8.64', OWN);
  expect(address).toBe('/rules/R8.64?readings=contractMerchantMove-step.kingAction-all');
  expect(readingsIn(address.split('?')[1] ?? '')).toEqual(OWN);
  for (const search of [
    '',
    'readings=',
    'readings=luck-good',
    'readings=kingAction-most',
    'readings=kingAction',
  ])
    expect(readingsIn(search)).toEqual({});
});

test('readings are kept for every way to play, and with the usual game', () => {
  expect(keptReadings()).toEqual({});
  keepReadings(OWN);
  expect(keptReadings()).toEqual(OWN);
  const draft = newDraft('solo', ENGLISH, { wheelTile: 'anyTime' });
  keepDraft(draft);
  expect(keptDraft('solo')).toEqual(draft);
  expect(keptReadings()).toEqual({ wheelTile: 'anyTime' });
  expect(quickDraft('bots', ENGLISH).readings).toEqual({ wheelTile: 'anyTime' });
  expect(quickDraft('first', ENGLISH).readings).toEqual({});
  for (const spoilt of ['{"luck":"good"}', '{"wheelTile":7}', '[]', 'null', '{']) {
    writeText('tiletum.usual.readings', spoilt);
    expect(keptReadings()).toEqual({});
  }
});

test('a new game is proposed with its readings, and never by those of older games', () => {
  for (const mode of ['solo', 'local'] as const) {
    expect(proposalOf(newDraft(mode, ENGLISH, OWN))).toMatchObject({ readings: OWN });
    expect(problemOf(newDraft(mode, ENGLISH, OWN))).toBeUndefined();
    expect(problemOf(newDraft(mode, ENGLISH, READINGS_OF_VERSION_1))).toMatchObject({ problem: 'unknown' });
  }
});

describe('it matters in the log', () => {
  const happened = (event: object): GameEvent =>
    ({ seat: 0, source: { kind: 'action' }, rule: 'R1.1', ...event }) as GameEvent;
  const score = (id: string): object => ({
    what: 'score',
    points: 6,
    source: { kind: 'fair', id },
    rule: 'R11.6',
  });
  const CASES: [string, object, readonly string[]][] = [
    ['a step of a Contract', { what: 'walk', source: { kind: 'contract' } }, ['contractMerchantMove']],
    ['a step of an Action', { what: 'walk' }, []],
    ['a Fair of filled Buildings', score('fair-filledBuildings'), ['rightmostBuilding']],
    ['a Fair of Crests', score('fair-contractCrest'), ['fairCrests']],
    ['another Fair', score('fair-house'), []],
    ['points of a Contract', { what: 'score', points: 6, source: { kind: 'contract', id: 'c-any3' } }, []],
    ['a tile of the wheel', { what: 'take', tile: 'b-vp4', from: 'wheel:king' }, ['wheelTile']],
    ['a tile of the map', { what: 'take', tile: 'b-vp4', from: 'lyon.t1' }, []],
    [
      'one more by an exchange',
      { what: 'gain', goods: { gold: 1 }, source: { kind: 'exchange' }, rule: 'R6.53' },
      ['firstExchange'],
    ],
    ['what was exchanged', { what: 'gain', goods: { gold: 1 }, rule: 'R6.52' }, []],
    ['a King Action', { what: 'king', steps: 1, to: 5, rule: 'R6.60' }, ['kingAction']],
    ['a King step of a Contract', { what: 'king', steps: 1, to: 5, rule: 'R8.71' }, []],
    ['added points', { what: 'points', points: 1, action: 'king', rule: 'R8.16' }, ['addPoints']],
    ['points of a Building', { what: 'points', points: 1, action: 'king', rule: 'R9.5' }, []],
    ['a swapped offer', { what: 'discardOffer', tiles: [] }, ['swappedCharacters']],
    ['a completed Building', { what: 'complete', building: 0, points: 3 }, ['completionTold']],
  ];
  test.each(CASES)('%s', (_, event, names) => expect(mattersIn([happened(event)])).toEqual(names));
});
