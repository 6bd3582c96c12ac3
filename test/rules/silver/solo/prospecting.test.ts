import { TOWNS, inPlay } from '../../../../src/content';
import { playerOf } from '../../../../src/rules/model';
import { silverOf } from '../../../../src/rules/silver/miner';
import { rule } from '../../../rule';
import { IT, choices, does as itDoes, due, goods, points, runs, steps } from '../../cardinal/situation';
import { arrange } from '../../situation/arranging';
import { told } from '../../situation/seeing';
import { arrangeMiner, arrangeSilver } from '../situation';
import { ALL, bareBelow, his, layTiles, prospects, siteOf, skipped } from './situation';

const MINE = { for: ['mine'], elseSurprise: true } as const;
const PILLAR = { for: ['pillar'], elseSurprise: true } as const;
const HOUSE = { for: ['house'], elseSurprise: true } as const;

rule('S14.1 S14.7 SQ14.3', 'he chooses a place, walks there and opens the Mine with the most Gold', () => {
  const state = bareBelow({ goods: {} }, { prospectors: ['I-A.start'] });
  due(state, { step: 'prospect', points: 1, search: MINE });
  expect(steps(state)).toEqual(['prospect', 'end']);
  const events = runs(state);
  expect(siteOf(events)).toBe('mine:I-A.goslar only S14.4');
  expect(choices(events)).toContain('mineSpace I-A.goslar.m1 by mostGold SQ14.3');
  expect(his(state, 'mines')).toContain('I-A.goslar.m1');
  expect([his(state, 'prospectors'), his(state, 'silver'), goods(state)]).toEqual([
    ['I-A.goslar'],
    1,
    { gold: 1 },
  ]);
});

rule('S14.7 SQ14.3', 'of a House he takes the printed VP alone', () => {
  const state = bareBelow({}, { prospectors: ['I-A.clausthal'] });
  expect(points(prospects(state, 1, HOUSE))).toEqual([2]);
  expect(playerOf(state, IT).houses).toContain('I-A.clausthal.h1');
  const other = bareBelow({}, { prospectors: ['I-A.mansfeld'], reserve: 2 });
  expect(points(prospects(other, 0, HOUSE))).toEqual([]);
  expect(playerOf(other, IT).houses).toContain('I-A.mansfeld.h1');
});

rule('S14.10', 'his Merchant and his Architect look at the main map only, wherever his Prospector is', () => {
  const everywhere = { houses: TOWNS.flatMap(({ houses }) => inPlay(houses, 2)).map(({ id }) => id) };
  const merchant = bareBelow(
    { merchant: 'tiletum', goods: { gold: 9 }, supply: { houses: 3 }, ...everywhere },
    { prospectors: ['I-A.clausthal'] },
  );
  expect(told(itDoes(merchant, 'merchant', 6))).toContain('lapse Q16.9');
  expect(playerOf(merchant, IT)).toMatchObject({ ...everywhere, goods: { gold: 9 } });
  const pillars = TOWNS.filter(town => town.pillars !== undefined).map(({ id }) => id);
  const architect = bareBelow(
    { architect: 'tiletum', goods: { gold: 9 }, pillars },
    { prospectors: ['I-A.freiberg'] },
  );
  itDoes(architect, 'architect', 6);
  expect(playerOf(architect, IT)).toMatchObject({ architect: 'tiletum', pillars, goods: { gold: 9 } });
});

rule('S14.2 SQ14.1 SQ14.2', 'kinds in their order, the first that has any town in reach', () => {
  const reach = (kinds: readonly ('mine' | 'pillar' | 'house')[]): string =>
    siteOf(prospects(bareBelow({}, { prospectors: ['I-A.t1'] }), 1, { for: kinds }));
  // beside t1 lie goslar (Mine), clausthal (House) and freiberg (Pillar)
  expect(reach(ALL)).toBe('mine:I-A.goslar kindOrder SQ14.2');
  expect(reach(['pillar', 'house'])).toBe('pillar:I-A.freiberg kindOrder SQ14.2');
  expect(reach(['house', 'pillar'])).toBe('house:I-A.clausthal kindOrder SQ14.2');
});

rule('SQ14.1', 'where no kind is named: Mine, then Pillar, then House', () => {
  const first = (miner: object, own: object = {}): string => {
    const state = bareBelow(own, { prospectors: ['I-A.t1'], ...miner });
    due(state, { step: 'surpriseEffect', card: 'surprise-5', at: 1 });
    return siteOf(runs(state));
  };
  expect(first({})).toMatch(/^mine:I-A\./);
  expect(first({ supply: 0 })).toBe('pillar:I-A.freiberg kindOrder SQ14.2');
  expect(first({ supply: 0 }, { supply: { houses: 1, pillars: 0 } })).toMatch(/^house:I-A\./);
});

