import { BONUS_TILES, CONTRACT_PILE, FAIR_TILES } from '../../src/content';
import type { GameEvent } from '../../src/rules/events';
import { READINGS, READING_NAMES, READINGS_OF_VERSION_1, type Readings } from '../../src/rules/readings';
import { keepDraft, keepReadings, keptDraft, keptReadings } from '../../src/ui/newGame/keep';
import { newDraft, problemOf, proposalOf } from '../../src/ui/newGame/draft';
import { quickDraft } from '../../src/ui/newGame/quick';
import { readingsIn, ruleAddress } from '../../src/ui/readings/address';
import { differences, readingOfRule } from '../../src/ui/readings/words';
import { writeText } from '../../src/ui/session/storage';
import { ENGLISH, plain, type Text } from '../../src/ui/text';
import type { Marked } from '../../src/ui/text/message';
import { fairWords, readingsOfFair, tileWords } from '../../src/ui/text/words';
import { mattersIn } from '../../src/ui/text/telling/matters';
import { TEXTS } from './catalogues';

/** What the screen does with readings. */

const OWN: Readings = { contractMerchantMove: 'step', kingAction: 'all' };

const WOOL =
  CONTRACT_PILE.find(tile => 'reward' in tile && tile.reward.some(({ do: what }) => what === 'move'))?.id ??
  '';
const ADDS =
  BONUS_TILES.find(tile => 'effects' in tile && tile.effects.some(({ do: what }) => what === 'addPoints'))
    ?.id ?? '';

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

describe('what a table reads otherwise no card contradicts', () => {
  const fair =
    (id: string) =>
    (text: Text, readings?: Readings): readonly Marked[] =>
      fairWords(text, id, 2, readings).lines;
  const tile =
    (id: string) =>
    (text: Text, readings?: Readings): readonly Marked[] =>
      tileWords(text, id, readings).lines;

  test.each<[Readings, (text: Text, readings?: Readings) => readonly Marked[], RegExp, RegExp]>([
    [{ fairCrests: 'owned' }, fair('fair-crest'), /placed Crest/, /Crest, placed or not/],
    [{ fairCrests: 'owned' }, fair('fair-contractCrest'), /placed Crest/, /Crest, placed or not/],
    [
      { rightmostBuilding: 'filled' },
      fair('fair-filledBuildings'),
      /each filled Building\./,
      /the rightmost one included/,
    ],
    [
      { contractMerchantMove: 'step' },
      tile(WOOL),
      /to one directly next to it/,
      /walk your Merchant one space/,
    ],
    [
      { addPoints: 'whilePoints' },
      tile(ADDS),
      /From the moment you take your die/,
      /While a point .* is left/,
    ],
  ])('%j', (readings, words, usual, own) => {
    const said = (text: Text, by?: Readings): string =>
      words(text, by)
        .map(line => plain(line))
        .join(' ');
    expect(said(ENGLISH)).toMatch(usual);
    expect(said(ENGLISH)).not.toMatch(own);
    expect(said(ENGLISH, readings)).toMatch(own);
    expect(said(ENGLISH, readings)).not.toMatch(usual);
    for (const text of TEXTS) expect(said(text, readings)).not.toBe(said(text));
  });

  test('and the sign stands at the Fairs that count otherwise', () => {
    const marked = FAIR_TILES.flatMap(({ id }) => readingsOfFair(id).map(name => `${id} ${name}`));
    expect(marked).toEqual([
      'fair-contractCrest fairCrests',
      'fair-crest fairCrests',
      'fair-filledBuildings rightmostBuilding',
    ]);
  });
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
