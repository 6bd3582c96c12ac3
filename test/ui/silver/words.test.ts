import type { Effect } from '../../../src/content';
import { SILVER_BONUS_TILES } from '../../../src/content/silver/bonusTiles';
import { UNDERGROUND_CATHEDRAL_TILES, UNDERGROUND_COST_TILES } from '../../../src/content/silver/cathedrals';
import { PROSPECTORS } from '../../../src/content/silver/characters';
import { SILVER_CONTRACTS } from '../../../src/content/silver/contracts';
import { SILVER_FAIR_TILES } from '../../../src/content/silver/fairs';
import { MINE_MAPS } from '../../../src/content/silver/maps';
import { TABLETS } from '../../../src/content/silver/tablets';
import { TIERS } from '../../../src/content/silver/technologies';
import { UNDERGROUND_TILES } from '../../../src/content/silver/undergroundTiles';
import { ruleTitle } from '../../../src/rules/ruleTitle';
import { top } from '../../../src/rules/agenda';
import { below, seeded, seededNumbers } from '../../../src/rules/chance';
import type { Move, Seat, State } from '../../../src/rules/model';
import { refuse } from '../../../src/rules/moves';
import type { Refusal } from '../../../src/rules/refusals';
import { boxOf } from '../../../src/rules/shelf';
import { SILVER_EFFECTS } from '../../../src/rules/silver/effects';
import { choices, openRecorded, playStep } from '../../../src/tools/step';
import { headlineOf } from '../../../src/ui/play/waiting';
import { moveDeedOf } from '../../../src/ui/play/deeds';
import { tableText } from '../../../src/ui/play/words';
import { ENGLISH, plain, type Text } from '../../../src/ui/text';
import { refusalWords } from '../../../src/ui/text/refusal';
import { overlayWords, tabletWords, tierWords } from '../../../src/ui/text/silver/words';
import {
  originWords,
  cathedralWords,
  costTileWords,
  effectShort,
  effectWords,
  fairWords,
  houseSpaceWords,
  placeName,
  tileName,
  tileWords,
  type CardWords,
} from '../../../src/ui/text/words';
import { TEXTS } from '../catalogues';
import { TABLES } from './games';

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

const TILES = [...SILVER_BONUS_TILES, ...UNDERGROUND_TILES, ...PROSPECTORS, ...SILVER_CONTRACTS];

