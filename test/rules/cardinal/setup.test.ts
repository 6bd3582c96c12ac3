import {
  BONUS_TILES,
  CARDINAL_START,
  CHALLENGES,
  CONTRACT_PILE,
  DECREES,
  KING_TRACK,
  TOWN_TILES,
} from '../../../src/content';
import { COUNTS_OF_BASE } from '../../../src/rules/counts';
import { cardinalOf } from '../../../src/rules/cardinal/board';
import { seeded } from '../../../src/rules/chance';
import { activeSeat, playerOf } from '../../../src/rules/model';
import { positionOf } from '../../../src/rules/track';
import { setUp } from '../../../src/rules/setup';
import { rule } from '../../rule';
import { watching } from '../situation/playing';
import { goods, IT, solo, soloOptions, YOU } from './situation';

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
const vpOf = (state: ReturnType<typeof solo>, seat: number) => KING_TRACK[positionOf(state, seat)]?.points;

rule('R14.1 Q14.3', 'tiles, spaces and dice are those of two players', () => {
  const state = solo();
  expect(state.players).toHaveLength(2);
  expect(state.wheel.dice).toHaveLength(8);
  const pile = [...state.piles.contract, ...state.offers.contract];
  expect(pile).toHaveLength(CONTRACT_PILE.filter(tile => tile.players === 2).length);
  expect(Object.keys(state.map.tiles)).toHaveLength(12);
});

rule('R14.2', 'the Cardinal has a colour of its own', () => {
  expect(playerOf(solo(), IT)).toMatchObject({ name: 'Cardinal', colour: 'cardinal' });
});

rule('R14.3', 'five columns of an upper and a lower space, and a Crest space below', () => {
  const column = { rooms: [null, null], crest: null };
  expect(playerOf(solo(), IT).buildings).toEqual([column, column, column, column, column]);
});

rule('R14.4', 'markers +1, +1, +2, +2, +3 from the left', () => {
  expect(cardinalOf(solo()).markers).toEqual([1, 1, 2, 2, 3]);
});

rule('R14.5', 'its marker starts on +3, yours on 0', () => {
  const state = setUp(soloOptions(), seeded(1)).state;
  expect([vpOf(state, IT), vpOf(state, YOU)]).toEqual([3, 0]);
});

rule('R14.6', 'it is first, you are second', () => {
  const state = solo();
  expect(state.order).toEqual([IT, YOU]);
  expect(activeSeat(state)).toBe(IT);
});

rule('R14.7', 'both scores start on 10', () => {
  expect(solo().players.map(({ score }) => score)).toEqual([10, 10]);
});

rule('R14.9', 'it gets one of each Resource', () => {
  expect(goods(solo())).toEqual({ gold: 1, food: 1, wool: 1, stone: 1, iron: 1 });
});

rule('R14.10', 'you get 3 Gold and one of each other Resource', () => {
  expect(goods(solo(), YOU)).toEqual({ gold: 3, food: 1, wool: 1, stone: 1, iron: 1 });
});

rule('R14.12', '7 Houses and 7 Pillars in its supply, and a House in Tiletum', () => {
  const { supply, houses, pillars } = playerOf(solo(), IT);
  expect(supply).toEqual({ houses: 7, pillars: 7 });
  expect([houses, pillars]).toEqual([['tiletum.h2'], []]);
});

rule('R14.13 R14.14', 'the Decrees of the Fairs in order, then Everlasting Fame and Worldly Riches', () => {
  for (const seed of seeds) {
    const state = solo({ seed });
    const fairs = state.fairs.map(({ tile }) => DECREES.find(({ fair }) => fair === tile)?.id);
    expect(cardinalOf(state).decrees).toEqual([...fairs, 'everlasting-fame', 'worldly-riches']);
  }
});

rule('R14.15 Q14.2', 'its Merchant starts in the Town of an unused Town tile, without a House there', () => {
  const towns = new Set<string>();
  for (const seed of seeds) {
    const { fairs, players } = setUp(soloOptions(), seeded(seed)).state;
    const { merchant = '', houses } = players[IT] ?? {};
    expect(TOWN_TILES.map(({ town }) => town)).toContain(merchant);
    expect(fairs.map(({ town }) => town)).not.toContain(merchant);
    expect(houses).toEqual(['tiletum.h2']);
    towns.add(merchant);
  }
  expect(towns.size).toBeGreaterThan(4);
});

