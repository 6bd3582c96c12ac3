import { withCure } from '../../../src/rules/explaining/cures';
import { explain, thingsOn, type Explanation } from '../../../src/rules/explaining/explain';
import type { Thing } from '../../../src/rules/explaining/words';
import type { State } from '../../../src/rules/model';
import { neighbours } from '../../../src/rules/map';
import { refuse } from '../../../src/rules/moves';
import { rule } from '../../rule';
import { aGame, alignWheel, arrange, buildingsWith } from '../situation/arranging';
import { asked, choosing, inAction } from '../situation/moments';
import { does } from '../situation/playing';

/** What single things say of themselves: what they bring and cost, why not now, what would help, what is left. */

/** A table of a test goes on, and what was known of it stays: so a copy is asked. */
const of = (state: State, thing: Thing, seat = 0): Explanation => explain({ ...state }, seat, thing);

/** Why the move nearest to being possible is refused, and what would help. */
function against(state: State, thing: Thing, seat = 0): unknown {
  const [nearest] = of(state, thing, seat).refused;
  return nearest && [nearest.refusal.why, ...(nearest.cure?.happens ?? []), nearest.cure?.awaits];
}

const points = (action: 'merchant' | 'architect' | 'contract' | 'character', count: number) => ({
  ...{ do: 'dieAction', action, points: count },
});

rule('R6.23', 'a House space where no more House may stand says so, and nothing helps', () => {
  const state = inAction('merchant', 3, { houses: ['paris.h1'], merchant: 'paris' });
  expect(of(state, { is: 'houseSpace', space: 'paris.h1' })).toMatchObject({ owner: 0, ways: [] });
  expect(of(state, { is: 'houseSpace', space: 'paris.h2' }).refused).toEqual([
    expect.objectContaining({
      refusal: { why: 'houseAlreadyThere', rule: 'R6.23', with: { town: 'paris' } },
    }),
  ]);
});

rule(
  'R6.21 R6.20',
  'a House space elsewhere asks for the Merchant, and for points where none are there',
  () => {
    const there = { what: 'walk', piece: 'merchant', to: 'paris' };
    const space = { is: 'houseSpace', space: 'paris.h1' } as const;
    expect(against(inAction('merchant', 3, { merchant: 'tiletum' }), space)).toEqual([
      ...['merchantElsewhere', there, undefined],
    ]);
    expect(against(inAction('king', 3, { merchant: 'tiletum' }), space)).toEqual([
      ...['merchantElsewhere', there, points('merchant', 1)],
    ]);
  },
);

rule(
  'R6.20 R6.10',
  'a piece says why it may not go on, and a town of all of mine that they are there',
  () => {
    const mine = { merchant: 'paris', architect: 'paris' };
    const merchant = { is: 'piece', seat: 0, piece: 'merchant', at: 'paris' } as const;
    const idle = inAction('architect', 2, mine);
    expect(against(idle, merchant)).toEqual(['otherAction', points('merchant', 1)]);
    expect(of(inAction('merchant', 2, mine), merchant).ways.map(({ move }) => move)).toHaveLength(
      neighbours('paris').length,
    );
    expect(against(idle, { ...merchant, seat: 1 })).toBeUndefined();
    expect(against(idle, { is: 'town', town: 'paris' })).toEqual(['alreadyThere', undefined]);
  },
);

rule('R6.24', 'without a House left one has to be freed first', () => {
  const state = inAction('merchant', 3, { merchant: 'paris', supply: { houses: 0 } });
  expect(against(state, { is: 'houseSpace', space: 'paris.h1' })).toEqual([
    ...['noHouseLeft', { what: 'release', piece: 'house' }, undefined],
  ]);
});

