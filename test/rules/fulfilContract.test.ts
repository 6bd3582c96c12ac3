import { CONTRACT_SPACES, type Goods, type Resource } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, putMarkers, SIX_CONTRACTS } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import {
  forbidden,
  isOffered,
  markers,
  offered,
  owns,
  pointsLeft,
  scored,
  told,
  waits,
} from './situation/seeing';

/** The Task of fulfilling a Contract. */

const fulfil = (tile: string, identical?: Resource): Move =>
  identical ? { type: 'fulfil', tile, identical } : { type: 'fulfil', tile };

/** A Contract in the Storehouse and these goods. */
const holding = (tile: string, goods: Goods, contracts: readonly string[] = []) =>
  inAction('king', 1, { goods, storehouse: [tile], contracts: [...contracts] });

const spacePoints = (space: number): number => CONTRACT_SPACES[space]?.points ?? 0;

rule(
  'X11 R7.5 R7.6 R7.7 R7.8',
  'three Iron: the tile covers the first space, its Pillar is free, VP of both',
  () => {
    const state = holding('c-iron3', { iron: 3 });
    expect(isOffered(state, fulfil('c-iron3'))).toBe(true);
    const events = does(state, fulfil('c-iron3'));
    expect(owns(state)).toEqual({});
    expect(playerOf(state, 0)).toMatchObject({
      storehouse: [],
      contracts: ['c-iron3'],
      supply: { houses: 2, pillars: 3 },
      score: 10 + 4 + spacePoints(0),
    });
    expect(scored(events, 0)).toBe(4 + spacePoints(0));
    expect(waits(state)).toEqual(['dieAction']);
  },
);

for (const space of [0, 1, 2, 3, 4, 5])
  rule('R7.5 R7.7 R7.8', `with ${space} Contracts fulfilled the next one covers space ${space + 1}`, () => {
    const before = SIX_CONTRACTS.slice(0, space);
    const state = holding('b-iron2', { iron: 2 }, before);
    const events = does(state, fulfil('b-iron2'));
    expect(playerOf(state, 0).contracts).toEqual([...before, 'b-iron2']);
    expect(events.find(({ what }) => what === 'contract')).toMatchObject({ tile: 'b-iron2', space });
    expect(playerOf(state, 0).supply).toEqual({ houses: 2, pillars: space < 5 ? 3 : 2 });
    expect(scored(events, 0)).toBe(2 + spacePoints(space));
  });

rule('Q7.8', 'pay, shift the tile, take the Pillar, VP, then the rewards', () => {
  const events = does(holding('c-iron5', { iron: 5 }), fulfil('c-iron5'));
  expect(events.map(({ what }) => what)).toEqual(['pay', 'contract', 'release', 'score', 'score', 'king']);
  expect(told(events).slice(0, 4)).toEqual(['pay R7.5', 'contract R7.5', 'release R7.7', 'score R7.8']);
  expect(events[2]).toMatchObject({ piece: 'pillar' });
});

rule('R7.7 R7.8', 'Pillar and VP are told to come from the space, the rest from the tile', () => {
  const events = does(holding('c-iron5', { iron: 5 }), fulfil('c-iron5'));
  const space = { kind: 'contractSpace', id: '0' };
  const tile = { kind: 'contract', id: 'c-iron5' };
  expect(events.map(({ source }) => source)).toEqual([tile, tile, space, space, tile, tile]);
});

rule('R7.8', 'the VP of space and tile are both told by the rule of the VP', () => {
  const events = does(holding('c-iron3', { iron: 3 }), fulfil('c-iron3'));
  expect(told(events).filter(text => text.startsWith('score'))).toEqual(['score R7.8', 'score R7.8']);
});

rule('R7.6', 'only a Contract of the own Storehouse can be fulfilled', () => {
  const state = inAction('king', 1, {
    goods: { iron: 9, gold: 9 },
    storehouse: ['b-king3', 'b-crest-cup-1'],
  });
  arrange(state, it => {
    it.offers.contract[4] = 'c-iron3';
  });
  arrange(state, 0, { contracts: ['c-iron5'] });
  arrange(state, 1, { storehouse: ['b-iron2'] });
  for (const tile of ['c-iron3', 'c-iron5', 'b-iron2'])
    expect(forbidden(state, fulfil(tile))).toBe('notInStorehouse R7.6');
  for (const tile of ['b-king3', 'b-crest-cup-1'])
    expect(forbidden(state, fulfil(tile))).toBe('notAContract R7.5');
  expect(offered(state, 'fulfil')).toEqual([]);
});

