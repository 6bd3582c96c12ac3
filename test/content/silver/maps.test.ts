import { inPlay } from '../../../src/content';
import { UNDERGROUND_CATHEDRAL_TILES, UNDERGROUND_COST_TILES } from '../../../src/content/silver/cathedrals';
import { MINE_MAPS } from '../../../src/content/silver/maps';
import { TABLETS } from '../../../src/content/silver/tablets';
import type { MineMap } from '../../../src/content/silver/words';
import { rule } from '../../rule';
import { byPlayers, ids, sum } from '../lists';
import { words } from './words';

const named = (id: string): MineMap => {
  const map = MINE_MAPS.find(each => each.id === id);
  if (!map) throw new Error(id);
  return map;
};

function stepsFrom({ links, start }: MineMap): Map<string, number> {
  const reached = new Map([[start, 0]]);
  for (const [place, steps] of reached)
    for (const link of links.filter(each => each.includes(place)))
      for (const next of link) if (!reached.has(next)) reached.set(next, steps + 1);
  return reached;
}

rule('S4.2 S1.3 S5.2', 'three maps of two sides for 0, 1 and 2 Silver', () => {
  expect(MINE_MAPS.map(({ id, level, side, fee }) => `${id} ${level}${side} ${fee}`)).toEqual([
    ...['I-A 1A 0', 'I-B 1B 0', 'II-A 2A 1', 'II-B 2B 1', 'III-A 3A 2', 'III-B 3B 2'],
  ]);
});

rule('S1.10', 'four places for Mines at the start of the first map only', () => {
  expect(MINE_MAPS.map(({ startMines }) => startMines.length)).toEqual([4, 4, 0, 0, 0, 0]);
});

test.each(MINE_MAPS.map(map => [map.id, map] as const))(
  '%s: seven towns, fourteen paths, no dead end',
  (_, map) => {
    const places = [...ids(map.towns), ...ids(map.roads)];
    expect([map.towns.length, map.links.length, new Set(places).size]).toEqual([7, 14, places.length]);
    expect(map.links.flat().filter(place => !places.includes(place))).toEqual([]);
    expect(places.filter(place => map.links.filter(link => link.includes(place)).length < 2)).toEqual([]);
    const steps = stepsFrom(map);
    expect([...steps.keys()].sort()).toEqual(places.sort());
    expect(Math.max(...steps.values())).toBeLessThanOrEqual(4);
  },
);

rule('SQ1.8', 'Mines 5/6/8, Houses 3/4/5 and Bonus tiles 4/5/7 a side by players', () => {
  for (const { mines, towns } of MINE_MAPS) {
    expect(byPlayers(mines)).toEqual([5, 6, 8]);
    expect(byPlayers(towns.flatMap(({ houses }) => houses))).toEqual([3, 4, 5]);
    expect(byPlayers(towns.flatMap(({ tiles }) => tiles))).toEqual([4, 5, 7]);
    for (const { houses } of towns) expect(inPlay(houses, 2).length).toBeLessThanOrEqual(1);
    expect(mines.filter(({ town, id }) => !id.startsWith(`${town}.m`))).toEqual([]);
  }
});

rule('S4.6', 'Mines pay 0 to 2 Gold on the first two maps and 1 to 3 on the last', () => {
  const gold = (level: number): number[] =>
    MINE_MAPS.filter(map => map.level === level).flatMap(({ mines }) => mines.map(mine => mine.gold));
  expect([1, 2, 3].map(level => [Math.min(...gold(level)), Math.max(...gold(level))])).toEqual([
    [0, 2],
    [0, 2],
    [1, 3],
  ]);
});

rule('SQ4.6 S1.5', 'one Cathedral a side with as many Pillars as tiles, the best on top', () => {
  for (const { towns } of MINE_MAPS) {
    const [cathedral, ...others] = towns.filter(({ pillars }) => pillars !== undefined);
    const stack = UNDERGROUND_CATHEDRAL_TILES.filter(({ town }) => town === cathedral?.id);
    expect([others.length, stack.length]).toEqual([0, cathedral?.pillars]);
    const points = stack.map(tile => tile.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  }
  expect([
    UNDERGROUND_CATHEDRAL_TILES.length,
    sum(UNDERGROUND_CATHEDRAL_TILES.map(({ points }) => points)),
  ]).toEqual([14, 63]);
});

rule('S1.5 SQ1.9', 'three cost tiles of each currency, none without a price, enough for all sides', () => {
  expect(UNDERGROUND_COST_TILES.map(({ price }) => [price?.pay, price?.points])).toEqual([
    [{ silver: 1 }, 3],
    [{ silver: 2 }, 5],
    [{ silver: 3 }, 8],
    [{ gold: 3 }, 4],
    [{ gold: 4 }, 5],
    [{ gold: 5 }, 7],
  ]);
  expect(MINE_MAPS.map(({ currency }) => currency)).toEqual([
    ...['gold', 'silver', 'silver', 'gold', 'gold', 'silver'],
  ]);
});

rule('S4.10 S1.7', 'five different tablets a side, each on a path but never on a first step', () => {
  for (const { tablets, links, start } of MINE_MAPS) {
    expect([tablets.length, new Set(tablets.map(({ kind }) => kind)).size]).toEqual([5, 5]);
    for (const { link } of tablets) {
      expect(links).toContainEqual(link);
      expect(link).not.toContain(start);
    }
  }
  const used = MINE_MAPS.flatMap(({ tablets }) => tablets.map(({ kind }) => kind));
  expect([...new Set(used)].sort()).toEqual(Object.keys(TABLETS).sort());
});

rule('S5.7 S5.8', 'the ten kinds of tablets', () => {
  expect(
    Object.fromEntries(Object.entries(TABLETS).map(([kind, effects]) => [kind, words(effects)])),
  ).toEqual({
    'free-prospector': 'Prospector',
    'king1-silver-5vp': 'king 1, pay silver 1: score 5',
    '5vp-silver-king3': 'score 5, pay silver 1: king 3',
    'king1-silver-king3': 'king 1, pay silver 1: king 3',
    'gold-mine': 'pay gold 2: Mine',
    'gold-pillar': 'pay gold 2: pillar ownMaps',
    'gold-house': 'pay gold 2: house ownMaps',
    'cheap-technology': 'tier -2',
    '4vp': 'score 4',
    'unlock-mine': 'unlock 1',
  });
});

rule('SE7.1', 'side A of the second map allows the printed example', () => {
  const { towns, tablets, mines } = named('II-A');
  expect(stepsFrom(named('II-A')).get('II-A.iglau')).toBe(2);
  expect(words(towns.find(({ id }) => id === 'II-A.iglau')?.houses[0]?.bonus ?? [])).toBe('score 2');
  expect(tablets.find(({ kind }) => kind === '4vp')?.link).toEqual(['II-A.iglau', 'II-A.mies']);
  expect(mines.find(({ id }) => id === 'II-A.mies.m1')?.gold).toBe(1);
});
