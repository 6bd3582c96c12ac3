import { TABLETS } from '../../../src/content/silver/tablets';
import type { Tablet } from '../../../src/content/silver/words';
import { explain, type Explanation } from '../../../src/rules/explaining/explain';
import type { Thing } from '../../../src/rules/explaining/words';
import type { State } from '../../../src/rules/model';
import { mineMap } from '../../../src/rules/silver/known';
import { rule } from '../../rule';
import { putMarkers } from '../situation/arranging';
import { arrangeLuck, arrangeMiner, arrangeSilver, below } from './situation';

/** What the things below say of themselves, and what would help where they cannot be chosen. */

/** A table of a test goes on, and what was known of it stays: so a copy is asked. */
const of = (state: State, thing: Thing, seat = 0): Explanation => explain({ ...state }, seat, thing);

function against(state: State, thing: Thing): unknown {
  const [nearest] = of(state, thing).refused;
  return nearest && [nearest.refusal.why, ...(nearest.cure?.happens ?? []), nearest.cure?.awaits];
}

const MINE = { is: 'mineSpace', space: 'I-A.goslar.m1' } as const;

rule('S6.3 S7.5', 'a Mine space brings its Silver and its Gold for a point', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.goslar'] });
  const { brings, ways } = of(state, MINE);
  expect(brings).toEqual([
    { do: 'gainSilver', count: 1 },
    { do: 'gain', goods: { gold: 1 } },
  ]);
  expect(ways).toMatchObject([{ terms: { points: 1 }, left: { points: [{ points: 1 }] } }]);
});

rule(
  'S5.1 S5.2 S7.5',
  'a Mine on a map without a Prospector of one’s own asks for him, then for his way',
  () => {
    const state = below('prospector', 2, { prospectors: [] });
    expect(against(state, MINE)).toEqual([
      'prospectorElsewhere',
      { what: 'hire', to: 'I-A.start' },
      { what: 'walk', piece: 'prospector', to: 'I-A.goslar' },
      undefined,
    ]);
  },
);

rule('S6.1 S6.2', 'without a Mine at hand one has to be unlocked, as long as some are locked', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.goslar'], supply: 0 });
  expect(against(state, MINE)).toEqual(['noMineLeft', { what: 'unlock', count: 1 }, undefined]);
  arrangeMiner(state, 0, { locked: 0 });
  expect(of(state, MINE).refused[0]?.cure).toBeUndefined();
});

rule('S4.6', 'a Mine space says whose it is', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.goslar'] });
  arrangeMiner(state, 1, { mines: ['I-A.goslar.m1'] });
  expect(of(state, MINE)).toMatchObject({
    owner: 1,
    ways: [],
    refused: [{ refusal: { why: 'mineSpaceTaken' } }],
  });
});

rule('S3.1', 'a Technology brings its next tier for its Silver, and says how much lacks', () => {
  const state = below('king', 1, { silver: 1, tiers: [1, 0, 0] });
  const thing = { is: 'technology', technology: 'architect' } as const;
  expect(of(state, thing)).toMatchObject({
    brings: [{ do: 'tier', id: 'architect2' }],
    prices: [{ silver: 2 }],
  });
  expect(against(state, thing)).toEqual(['cannotPay', { what: 'silver', count: 1 }, undefined]);
  arrangeMiner(state, 0, { silver: 5 });
  expect(of(state, thing).ways).toMatchObject([{ left: { owns: { silver: 3 } } }]);
  arrangeMiner(state, 0, { tiers: [3, 0, 0] });
  expect(of(state, thing)).toMatchObject({
    brings: [],
    prices: [],
    refused: [{ refusal: { why: 'lastTier' } }],
  });
});

rule('S3.2', 'everybody’s tiers are told', () => {
  const state = below('king', 1);
  arrangeMiner(state, 1, { tiers: [2, 0, 0] });
  expect(of(state, { is: 'tiers', seat: 1, technology: 'architect' })).toMatchObject({
    ...{ owner: 1, brings: [{ id: 'architect1' }, { id: 'architect2' }] },
  });
});

rule('S5.6 S5.7', 'an open tablet is chosen by the step that crosses it, a covered one by nothing', () => {
  const [{ id, link, kind }] = mineMap('I-A').tablets as [Tablet];
  const thing = { is: 'tablet', tablet: id } as const;
  const state = below('prospector', 2, { prospectors: [link[0]] });
  expect(of(state, thing).ways.map(({ move }) => move)).toEqual([
    { type: 'step', piece: 'prospector', to: link[1] },
  ]);
  expect(of(state, thing).brings).toEqual(TABLETS[kind]);
  arrangeSilver(state, { crossed: [id] });
  expect(of(state, thing)).toMatchObject({ brings: [], ways: [], refused: [] });
});

rule('S5.3 S5.6', 'a tablet farther away asks for the way to its nearer end', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.start'] });
  const tablet = { is: 'tablet', tablet: mineMap('I-A').tablets.at(-1)?.id ?? '' } as const;
  expect(against(state, tablet)).toEqual([
    'notAdjacent',
    { what: 'walk', piece: 'prospector', to: expect.any(String) as string },
    undefined,
  ]);
});

rule('S7.9', 'a movement point is there in the turn of its die alone', () => {
  const state = below('merchant', 2);
  expect(against(state, { is: 'movement' })).toEqual([
    'noMovement',
    { what: 'movement', points: 1 },
    undefined,
  ]);
  arrangeLuck(state, { movement: 1 });
  expect(of(state, { is: 'movement' }).ways[0]?.move).toEqual({ type: 'useMovement' });
});

rule('S1.12', 'a Pillar lies on the sixth Contract space too', () => {
  const { brings } = of(below('king', 1), { is: 'contractSpace', seat: 0, space: 5 });
  expect(brings).toContainEqual({ do: 'release', piece: 'pillar' });
});

rule('S8.1 S8.3 S8.4', 'ribbons and the income to come say what they pay', () => {
  const state = below('king', 1, { mines: ['I-A.goslar.m1', 'I-A.goslar.m2'] });
  putMarkers(state, { 0: [0, 1, 2] });
  expect(of(state, { is: 'income', seat: 0 }).brings).toEqual([{ do: 'gainSilver', count: 2 }]);
  expect(of(state, { is: 'ribbon', position: 13 }).brings).toEqual([
    { do: 'gainSilver', count: 2 },
    { do: 'unlockMines', count: 1 },
  ]);
  expect(of(state, { is: 'ribbon', position: 0 }).brings).toEqual([]);
});

rule('S5.2', 'Prospectors at home say what the next map costs', () => {
  const state = below('king', 1, { silver: 0, prospectors: ['I-A.start'], reserve: 2 });
  expect(against(state, { is: 'prospectorsAtHome', seat: 0 })).toEqual([
    ...['cannotPay', { what: 'silver', count: 1 }, undefined],
  ]);
  expect(of(state, { is: 'prospectorsAtHome', seat: 1 }).refused).toEqual([]);
});
