import type { State } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { checked, choices, reads, readsOn, runs, steps } from '../../cardinal/situation';
import { arrange } from '../../situation/arranging';
import { told } from '../../situation/seeing';
import { arrangeMiner } from '../situation';
import { ALL, dice, layTiles, took, wheelWith } from './situation';

/** The Action that he then begins, its points and the reason. */
function acted(state: State): string {
  return runs(state)
    .flatMap(event => (event.what === 'act' ? [`${event.action} ${event.points} ${event.because}`] : []))
    .join();
}

rule('SE15.1 S15.1', 'of two Actions he takes the one with more points', () => {
  const state = wheelWith(3, 'architect', 6);
  arrangeMiner(state, 1, { prospectors: ['I-A.start'] });
  // a die of value 3 would be the Joker's too
  reads(state, ['x-proud-pillars'], dice(['pink', 6], ['blue', 4]));
  expect(took(readsOn(state))).toBe('blue 4 prospector');
  expect(acted(state)).toBe('prospector 3 prospecting');
  const above = wheelWith(3, 'architect', 1);
  reads(above, ['x-proud-pillars'], dice(['pink', 1], ['blue', 3]));
  expect(took(readsOn(above))).toBe('pink 1 architect');
  expect(acted(above)).toBe('architect 6 section');
});

rule('SE15.1 S14.9', 'with the same points, the same section included, the Prospector Action', () => {
  const state = wheelWith(3, 'architect', 3);
  reads(state, ['x-proud-pillars'], dice(['pink', 3]));
  expect(took(readsOn(state))).toBe('pink 3 prospector');
  expect(acted(state)).toBe('prospector 4 prospectorOnTies');
});

rule('SQ14.8', 'an Action that cannot place anything is passed over where there are two', () => {
  const state = wheelWith(3, 'architect', 3);
  arrange(state, 1, { pillars: ['I-A.freiberg'] });
  reads(state, ['x-proud-pillars'], dice(['pink', 3]));
  expect(took(readsOn(state))).toBe('pink 3 architect');
  const alone = wheelWith(3, 'king', 3);
  arrangeMiner(alone, 1, { supply: 0 });
  reads(alone, ['rich-veins'], dice(['pink', 3]));
  expect(took(readsOn(alone))).toBe('pink 3 prospector');
  expect(runs(alone).map(({ what }) => what)).toContain('surprise');
});

rule('S15.1', 'his markers are counted for each of them', () => {
  const state = wheelWith(3, 'architect', 4);
  const rooms = ['ch-architect-1', 'ch-architect-2'];
  arrange(state, it => {
    const player = it.players[1];
    if (player)
      player.buildings = player.buildings.map((column, at) =>
        at === 4 ? { rooms, crest: 'b-crest-cup-1' } : column,
      );
  });
  reads(state, ['x-proud-pillars'], dice(['pink', 4], ['blue', 3]));
  // 3 points and a marker of 3 against 4 points; value 4 lies in both sections
  expect(took(readsOn(state))).toBe('pink 4 architect');
});

rule('S15.13', 'a filled column of the sixth type strengthens the Prospector Action', () => {
  const state = wheelWith(3, 'king', 1);
  const rooms = ['ch-prospector-1', 'ch-prospector-2'];
  arrange(state, it => {
    const player = it.players[1];
    if (player)
      player.buildings = player.buildings.map((column, at) =>
        at === 2 ? { rooms, crest: 'b-crest-cup-1' } : column,
      );
  });
  reads(state, ['rich-veins'], dice(['pink', 3]));
  readsOn(state);
  expect(acted(state)).toBe('prospector 6 prospecting');
});

rule('SQ15.13', 'the dice of both sections by colour, then more points', () => {
  const state = wheelWith(3, 'king', 1);
  // yellow comes first on the card, then dark grey
  reads(state, ['rich-veins'], dice(['darkGrey', 3], ['yellow', 4], ['yellow', 3]));
  const events = readsOn(state);
  expect(took(events)).toBe('yellow 3 prospector');
  expect(choices(events)).toEqual(['die yellow:3 by morePoints SQ15.13']);
  const colour = wheelWith(3, 'king', 1);
  reads(colour, ['rich-veins'], dice(['darkGrey', 3], ['yellow', 4]));
  expect(took(readsOn(colour))).toBe('yellow 4 prospector');
});

rule('SQ15.13', 'with two Actions the better points decide first', () => {
  const state = wheelWith(3, 'architect', 6);
  // dark grey comes before blue, but has fewer points
  reads(state, ['x-proud-pillars'], dice(['darkGrey', 4], ['blue', 3]));
  expect(took(readsOn(state))).toBe('blue 3 prospector');
});

rule('SQ15.14 SQ14.9', 'a Joker elsewhere only with more points, and then with its own tile', () => {
  const equal = wheelWith(3, 'joker', 1);
  layTiles(equal, {});
  reads(equal, ['rich-veins'], dice(['pink', 3], ['yellow', 1]));
  expect(took(readsOn(equal))).toBe('yellow 1 joker');
  expect(acted(equal)).toBe('prospector 6 prospecting');
  const fewer = wheelWith(3, 'joker', 5);
  reads(fewer, ['rich-veins'], dice(['pink', 4], ['yellow', 5]));
  expect(took(readsOn(fewer))).toBe('pink 4 prospector');
  const shared = wheelWith(3, 'joker', 3);
  reads(shared, ['rich-veins'], dice(['pink', 3]));
  expect(took(readsOn(shared))).toBe('pink 3 prospector');
});