rule('S14.2', 'a kind that is not named is not looked for', () => {
  const state = bareBelow({}, { prospectors: ['I-A.goslar'] });
  expect(siteOf(prospects(state, 1, HOUSE))).toContain('house:');
});

rule('S14.3', 'as many steps from one of his Prospectors as he has points', () => {
  const from = (steps: number): string => {
    const prospectors = ['I-A.start', 'II-A.start'];
    const state = bareBelow({}, { prospectors, reserve: 1 });
    arrangeMiner(state, 0, { prospectors, reserve: 1 });
    return siteOf(prospects(state, steps, PILLAR));
  };
  // freiberg lies two steps from the start of map I, schemnitz three from that of map II
  expect(from(2)).toBe('pillar:I-A.freiberg only S14.4');
  expect(from(3)).toBe('pillar:II-A.schemnitz higherMap S14.4');
});

rule('SQ14.7', 'a place where he stands is in reach', () => {
  const state = bareBelow({ goods: { gold: 3 } }, { prospectors: ['I-A.freiberg'] });
  expect(skipped(prospects(state, 0, PILLAR))).toContain('descend SQ14.7');
  expect([playerOf(state, IT).pillars, goods(state)]).toEqual([['I-A.freiberg'], { gold: 3 }]);
});

rule('S14.4', 'first a map with a Prospector of yours', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start', 'II-A.t1'], reserve: 1 });
  expect(siteOf(prospects(state, 1, MINE))).toBe('mine:I-A.goslar withYou S14.4');
  const below = bareBelow({}, { prospectors: ['I-A.start', 'II-A.t1'], reserve: 1 });
  arrangeMiner(below, 0, { prospectors: ['I-A.start', 'II-A.start'], reserve: 1 });
  expect(siteOf(prospects(below, 1, MINE))).toBe('mine:II-A.joachimsthal higherMap S14.4');
});

rule(
  'S14.4 SQ14.4',
  'then a space that shows a bonus: Gold for a Mine, any for a House, none for a Pillar',
  () => {
    const state = bareBelow({}, { prospectors: ['I-A.start', 'II-A.t1'], reserve: 1 });
    arrangeMiner(state, 0, { prospectors: ['I-A.start', 'II-A.start'], reserve: 1 });
    // at joachimsthal, without its Gold, no bonus is left
    arrangeMiner(state, 0, { mines: ['I-A.start.m1', 'II-A.joachimsthal.m1'], supply: 1 });
    expect(siteOf(prospects(state, 1, MINE))).toBe('mine:I-A.goslar showsBonus SQ14.4');
    const houses = bareBelow({}, { prospectors: ['II-A.iglau'] });
    // kuttenberg shows a bonus that is no VP, and so is as good as iglau
    expect(siteOf(prospects(houses, 1, HOUSE))).toMatch(/^house:II-A\.(iglau|kuttenberg) chance R15\.2$/);
  },
);

rule('S14.4 SQ14.2 SQ14.11', 'beyond reach he goes as little further as possible, for 1 Gold a step', () => {
  const state = bareBelow({ goods: { gold: 3 } }, { prospectors: ['I-A.start'] });
  const events = prospects(state, 1, { for: ['pillar', 'mine'], elseSurprise: true });
  // a Mine in reach comes before the extension, whatever the order of kinds
  expect(siteOf(events)).toBe('mine:I-A.goslar only S14.4');
  const far = bareBelow({ goods: { gold: 3 } }, { prospectors: ['I-A.start'] });
  const told3 = prospects(far, 1, PILLAR);
  expect(siteOf(told3)).toBe('pillar:I-A.freiberg only S14.4');
  expect(goods(far)).toEqual({ gold: 2 });
  const at = (what: string): number => told3.findIndex(event => event.what === what);
  expect(at('pay')).toBeLessThan(at('walk'));
});

rule('S14.4 SQ14.2', 'the least extension first, then the kinds, as far as he has Gold', () => {
  const state = bareBelow({ goods: {} }, { prospectors: ['II-A.start', 'I-A.start'], reserve: 1 });
  expect(siteOf(prospects(state, 1, PILLAR))).toBe('pillar:I-A.freiberg leastExtension S14.4');
  expect(playerOf(state, IT).pillars).toEqual(['I-A.freiberg']);
  const kinds = bareBelow({ goods: {} }, { prospectors: ['II-A.start'] });
  expect(siteOf(prospects(kinds, 0, { for: ['mine', 'house'] }))).toBe(
    'house:II-A.kuttenberg leastExtension S14.4',
  );
  // goslar, clausthal and freiberg are all one step too far
  const equal = (search: readonly ('mine' | 'pillar' | 'house')[]): string =>
    siteOf(prospects(bareBelow({ goods: {} }, { prospectors: ['I-A.t1'] }), 0, { for: search }));
  expect(equal(['house', 'mine'])).toBe('house:I-A.clausthal kindOrder SQ14.2');
  expect(equal(['mine', 'house'])).toBe('mine:I-A.goslar kindOrder SQ14.2');
  // also before the Gold that goslar shows
  expect(equal(['pillar', 'mine'])).toBe('pillar:I-A.freiberg kindOrder SQ14.2');
});