rule('R14.16 Q14.1', 'its Architect starts at the Cathedral for 3 Stone and 4 VP', () => {
  expect(CARDINAL_START.architectAt).toBe('k4');
  for (const seed of seeds) {
    const { map, players } = solo({ seed });
    expect(map.costs[players[IT]?.architect ?? '']).toBe('k4');
  }
});

rule('Q14.4', 'your Merchant and Architect start in Tiletum', () => {
  expect(playerOf(solo(), YOU)).toMatchObject({ merchant: 'tiletum', architect: 'tiletum' });
});

rule('R14.17', 'the pawn starts on the leftmost Decree', () => {
  expect(cardinalOf(setUp(soloOptions(), seeded(1)).state).pawn).toBe(0);
});

rule('R14.18 R14.19', 'an empty Storehouse, no Contract and no Character of its own', () => {
  const state = solo();
  expect(playerOf(state, IT)).toMatchObject({ storehouse: [], contracts: [], cathedrals: [] });
  expect(cardinalOf(state)).toMatchObject({ contracts: [], characters: [] });
});

rule('R14.21', 'which Decree belongs to which Fair tile', () => {
  expect(Object.fromEntries(DECREES.flatMap(({ id, fair }) => (fair ? [[fair, id]] : [])))).toEqual({
    'fair-housePillar': 'buildings-are-forever',
    'fair-contractCathedral': 'church-communities',
    'fair-contract': 'business-is-business',
    'fair-kingTrack': 'king-and-country',
    'fair-contractCrest': 'family-alliances',
    'fair-house': 'mercantile-empire',
    'fair-upperCharacters': 'familiar-faces',
    'fair-crest': 'noblesse-oblige',
    'fair-pillar': 'proud-pillars',
    'fair-filledBuildings': 'busy-hands',
    'fair-cathedral': 'glorious-spires',
  });
});

rule('R14.22', '13 Decree cards and 8 Challenge cards', () => {
  expect([DECREES.length, CHALLENGES.length]).toEqual([13, 8]);
});

rule('Q2.6', 'after the base set-up the Challenges are drawn, then its Town, then its Crest', () => {
  const chance = watching(seeded(1));
  setUp({ ...soloOptions(), cardinal: { level: 'easy' } }, chance);
  const asked = chance.asked.map(from => String(from[0]));
  expect(asked.indexOf('very-special-friends')).toBeGreaterThan(asked.indexOf('fair-housePillar'));
  expect(asked.at(-1)).toMatch(/^fairtown-/);
  const withCrest = watching(seeded(1));
  setUp(soloOptions(['ready-for-action']), withCrest);
  expect(withCrest.asked.at(-1)).toHaveLength(6);
});

rule(
  'R21.10 Q21.1 Q21.2',
  'Ready for Action brings a Crest out of the box, inactive, and no pile changes',
  () => {
    const boxed = [...BONUS_TILES, ...CONTRACT_PILE]
      .filter(tile => tile.kind === 'crest' && tile.players > 2)
      .map(({ id }) => id);
    const crests = new Set<string>();
    for (const seed of seeds) {
      const { players, piles } = solo({ seed, challenges: ['ready-for-action'] });
      const [crest = '', ...others] = players[IT]?.storehouse ?? [];
      expect(boxed).toContain(crest);
      expect(others).toEqual([]);
      expect(piles.bonus).toEqual(solo({ seed }).piles.bonus);
      crests.add(crest);
    }
    expect(crests.size).toBeGreaterThan(3);
  },
);

rule('R21.9', 'Ready for Action lays the markers +3, +2, +2, +1, +1', () => {
  expect(cardinalOf(solo({ challenges: ['ready-for-action'] })).markers).toEqual([3, 2, 2, 1, 1]);
});

rule('R21.8', 'Favor at the Court starts its marker on +5', () => {
  const { state } = setUp(soloOptions(['favor-at-the-court']), seeded(1));
  expect([vpOf(state, IT), vpOf(state, YOU)]).toEqual([5, 0]);
});

test('it counts one House and nothing else', () => {
  const state = solo();
  expect(Object.values(COUNTS_OF_BASE).map(count => count(state, IT))).toEqual([1, 0, 0, 0, 0, 0, 0]);
});