rule('R6.22 R6.25', 'a free House space brings its bonus for a point', () => {
  const state = inAction('merchant', 3, { merchant: 'paris', houses: [] });
  const { brings, ways, approaches } = of(state, { is: 'houseSpace', space: 'paris.h1' });
  const before = structuredClone(state);
  does(state, { type: 'buildHouse', space: 'paris.h1' });
  expect(ways).toMatchObject([
    {
      move: { type: 'buildHouse' },
      terms: { action: 'merchant', points: 1 },
      left: { points: [points2(2)] },
    },
  ]);
  expect(approaches[0]).toEqual({ piece: 'merchant', path: [] });
  expect(brings).toEqual(explain(before, 0, { is: 'houseSpace', space: 'paris.h1' }).brings);
});

const points2 = (count: number) => ({ action: 'merchant', points: count });

rule('R7.16 R7.17', 'a Cathedral says what lacks, and brings its points and its tile', () => {
  const state = inAction('king', 1, { pillars: ['paris'], goods: { stone: 1 } });
  const { brings, prices } = of(state, { is: 'cathedral', town: 'paris' });
  const stone = prices[0]?.stone ?? 0;
  expect(against(state, { is: 'cathedral', town: 'paris' })).toEqual([
    ...['cannotPay', { what: 'gain', goods: { stone: stone - 1 } }, undefined],
  ]);
  expect(brings.map(gift => gift.do)).toEqual(['score', 'cathedralTile']);
});

rule('R7.15', 'a Cathedral without the own Pillar asks for it, then for its price', () => {
  const state = inAction('king', 1, { goods: {} });
  const [pillar, stone] = of(state, { is: 'cathedral', town: 'paris' }).refused[0]?.cure?.happens ?? [];
  expect(pillar).toEqual({ what: 'pillar', town: 'paris' });
  expect(stone).toMatchObject({ what: 'gain' });
});

rule('R5.22', 'a full Storehouse needs a free space, whoever has the turn', () => {
  const storehouse = ['b-any3', 'b-vp4', 'c-any5', 'c-wool7'];
  const state = inAction('contract', 6, { storehouse });
  arrange(state, 1, { storehouse });
  const thing = { is: 'offered', offer: 'contract', space: 0 } as const;
  const room = { what: 'remove', tile: 'b-any3', from: 'storehouse' };
  expect(against(state, thing)).toEqual(['storehouseFull', room, undefined]);
  expect(against(state, thing, 1)).toEqual([
    'storehouseFull',
    room,
    expect.objectContaining({ do: 'dieAction' }),
  ]);
});

rule('R3.5', 'where nothing else stands against it the turn has to come', () => {
  const state = choosing([{ colour: 'blue', value: 3 }]);
  expect(against(state, { is: 'die', colour: 'blue', value: 3 }, 1)).toEqual([
    ...['notYourTurn', { do: 'takeDie' }],
  ]);
});

rule('R5.9 R5.12 R5.13', 'a die says for which of its values Gold lacks', () => {
  const state = choosing([{ colour: 'blue', value: 3 }], { goods: { gold: 2 } });
  const { ways, refused, brings } = of(state, { is: 'die', colour: 'blue', value: 3 });
  expect(ways.map(({ move, left }) => [move, left.owns.gold])).toEqual(
    [
      [3, 2],
      [2, 0],
      [4, 0],
    ].map(([to, gold]) => [{ type: 'takeDie', colour: 'blue', value: 3, to }, gold]),
  );
  expect(refused.map(({ refusal, cure }) => [refusal.why, cure?.happens])).toEqual([
    ['tooLittleGold', [{ what: 'gain', goods: { gold: 2 } }]],
    ['tooLittleGold', [{ what: 'gain', goods: { gold: 2 } }]],
    ['tooLittleGold', [{ what: 'gain', goods: { gold: 4 } }]],
  ]);
  expect(brings.some(gift => gift.do === 'gain')).toBe(true);
});

