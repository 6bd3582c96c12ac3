import {
  BONUS_TILES,
  BUILDINGS,
  CATHEDRAL_TILES,
  CHARACTER_TILES,
  CONTRACT_PILE,
  CONTRACT_SPACES,
  CORRUPTION_TOKENS,
  COST_TILES,
  FAIR_TILES,
  ROADS,
  RULEBOOK,
  TOWNS,
  type Effect,
  type EffectName,
  type ListName,
  type Provenance,
} from '../../src/content';
import { PROVENANCE } from '../../src/content/provenance';
import { choices, openRecorded, optionsFor, playStep } from '../../src/tools/step';
import { seeded, seededNumbers, below } from '../../src/rules/chance';
import { refuse } from '../../src/rules/moves';
import { boxOf } from '../../src/rules/shelf';
import { REASONS, no } from '../../src/rules/refusals';
import type { Move, State } from '../../src/rules/model';
import { ENGLISH, plain, type Text } from '../../src/ui/text';
import { refusalWords } from '../../src/ui/text/refusal';
import {
  cathedralWords,
  contractSpaceWords,
  corruptionWords,
  costTileWords,
  crestSpaceWords,
  effectShort,
  effectWords,
  fairWords,
  houseSpaceWords,
  originWords,
  placeName,
  tileName,
  tileWords,
  type CardWords,
} from '../../src/ui/text/words';
import { TEXTS } from './catalogues';

const TILES = [...BONUS_TILES, ...CONTRACT_PILE, ...CHARACTER_TILES].map(tile => tile.id);
const EFFECTS: Record<EffectName<'base'>, Effect> = {
  gain: { do: 'gain', goods: { wool: 2, iron: 1 } },
  gainAny: { do: 'gainAny', count: 2 },
  score: { do: 'score', points: 4 },
  king: { do: 'king', steps: 1 },
  act: { do: 'act', action: 'merchant', points: 2 },
  addPoints: { do: 'addPoints', points: 2 },
  changeColour: { do: 'changeColour' },
  buildingBonuses: { do: 'buildingBonuses' },
  move: { do: 'move', piece: 'architect', steps: 2 },
  relocate: { do: 'relocate', piece: 'merchant' },
  place: { do: 'place', what: 'house', where: 'here' },
};