rule('S15.4 SQ15.15', 'a die chosen by colour prospects for everything, if anything can be placed', () => {
  const takes = (change: (state: State) => void): string => {
    const state = wheelWith(3, 'king', 3);
    change(state);
    reads(state, ['worldly-riches'], dice(['pink', 3]));
    return `${took(readsOn(state))}: ${acted(state)}`;
  };
  expect(takes(() => undefined)).toBe('pink 3 prospector: prospector 4 prospectorOnTies');
  const nothing = (state: State): void => {
    arrangeMiner(state, 1, { supply: 0 });
    arrange(state, 1, { supply: { houses: 0, pillars: 0 } });
  };
  expect(takes(nothing)).toBe('pink 3 king: king 4 section');
});

rule('SQ15.10', 'a die of the Joker in a shared section too; another one as in the base game', () => {
  const shared = wheelWith(3, 'joker', 3);
  reads(shared, ['worldly-riches'], dice(['pink', 3]));
  expect(took(readsOn(shared))).toBe('pink 3 prospector');
  const other = wheelWith(3, 'joker', 1);
  reads(other, ['worldly-riches'], dice(['pink', 1]));
  expect(took(readsOn(other))).toBe('pink 1 joker');
  expect(acted(other)).not.toContain('prospector');
});

rule('S14.9', 'a die for an Action that the Decree names stays one', () => {
  const state = wheelWith(3, 'king', 3);
  arrangeMiner(state, 1, { supply: 0 });
  reads(state, ['rich-veins'], dice(['pink', 3]), 1);
  expect(took(readsOn(state))).toBe('pink 3 king');
});

rule('S15.3', 'a new Crest below within his reach, on a map with his Prospector', () => {
  const tries = (at: string, crest: string, value = 3): string => {
    const state = wheelWith(3, 'king', 1);
    layTiles(state, { [at]: crest });
    reads(state, ['x-noblesse-oblige', 'worldly-riches'], dice(['pink', value]));
    return checked(readsOn(state))[0] ?? '';
  };
  expect(tries('I-A.freiberg.b1', 'u-crest-hammer')).toBe('x-noblesse-oblige 0');
  expect(tries('II-A.kuttenberg.b1', 'u-crest-hammer')).toBe('x-noblesse-oblige 0 noNewCrest');
  expect(tries('I-A.freiberg.b1', 'u-silver-king4')).toBe('x-noblesse-oblige 0 noNewCrest');
  const far = wheelWith(5, 'king', 1);
  layTiles(far, { 'I-A.freiberg.b1': 'u-crest-hammer' });
  reads(far, ['x-noblesse-oblige', 'worldly-riches'], dice(['pink', 6]));
  expect(checked(readsOn(far))[0]).toBe('x-noblesse-oblige 0 outOfReach {"needs":2,"has":1}');
});

rule('SQ15.2', 'for that he looks only at the map of the Crest, and takes a die that reaches it', () => {
  const state = wheelWith(3, 'king', 1);
  arrangeMiner(state, 1, { prospectors: ['I-A.start', 'II-A.t1'], reserve: 1 });
  arrangeMiner(state, 0, { prospectors: ['II-A.start'] });
  layTiles(state, { 'I-A.goslar.b1': 'u-crest-hammer' });
  reads(state, ['x-noblesse-oblige'], dice(['pink', 3]));
  readsOn(state);
  const events = runs(state);
  expect(told(events)).toContain('take R19.3');
  expect(choices(events)[0]).toMatch(/^site mine:I-A\./);
  const reaching = wheelWith(5, 'king', 1);
  layTiles(reaching, { 'I-A.freiberg.b1': 'u-crest-hammer' });
  // pink comes first on the card, but with 1 point the Crest is out of its reach
  reads(reaching, ['x-noblesse-oblige'], dice(['pink', 6], ['yellow', 5]));
  expect(took(readsOn(reaching))).toBe('yellow 5 prospector');
});

rule('S15.2', 'Pillars, Houses, Mines and Cathedral tiles of all maps are counted', () => {
  const state = wheelWith(3, 'king', 1);
  arrange(state, 1, { pillars: ['I-A.freiberg'], cathedrals: [], houses: [] });
  reads(state, ['x-glorious-spires'], dice(['darkGrey', 2]));
  expect(checked(readsOn(state))[0]).toBe('x-glorious-spires 0');
  const below = wheelWith(3, 'king', 1);
  arrangeMiner(below, 1, { mines: ['I-A.start.m2', 'I-A.goslar.m1'], supply: 4 });
  arrange(below, 1, { pillars: ['I-A.freiberg'], houses: ['I-A.clausthal.h1'] });
  reads(below, ['halls-below'], dice(['pink', 3]));
  expect(checked(readsOn(below))[0]).toBe('halls-below 0 tooFew {"mines":2,"undergroundBuildings":2}');
});

rule('S15.2 S12.3', 'the fifth Decree compares with the larger of two counts', () => {
  const holds = (pillars: string[], mines: string[]): string => {
    const state = wheelWith(3, 'king', 1);
    arrange(state, 1, { pillars, houses: ['tiletum.h2'] });
    arrangeMiner(state, 1, { mines, supply: 6 - mines.length });
    reads(state, ['pillars-of-history'], dice(['pink', 3]));
    return checked(readsOn(state))[0] ?? '';
  };
  expect(holds(['lyon', 'genova'], ['I-A.start.m2', 'I-A.goslar.m1'])).toBe('pillars-of-history 0');
  expect(holds(['lyon', 'genova'], ['I-A.start.m2'])).toContain('tooFew');
});

rule('S13.2', 'the movement icon is nothing to him', () => {
  const state = wheelWith(3, 'king', 6);
  reads(state, ['rich-veins'], dice(['pink', 6]), 1);
  expect(readsOn(state).map(({ what }) => what)).not.toContain('movement');
  expect(steps(state)).not.toContain('guild');
  expect(ALL).toHaveLength(3);
});