/** Holes, and keys and ids that nobody reads. */
const faults = (said: string): string[] =>
  said.trim() === '' || /undefined|NaN|\[object|  |\*\*|\b[a-z]+\.[a-z]|I-[AB]|\b[a-z]+[A-Z]\w/.test(said)
    ? [said]
    : [];

const cardFaults = ({ title, family, lines, rules }: CardWords): string[] => [
  ...[title, family, ...lines].flatMap(words => faults(plain(words))),
  ...(lines.length === 0 ? ['no lines'] : []),
  ...rules.filter(rule => ruleTitle(rule).length < 3),
];

const effectsIn = (effects: readonly Effect[]): Effect[] =>
  effects.flatMap(effect => [effect, ...(effect.do === 'payFor' ? effectsIn(effect.effects) : [])]);

const EFFECTS = effectsIn([
  ...Object.values(TABLETS).flat(),
  ...TILES.flatMap(tile => ('effects' in tile ? tile.effects : 'reward' in tile ? tile.reward : [])),
]);

test('these are all effects of the box', () => {
  const known = new Set(EFFECTS.map(effect => effect.do as string));
  expect(Object.keys(SILVER_EFFECTS).filter(name => !known.has(name))).toEqual([]);
});

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** A random game, moment by moment. */
function* moments(table = TABLES[1]): Generator<Moment> {
  if (!table) return;
  const chance = seeded(5);
  const whim = seededNumbers(6);
  let { state } = openRecorded(table, chance);
  while (!state.ranking) {
    const { seat, moves } = choices(state);
    yield { state, seat, moves };
    const going = moves.filter(({ type }) => type !== 'endTurn' && type !== 'pass');
    const among = going.length > 0 ? going : moves;
    const move = among[below(among.length, whim)];
    if (move) ({ state } = playStep(state, seat, move, chance));
  }
}

const MOMENTS = [...moments()];

const refusalsIn = ({ state, seat }: Moment): Refusal[] =>
  Object.values(boxOf(state).moves).flatMap(({ candidates }) =>
    candidates(state, seat).flatMap((move: Move) => refuse(state, seat, move) ?? []),
  );

const REFUSALS = MOMENTS.flatMap(refusalsIn);

describe.each(TEXTS.map(text => [text.language, text] as const))('in %s', (_, text: Text) => {
  test('every effect has a sentence and a short form', () => {
    const said = EFFECTS.flatMap(effect => [effectWords(text, effect), effectShort(text, effect)]);
    expect(said.flatMap(words => faults(plain(words)))).toEqual([]);
  });

  test('every tile, tablet, tier and space has a card', () => {
    const towns = MINE_MAPS.flatMap(map => map.towns);
    const cards = [
      ...TILES.map(({ id }) => tileWords(text, id)),
      ...UNDERGROUND_CATHEDRAL_TILES.map(({ id }) => cathedralWords(text, id)),
      ...UNDERGROUND_COST_TILES.map(({ id }) => costTileWords(text, id, 'I-A.freiberg')),
      ...SILVER_FAIR_TILES.map(({ id }) => fairWords(text, id, 2)),
      ...MINE_MAPS.flatMap(({ tablets }) => tablets.map(({ id }) => tabletWords(text, id))),
      ...TIERS.map(({ id }) => tierWords(text, id)),
      ...(['pillars', 'houses'] as const).map(side => overlayWords(text, side)),
      ...towns.flatMap(({ houses }) => houses.map(({ id }) => houseSpaceWords(text, id))),
    ];
    expect(cards.flatMap(cardFaults)).toEqual([]);
    expect(TILES.flatMap(({ id }) => faults(plain(tileName(text, id))))).toEqual([]);
  });

  test('every place below has a name', () => {
    const places = MINE_MAPS.flatMap(({ towns, roads }) => [...towns, ...roads]);
    expect(places.filter(({ id }) => placeName(text, id) === id)).toEqual([]);
  });

  test('every move of a game and everything that waits has words', () => {
    const words = tableText(text);
    const said = MOMENTS.flatMap(({ state, seat, moves }) => [
      ...moves.map(move => moveDeedOf({ text: words, G: state, me: seat }, move)),
      ...(top(state)?.effects ?? []).map(effect => headlineOf(words, effect, state).title),
    ]);
    expect([...new Set(said.flatMap(faults))]).toEqual([]);
  });

  test('the refusals of a game say what they should', () => {
    const said = new Set(REFUSALS.map(refusal => plain(refusalWords(text, refusal))));
    expect([...said].flatMap(faults)).toEqual([]);
    expect(
      [...said].filter(sentence => /\s[.,]|(à|de|in|with) [.,:]|(lack|manque) ?\./.test(sentence)),
    ).toEqual([]);
    expect([...said].every(sentence => sentence.endsWith('.'))).toBe(true);
  });
});

const lines = (card: CardWords): string[] => card.lines.map(plain);

test('a paid Helper says its price first', () => {
  expect(plain(tileName(ENGLISH, 'u-silver-king4'))).toBe('Helper King 4 (for 1 silver)');
  expect(lines(tileWords(ENGLISH, 'u-silver-king4'))[0]).toBe('Pay 1 silver.');
});

test('a colour Helper says itself when it is used', () => {
  expect(lines(tileWords(ENGLISH, 'b-colour-plus1'))).toEqual([
    'Before you take a die: choose which resource it brings. Its action gets 1 more point.',
  ]);
});

test('a Cathedral below is paid with its own currency', () => {
  expect(lines(costTileWords(ENGLISH, 'k-silver2', 'II-A.schemnitz'))[0]).toBe(
    'Pay 2 silver and score 5 points, with those of the Cathedral tile.',
  );
});

test('Silver that is missing is told', () => {
  const refusal = { why: 'cannotPay', rule: 'S3.1', with: { silver: 2 } } as const;
  expect(plain(refusalWords(ENGLISH, refusal))).toBe('You lack 2 silver.');
});

test('what is reconstructed below says why', () => {
  const why = (id: string): string => plain(originWords(ENGLISH, 'BONUS_TILES', id, 'effects'));
  expect(why('u-silver-king4')).toContain('the depicted Action');
  expect(why('u-silver1-1')).not.toContain('econstructed');
});