rule('R5.18', 'of the Bonus tiles at the wheel only the offered one can be taken', () => {
  const state = choosing([{ colour: 'blue', value: 3 }]);
  alignWheel(state, 'merchant', 3);
  arrange(state, it => {
    it.wheel.tiles = { merchant: 'b-vp4', king: 'b-any3' };
  });
  does(state, { type: 'takeDie', colour: 'blue', value: 3, to: 3 });
  expect(of(state, { is: 'wheelTile', action: 'merchant' }).ways).toMatchObject([{ left: { crates: 3 } }]);
  expect(of(state, { is: 'wheelTile', action: 'merchant' }, 1).ways).toEqual([]);
  expect(against(state, { is: 'wheelTile', action: 'king' })).toEqual([
    'notNow',
    { do: 'wheelTile', action: 'king' },
  ]);
});

rule(
  'R6.34 R6.36',
  'a Room without a Character for it asks to take one, and for the points of its floor',
  () => {
    const state = inAction('character', 1, { storehouse: [] });
    const tile = state.offers.character[0];
    expect(against(state, { is: 'room', seat: 0, building: 0, floor: 2 })).toEqual([
      ...['notInStorehouse', { what: 'take', tile, from: 'character:0', to: 'storehouse' }],
      points('character', 2),
    ]);
    expect(of(state, { is: 'room', seat: 1, building: 0, floor: 2 })).toMatchObject({
      owner: 1,
      refused: [],
    });
  },
);

rule('R6.3 R6.34', 'a Room says how many points its floor lacks', () => {
  const state = inAction('character', 1, { storehouse: ['ch-king-1'] });
  const [nearest] = of(state, { is: 'room', seat: 0, building: 0, floor: 2 }).refused;
  expect(nearest).toMatchObject({
    refusal: { why: 'tooFewPoints', with: { needs: 2, has: 1 } },
    terms: { points: 2 },
  });
});

rule('R1.9 R6.20', 'a town tells how far pieces are, and which of them reach it', () => {
  const state = inAction('merchant', 2, { merchant: 'paris', architect: 'paris' });
  const near = of(state, { is: 'road', road: neighbours('paris')[0] ?? '' });
  const far = of(state, { is: 'town', town: 'wien' });
  expect(near.approaches.map(({ piece, walk }) => [piece, walk?.points])).toEqual([
    ['merchant', near.approaches[0]?.path.length],
    ['architect', undefined],
  ]);
  expect(far.approaches[0]?.walk).toBeUndefined();
  expect(far.refused[0]).toMatchObject({ refusal: { why: 'notAdjacent' }, move: { piece: 'merchant' } });
});

rule('Q8.1', 'an effect that waits may be declined, or says why not', () => {
  expect(
    of(asked([{ do: 'relocate', piece: 'merchant' }]), { is: 'waiting', index: 0 }).ways[0]?.move.type,
  ).toBe('relocate');
  expect(against(asked([{ do: 'gainAny', count: 2 }]), { is: 'waiting', index: 0 })).toEqual([
    'gainInFull',
    undefined,
  ]);
});

rule('R9.4', 'a Building says its marker and for which Action it is', () => {
  const buildings = buildingsWith({ 1: { rooms: ['ch-king-1', null], crest: null } });
  const state = inAction('king', 1, { buildings });
  expect(of(state, { is: 'building', seat: 0, building: 1 }).brings).toEqual([
    { do: 'marker', points: 2, action: 'king' },
  ]);
});

test('a cure that is named holds for a copy; the table stays as it was', () => {
  const state = { ...inAction('king', 1, { merchant: 'tiletum' }) };
  const [way] = explain(state, 0, { is: 'houseSpace', space: 'paris.h1' }).refused;
  const before = JSON.stringify(state);
  expect(way?.cure && refuse(withCure(state, 0, way.cure), 0, way.move)).toBeUndefined();
  expect(JSON.stringify(state)).toBe(before);
});

test('everything on the table is there once', () => {
  const things = thingsOn({ ...aGame() }).map(thing => JSON.stringify(thing));
  expect(new Set(things).size).toBe(things.length);
  expect(things.length).toBeGreaterThan(200);
});
