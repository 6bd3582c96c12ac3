import * as content from '../../src/content';
import { rule } from '../rule';
import { byPlayers, ids } from './lists';

const { BONUS_TILES, CHARACTER_TILES, CONTRACT_PILE, TOWNS } = content;
const houses = TOWNS.flatMap(town => town.houses);
const spaces = TOWNS.flatMap(town => town.tiles);

rule('R1.1', 'five Resources, Gold among them', () => {
  expect(content.RESOURCES).toEqual(['gold', 'food', 'wool', 'stone', 'iron']);
});

rule('R1.5', 'five Actions and the Joker', () => {
  expect([...content.WHEEL_ACTIONS].sort()).toEqual(
    ['architect', 'character', 'contract', 'joker', 'king', 'merchant'].sort(),
  );
  expect(content.ACTIONS).not.toContain('joker');
});

rule('R1.25', 'the tiles of the box', () => {
  expect(BONUS_TILES).toHaveLength(54);
  expect(CONTRACT_PILE).toHaveLength(26);
  expect(CHARACTER_TILES).toHaveLength(45);
  expect(new Set(CHARACTER_TILES.map(tile => tile.character)).size).toBe(5);
  expect(content.CATHEDRAL_TILES).toHaveLength(25);
  expect(content.COST_TILES).toHaveLength(9);
  expect(content.CORRUPTION_TOKENS).toHaveLength(6);
  expect(content.TOWN_TILES).toHaveLength(8);
  expect(content.FAIR_TILES).toHaveLength(11);
  expect(content.FAIR_ROW).toHaveLength(4);
  expect(content.WHEEL).toHaveLength(6);
});

rule('R1.26', 'a Bonus tile is a Helper, a Crest or a Contract', () => {
  expect(new Set(BONUS_TILES.map(tile => tile.kind))).toEqual(new Set(['helper', 'crest', 'contract']));
});

rule('R1.27', 'a tile of the Contract pile is a Contract or a Crest', () => {
  expect(new Set(CONTRACT_PILE.map(tile => tile.kind))).toEqual(new Set(['contract', 'crest']));
});

rule('R1.28', 'Contracts and Crests of both piles are made of the same', () => {
  for (const kind of ['contract', 'crest']) {
    const shapes = [...CONTRACT_PILE, ...BONUS_TILES]
      .filter(tile => tile.kind === kind)
      .map(tile => Object.keys(tile).sort().join());
    expect(new Set(shapes).size).toBe(1);
  }
});

rule('R1.11', 'unmarked, 3+ and 4: what is in play with 2, 3 and 4 players', () => {
  const marked = [{ players: 2 }, { players: 3 }, { players: 4 }] as const;
  expect(content.inPlay(marked, 2)).toEqual([{ players: 2 }]);
  expect(content.inPlay(marked, 3)).toEqual([{ players: 2 }, { players: 3 }]);
  expect(content.inPlay(marked, 4)).toEqual(marked);
});

test('there are no marks but 2, 3 and 4', () => {
  for (const { players } of [...CONTRACT_PILE, ...BONUS_TILES, ...CHARACTER_TILES, ...houses, ...spaces]) {
    expect([2, 3, 4]).toContain(players);
  }
});

test('piles by number of players', () => {
  expect(byPlayers(CONTRACT_PILE)).toEqual([18, 22, 26]);
  expect(byPlayers(BONUS_TILES)).toEqual([42, 48, 54]);
  expect(byPlayers(CHARACTER_TILES)).toEqual([25, 35, 45]);
});

test('every id is used once', () => {
  const all = [
    ...[CONTRACT_PILE, BONUS_TILES, CHARACTER_TILES, content.CATHEDRAL_TILES, content.COST_TILES],
    ...[content.FAIR_TILES, content.TOWN_TILES, content.CORRUPTION_TOKENS, content.BUILDINGS],
    ...[TOWNS, content.ROADS, houses, spaces],
  ].flatMap(ids);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

test('ids tell what they name', () => {
  expect(ids(CONTRACT_PILE).filter(id => !id.startsWith('c-'))).toEqual([]);
  expect(ids(BONUS_TILES).filter(id => !id.startsWith('b-'))).toEqual([]);
  expect(ids(CHARACTER_TILES).filter(id => !id.startsWith('ch-'))).toEqual([]);
  expect(ids(TOWNS).filter(id => !/^[a-z]+$/.test(id))).toEqual([]);
  expect(ids(content.ROADS).filter(id => !/^r-[a-z]+$/.test(id))).toEqual([]);
  for (const town of TOWNS) {
    expect(ids(town.houses)).toEqual(town.houses.map((_, index) => `${town.id}.h${index + 1}`));
    expect(ids(town.tiles)).toEqual(town.tiles.map((_, index) => `${town.id}.b${index + 1}`));
  }
});

test('everything is found by its id', () => {
  for (const tile of [...CONTRACT_PILE, ...BONUS_TILES, ...CHARACTER_TILES]) {
    expect(content.tileOf(tile.id)).toBe(tile);
    expect(content.isTile(tile.id)).toBe(true);
  }
  for (const town of TOWNS) expect(content.townOf(town.id)).toBe(town);
  for (const house of houses) expect(content.houseSpaceOf(house.id)).toBe(house);
  for (const tile of content.CATHEDRAL_TILES) expect(content.cathedralTileOf(tile.id)).toBe(tile);
  for (const tile of content.COST_TILES) expect(content.costTileOf(tile.id)).toBe(tile);
  for (const tile of content.FAIR_TILES) expect(content.fairOf(tile.id)).toBe(tile);
  for (const tile of content.TOWN_TILES) expect(content.townTileOf(tile.id)).toBe(tile);
  for (const token of content.CORRUPTION_TOKENS) expect(content.corruptionOf(token.id)).toBe(token);
});

test('an unknown id is an error that names it', () => {
  expect(content.isTile('toString')).toBe(false);
  expect(() => content.tileOf('c-any4')).toThrow("no tile 'c-any4'");
  expect(() => content.townOf('r-channel')).toThrow("no Town 'r-channel'");
});