const PRICES: readonly [tile: string, enough: Goods, short: Goods[]][] = [
  ['c-iron3', { iron: 3 }, [{ iron: 2, gold: 9, wool: 9, stone: 9, food: 9 }]],
  ['c-wool7', { wool: 7 }, [{ wool: 6, gold: 9, iron: 9, stone: 9, food: 9 }]],
  [
    'c-iron2wool2',
    { iron: 2, wool: 2 },
    [
      { iron: 1, wool: 9, gold: 9 },
      { iron: 9, wool: 1, gold: 9 },
    ],
  ],
];

for (const [tile, enough, short] of PRICES)
  rule('R7.10 R7.5', `${tile} is paid exactly, and nothing replaces what is missing`, () => {
    for (const goods of short) {
      expect(forbidden(holding(tile, goods), fulfil(tile))).toBe('cannotPay R7.10');
      expect(isOffered(holding(tile, goods), fulfil(tile))).toBe(false);
    }
    const richer = Object.fromEntries(
      Object.entries(enough).map(([resource, count]) => [resource, count + 1]),
    );
    const state = holding(tile, { ...richer, gold: 4, food: 2 });
    does(state, fulfil(tile));
    const left = Object.fromEntries(Object.keys(enough).map(resource => [resource, 1]));
    expect(owns(state)).toEqual({ ...left, gold: 4, food: 2 });
  });

rule('R7.10 R7.3', 'what is missing may be bought first', () => {
  const state = holding('c-iron3', { iron: 2, gold: 2 });
  does(state, { type: 'buy', resource: 'iron' }, fulfil('c-iron3'));
  expect(owns(state)).toEqual({});
  expect(playerOf(state, 0).contracts).toEqual(['c-iron3']);
});

rule('R7.10', 'the type of identical Resources is named where there are some, and nowhere else', () => {
  const state = inAction('king', 1, { goods: { iron: 3 }, storehouse: ['c-any3', 'c-iron3'] });
  expect(forbidden(state, fulfil('c-any3'))).toBe('nameIdentical R8.69');
  expect(forbidden(state, fulfil('c-any3', 'iron'))).toBeUndefined();
  expect(forbidden(state, fulfil('c-iron3', 'iron'))).toBe('nothingIdentical R7.10');
  expect(forbidden(state, fulfil('c-iron3'))).toBeUndefined();
});

rule('R7.9', 'the rewards besides VP: a King step, a Merchant step, a Character Action', () => {
  const king = holding('c-iron5', { iron: 5 });
  putMarkers(king, { 0: [0, 1, 2] });
  does(king, fulfil('c-iron5'));
  expect(markers(king)).toEqual({ 0: [1, 2], 1: [0] });

  const merchant = holding('c-wool5', { wool: 5 });
  does(merchant, fulfil('c-wool5'));
  expect(waits(merchant)).toEqual(['move']);
  does(merchant, { type: 'step', piece: 'merchant', to: 'brugge' });
  expect(playerOf(merchant, 0)).toMatchObject({ merchant: 'brugge', architect: 'tiletum' });

  const character = holding('c-iron3wool3', { iron: 3, wool: 3 });
  does(character, fulfil('c-iron3wool3'));
  expect(waits(character)).toEqual(['act']);
  expect(pointsLeft(character)).toBe(1);
  expect(forbidden(character, { type: 'swapOffer' })).toBeUndefined();
});

rule('Q7.5', 'six covered spaces: no Contract can be fulfilled', () => {
  const state = holding('b-iron2', { iron: 2 }, SIX_CONTRACTS);
  expect(forbidden(state, fulfil('b-iron2'))).toBe('contractSpacesFull Q7.5');
  expect(isOffered(state, fulfil('b-iron2'))).toBe(false);
});

rule('Q7.11', 'a reward that is impossible or refused does not stop the Contract', () => {
  const top = holding('c-iron5', { iron: 5 });
  putMarkers(top, { 15: [0, 1, 2] });
  does(top, fulfil('c-iron5'));
  expect(playerOf(top, 0)).toMatchObject({ contracts: ['c-iron5'], score: 10 + 7 + spacePoints(0) });
  expect(markers(top)).toEqual({ 15: [0, 1, 2] });

  const declined = holding('c-wool5', { wool: 5 });
  does(declined, fulfil('c-wool5'), { type: 'pass' });
  expect(playerOf(declined, 0)).toMatchObject({ contracts: ['c-wool5'], merchant: 'tiletum' });
  expect(waits(declined)).toEqual(['dieAction']);
});

rule('Q7.12', 'what the reward may bring does not pay the Contract', () => {
  const state = holding('c-iron3wool3', { iron: 3, wool: 2 });
  arrange(state, 0, { storehouse: ['c-iron3wool3', 'ch-contract-3'] });
  expect(forbidden(state, fulfil('c-iron3wool3'))).toBe('cannotPay R7.10');
});