/** What is wrong with a text: holes, ids and numbers that are none. */
const faults = (said: string): string[] =>
  said.trim() === '' || /undefined|NaN|\[object|  |\*\*|[a-z]\.[hbc]\d|\b(koeln|praha\.|r-[a-z])/.test(said)
    ? [said]
    : [];

const cardFaults = (card: CardWords): string[] => [
  ...[card.title, card.family, ...card.lines].flatMap(words => faults(plain(words))),
  ...(card.lines.length === 0 ? ['no lines'] : []),
  ...(card.rules.length === 0 ? ['no rules'] : []),
  ...card.rules.filter(rule => !(rule in RULEBOOK)),
];

describe.each(TEXTS.map(text => [text.language, text] as const))('in %s', (_, text: Text) => {
  test('every effect has a sentence and a short form', () => {
    const said = Object.values(EFFECTS).flatMap(effect => [
      effectWords(text, effect),
      effectShort(text, effect),
    ]);
    expect(said.flatMap(words => faults(plain(words)))).toEqual([]);
  });

  test('every tile and every space has a card', () => {
    const cards = [
      ...TILES.map(id => tileWords(text, id)),
      ...CATHEDRAL_TILES.map(({ id }) => cathedralWords(text, id)),
      ...COST_TILES.map(({ id }) => costTileWords(text, id, 'koeln')),
      ...FAIR_TILES.flatMap(({ id }) => [1, 4].map(round => fairWords(text, id, round))),
      ...CORRUPTION_TOKENS.map(({ id }) => corruptionWords(text, id)),
      ...TOWNS.flatMap(town => town.houses.map(({ id }) => houseSpaceWords(text, id))),
      ...BUILDINGS.map((__, building) => crestSpaceWords(text, building)),
      ...CONTRACT_SPACES.map((__, index) => contractSpaceWords(text, index)),
    ];
    expect(cards.flatMap(cardFaults)).toEqual([]);
    expect(TILES.flatMap(id => faults(plain(tileName(text, id))))).toEqual([]);
  });

  test('every place has a name', () => {
    expect([...TOWNS, ...ROADS].filter(({ id }) => placeName(text, id) === id)).toEqual([]);
  });

  test('every reason has a sentence, with or without values', () => {
    const values = { town: 'koeln', space: 'praha.h1', to: 'r-brenner', piece: 'merchant', action: 'king' };
    const more = {
      crest: 'lily',
      character: 'king',
      waits: 'gainAny',
      needs: 3,
      has: 1,
      wool: 2,
      building: 2,
      floor: 1,
    };
    const said = REASONS.map(why => plain(refusalWords(text, no(why, 'R5.8', { ...values, ...more }))));
    expect(said.flatMap(faults)).toEqual([]);
    expect(said.every(sentence => sentence.endsWith('.'))).toBe(true);
    expect(new Set(said).size).toBe(REASONS.length);
  });

  test('the refusals of random games say what they should', () => {
    const said = new Set<string>();
    for (const refusal of refusalsOf(3)) said.add(plain(refusalWords(text, refusal)));
    expect([...said].flatMap(faults)).toEqual([]);
    // a value that is missing leaves a gap before a point or a comma
    expect([...said].filter(sentence => /\s[.,]|(à|de|in|with) [.,:]/.test(sentence))).toEqual([]);
    expect(said.size).toBeGreaterThan(20);
  });

  test('every reconstructed value says so and why', () => {
    const said = reconstructed().map(([list, id, field]) => plain(originWords(text, list, id, field)));
    expect(said.flatMap(faults)).toEqual([]);
    const general = text.say('why.general');
    expect(reconstructed().filter((___, index) => said[index]?.includes(general))).toEqual([]);
  });
});

test('English names towns and roads as content does', () => {
  expect([...TOWNS, ...ROADS].filter(({ id, name }) => placeName(ENGLISH, id) !== name)).toEqual([]);
});

test('a card says what the tile does', () => {
  const { title, lines, rules } = tileWords(ENGLISH, 'ch-merchant-3');
  expect(plain(title)).toBe('Trader');
  expect(lines.map(plain)).toEqual([
    'When placed:',
    'You may walk your Merchant one space.',
    'You may place a House where your Merchant is, if a space is free.',
    'In any order.',
    'A completed Building of this Character strengthens the Merchant action.',
  ]);
  expect(rules).toEqual(['R8.36b', 'R8.36d', 'R6.38', 'R8.39']);
});

/** Every list, id and field with a reconstructed value. */
function reconstructed(): [ListName, string, string][] {
  return (Object.entries(PROVENANCE) as [ListName, Provenance][]).flatMap(
    ([list, { fields, items = {} }]) => [
      ...of(fields).map((field): [ListName, string, string] => [list, '', field]),
      ...Object.entries(items).flatMap(([id, own]) =>
        of(own).map((field): [ListName, string, string] => [list, id, field]),
      ),
    ],
  );
}

const of = (fields: Provenance['fields']): string[] =>
  Object.keys(fields).filter(field => fields[field]?.level === 'reconstructed');

/** What random games refuse of everything that may be worth trying, whenever it is tried. */
function* refusalsOf(players: number) {
  const chance = seeded(7);
  const whim = seededNumbers(8);
  let { state } = openRecorded(optionsFor(players), chance);
  for (let step = 0; step < 400 && !state.ranking; step++) {
    const { seat, moves } = choices(state);
    for (const move of candidates(state, seat)) {
      const refusal = refuse(state, seat, move);
      if (refusal) yield refusal;
    }
    const move = moves[below(moves.length, whim)];
    if (move) ({ state } = playStep(state, seat, move, chance));
  }
}

const candidates = (state: State, seat: number) =>
  Object.values(boxOf(state).moves).flatMap(({ candidates: all }): readonly Move[] => all(state, seat));