rule('SQ14.5', 'a kind without pieces is left out, and the next one is looked for', () => {
  const state = bareBelow({}, { prospectors: ['I-A.t1'], supply: 0, mines: ['I-A.start.m2'] });
  expect(siteOf(prospects(state, 1, { for: ALL }))).toBe('pillar:I-A.freiberg kindOrder SQ14.2');
});

rule(
  'S14.5 SQ14.11',
  'the best tile of that map in reach of where he stands, with the points of the Action',
  () => {
    const state = bareBelow({ goods: { gold: 5 } }, { prospectors: ['I-A.start'] });
    layTiles(state, { 'I-A.goslar.b1': 'u-silver-king4', 'I-A.freiberg.b1': 'b-crest-hammer' });
    // freiberg lies two steps away: he goes there for a Gold, but its Crest is out of the reach of 1
    const events = prospects(state, 1, PILLAR);
    expect(events.flatMap(event => (event.what === 'take' ? [`${event.tile} ${event.rule}`] : []))).toEqual([
      'u-silver-king4 S14.5',
    ]);
    expect(told(events)).toContain('remove R19.5');
    expect(state.map.tiles).toEqual({ 'I-A.freiberg.b1': 'b-crest-hammer' });
  },
);

rule('S14.5', 'none if none is in reach, and none of another map', () => {
  const state = bareBelow({}, { prospectors: ['I-A.freiberg', 'II-A.start'], reserve: 1 });
  layTiles(state, { 'II-A.kuttenberg.b1': 'u-silver-king4' });
  expect(skipped(prospects(state, 1, PILLAR))).toContain('tileBelow S14.5');
});

rule('SE14.1 S14.5', 'Prospecting for Pillars: a Contract is taken and leaves the game', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'] });
  layTiles(state, { 'I-A.goslar.b1': 'u-contract-wool4' });
  const events = prospects(state, 3, PILLAR);
  expect(told(events)).toEqual(expect.arrayContaining(['take S14.5', 'remove R19.5', 'pillar S14.7']));
  expect(his(state, 'prospectors')).toEqual(['I-A.freiberg']);
  expect(playerOf(state, IT).pillars).toEqual(['I-A.freiberg']);
});

/** From iglau to budweis two shortest ways lead, each over a tablet: one of them is covered. */
function wayOver(covered: string): string[] {
  const mines = ['I-A.start.m2', 'II-A.mies.m1', 'II-A.joachimsthal.m1', 'II-A.kremnitz.m1'];
  const state = bareBelow({}, { prospectors: ['II-A.iglau'], mines, supply: 2 });
  arrangeSilver(state, { crossed: [covered] });
  const events = prospects(state, 2, MINE);
  expect(siteOf(events)).toBe('mine:II-A.budweis only S14.4');
  expect(silverOf(state).crossed).toHaveLength(2);
  return choices(events).filter(each => each.startsWith('way'));
}

rule('S14.6', 'of the shortest ways the one with more open tablets, which he covers', () => {
  expect(wayOver('II-A.tablet-gold-pillar')).toEqual([
    'way II-A.iglau>II-A.kuttenberg>II-A.budweis by openTablets S14.6',
  ]);
  expect(wayOver('II-A.tablet-free-prospector')).toEqual([
    'way II-A.iglau>II-A.schemnitz>II-A.budweis by openTablets S14.6',
  ]);
});

rule('S14.6', 'tablets that are covered bring nothing', () => {
  const state = bareBelow({}, { prospectors: ['I-A.t1'] });
  expect(points(prospects(state, 1, PILLAR))).toEqual([]);
  expect(silverOf(state).crossed).toEqual(['I-A.tablet-king1-silver-5vp']);
});

rule('S14.8 SQ14.6', 'where nothing can be placed he draws a King’s Surprise, free and tucked', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'], supply: 0, silver: 4 });
  const events = prospects(state, 3, MINE);
  expect(events.filter(({ what }) => what === 'surprise')).toHaveLength(1);
  expect(silverOf(state).surprises).toHaveLength(1);
  expect(his(state, 'silver') >= 4).toBe(true);
});

rule('SQ14.10', 'not so where a card grants the Action: that is skipped', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'], supply: 0 });
  arrange(state, IT, { supply: { houses: 0, pillars: 0 } });
  due(state, { step: 'prospect', points: 2, search: { for: ALL } });
  expect(steps(state)).toEqual(['end']);
});
