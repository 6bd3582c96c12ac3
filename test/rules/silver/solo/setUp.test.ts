import { FAIR_TILES, decreeOf } from '../../../../src/content';
import { playerOf, type State } from '../../../../src/rules/model';
import { seeded } from '../../../../src/rules/chance';
import { setUp } from '../../../../src/rules/setup';
import { readOptions } from '../../../../src/rules/setup/options';
import { boxOf, shelve } from '../../../../src/rules/shelf';
import { silver as box } from '../../../../src/rules/silver/box';
import { minerOf } from '../../../../src/rules/silver/miner';
import { rule } from '../../../rule';
import { IT, YOU } from '../../cardinal/situation';

shelve(box);

const table = (cardinal: object, silver: object = { firstGame: true }, seed = 1): State =>
  setUp({ players: [{ name: 'You', colour: 'plum' }], cardinal, boxes: { silver } }, seeded(seed)).state;

rule('S12.1 S1.9', 'he is first and has no Silver, you have one', () => {
  const state = table({ level: 'easy' });
  expect(state.order).toEqual([IT, YOU]);
  expect([minerOf(state, IT).silver, minerOf(state, YOU).silver]).toEqual([0, 1]);
  expect(Object.keys(state.map.tiles).some(space => space === 'I-A.mansfeld.b1')).toBe(false);
});

rule('S12.6 S12.7', 'a Prospector and a Mine of his on map I, all other Mines available, no tier', () => {
  const state = table({ level: 'easy' });
  expect(minerOf(state, IT)).toEqual({
    silver: 0,
    locked: 0,
    supply: 5,
    mines: ['I-A.start.m2'],
    prospectors: ['I-A.start'],
    reserve: 2,
    tiers: [0, 0, 0],
  });
  expect(minerOf(state, YOU)).toMatchObject({ locked: 3, supply: 2, reserve: 2 });
});

rule('SQ12.3', 'all eight Pillars are his', () => {
  expect(playerOf(table({ level: 'easy' }), IT).supply.pillars).toBe(8);
});

rule('SQ12.5', 'his Architect starts on the main map', () => {
  for (let seed = 1; seed < 6; seed++)
    expect(playerOf(table({ level: 'easy' }, {}, seed), IT).architect).not.toContain('.');
});

rule(
  'S12.8 SQ12.1 SQ12.2',
  'the hard level gives him 1 Silver and 30 points; five chosen Challenges do not',
  () => {
    const start = (cardinal: object): number[] => {
      const state = table(cardinal);
      return [minerOf(state, IT).silver, playerOf(state, IT).score];
    };
    expect(start({ level: 'hard' })).toEqual([1, 30]);
    expect(start({ level: 'normal' })).toEqual([0, 10]);
    expect(start({ level: 'easy' })).toEqual([0, 10]);
    const five = ['prospectors-guild', 'snowballs-chance', 'all-that-glitters', 'news-of-travellers'];
    expect(start({ challenges: [...five, 'deep-coffers'] })).toEqual([0, 10]);
  },
);

rule('S12.4', 'Challenges are drawn among twelve, as many as the level has, or chosen', () => {
  const drawn = (level: string, seed: number): readonly string[] =>
    table({ level }, {}, seed).cardinal?.challenges ?? [];
  expect(['easy', 'normal', 'hard'].map(level => drawn(level, 1).length)).toEqual([1, 3, 5]);
  const all = new Set(Array.from({ length: 30 }, (_, seed) => drawn('hard', seed)).flat());
  expect(all.size).toBe(12);
  expect(table({ challenges: ['news-of-travellers'] }).cardinal?.challenges).toEqual(['news-of-travellers']);
});

test('a Challenge of the box is none without it', () => {
  const you = [{ name: 'You', colour: 'plum' }];
  const cardinal = { challenges: ['nothing-of-this-name'] };
  expect(() => readOptions({ players: you, cardinal })).toThrow('challenges[0]');
});

rule('S12.2 S12.3', 'the fifth Decree goes with the overlay, Worldly Riches is the last', () => {
  const last = (overlay: string): readonly string[] =>
    table({ level: 'easy' }, { overlay }).cardinal?.decrees.slice(-2) ?? [];
  expect(last('pillars')).toEqual(['pillars-of-history', 'worldly-riches']);
  expect(last('houses')).toEqual(['houses-of-destiny', 'worldly-riches']);
});

rule('SQ12.4 S12.2', 'each of the thirteen Fairs has one Decree, the new card where there is one', () => {
  const seen = new Map<string, string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { fairs, cardinal } = table({ level: 'easy' }, {}, seed);
    expect(cardinal?.decrees).toHaveLength(6);
    fairs.forEach(({ tile }, at) => seen.set(tile, cardinal?.decrees[at] ?? ''));
  }
  expect([...seen].filter(([fair, decree]) => decreeOf(decree).fair !== fair)).toEqual([]);
  expect(seen.size).toBe(FAIR_TILES.length - 1 + 3);
  const { decrees } = boxOf(table({ level: 'easy' })).contents;
  const replaced = decrees.flatMap(({ instead }) => instead ?? []);
  expect([...seen.values()].filter(decree => replaced.includes(decree))).toEqual([]);
});
