import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith, type Mine } from './situation/arranging';
import { inAction, tookDie } from './situation/moments';
import { bringing, does, doesWith } from './situation/playing';
import { forbidden, offered, owns, pointsLeft, told, waits } from './situation/seeing';

/** The Character Action: Characters move into the Rooms of the Buildings. Buildings and floors: 0–5 and 1–3. */

const place = (tile: string, building: number, floor: number): Move => ({
  type: 'placeCharacter',
  tile,
  building,
  floor,
});

const acting = (points: number, mine: Mine) => inAction('character', points, mine);
const roomsIn = (state: ReturnType<typeof acting>) => playerOf(state, 0).buildings.map(({ rooms }) => rooms);

rule(
  'E10 R6.1 R6.30 R6.31 R6.34 R6.35 R6.36 R6.37 R6.38 R6.39',
  'five points: two Characters fill a Building',
  () => {
    const state = tookDie('character', 2, { goods: {}, storehouse: ['b-king3', 'b-vp4'] });
    arrange(state, it => {
      it.offers.character = ['ch-contract-5', 'ch-contract-3', 'ch-king-1', 'ch-king-2', 'ch-king-3'];
      it.piles.character = ['ch-merchant-1', 'ch-merchant-2'];
    });
    const chance = bringing('ch-merchant-2', 'ch-merchant-1');
    doesWith(chance, state, { type: 'takeCharacter', tile: 'ch-contract-5' });
    expect(state.offers.character[0]).toBe('ch-merchant-2');
    doesWith(chance, state, { type: 'takeCharacter', tile: 'ch-contract-3' });
    expect(state.offers.character[1]).toBe('ch-merchant-1');
    expect(pointsLeft(state)).toBe(3);
    does(state, place('ch-contract-5', 1, 2));
    expect(playerOf(state, 0).supply.houses).toBe(2);
    does(state, place('ch-contract-3', 1, 1));
    expect(owns(state)).toEqual({ gold: 1, wool: 3, stone: 2 });
    expect(playerOf(state, 0)).toMatchObject({
      supply: { houses: 3, pillars: 2 },
      storehouse: ['b-king3', 'b-vp4'],
    });
    expect(roomsIn(state)[1]).toEqual(['ch-contract-3', 'ch-contract-5']);
    expect(pointsLeft(state)).toBe(0);
  },
);

for (const floor of [1, 2, 3])
  rule('R6.34 R6.3', `floor ${floor} costs ${floor} points`, () => {
    const state = acting(floor, { storehouse: ['ch-king-3'] });
    does(state, place('ch-king-3', 0, floor));
    expect(pointsLeft(state)).toBe(0);
    expect(roomsIn(state)[0]?.[floor - 1]).toBe('ch-king-3');
    expect(playerOf(state, 0).storehouse).toEqual([]);
    expect(forbidden(acting(floor - 1, { storehouse: ['ch-king-3'] }), place('ch-king-3', 0, floor))).toBe(
      'tooFewPoints R6.3',
    );
  });

rule('R6.34', 'every empty Room within the points is offered', () => {
  const rooms = (points: number) =>
    offered(acting(points, { storehouse: ['b-king3', 'ch-king-3'] }), 'placeCharacter').map(
      ({ building, floor }) => `${building}.${floor}`,
    );
  expect(rooms(1)).toEqual(['0.1', '1.1', '2.1', '3.1', '4.1']);
  expect(rooms(3)).toEqual(['0.1', '0.2', '0.3', '1.1', '1.2', '2.1', '2.2', '3.1', '4.1']);
});

const REFUSED = [
  ['notInStorehouse R6.34', 'of the offer', place('ch-merchant-1', 0, 1)],
  ['notACharacter R6.34', 'that is a Helper', place('b-king3', 0, 1)],
  ['roomTaken R6.34', 'whose Room is taken', place('ch-king-3', 1, 1)],
  ['noSuchRoom R1.16', 'on a floor that its Building lacks', place('ch-king-3', 1, 3)],
  ['noSuchRoom R1.16', 'in the last Building', place('ch-king-3', 5, 1)],
] as const;

for (const [reason, which, move] of REFUSED)
  rule('R6.34 R6.40', `a tile ${which} cannot be placed: ${reason}`, () => {
    const buildings = buildingsWith({ 1: { rooms: ['ch-king-1', null] } });
    const state = acting(6, { buildings, storehouse: ['ch-king-3', 'b-king3'] });
    arrange(state, it => {
      it.offers.character[0] = 'ch-merchant-1';
    });
    expect(forbidden(state, move)).toBe(reason);
  });

rule('R6.35', 'the Rooms are filled in any order of floors', () => {
  const storehouse = ['ch-king-3', 'ch-king-4', 'ch-king-7'];
  const state = acting(6, { storehouse });
  does(state, place('ch-king-3', 0, 3), place('ch-king-4', 0, 1), place('ch-king-7', 0, 2));
  expect(roomsIn(state)[0]).toEqual(['ch-king-4', 'ch-king-7', 'ch-king-3']);
});

rule('X5 R6.36 R6.37 Q6.7', 'one Building per Character, one Character per Building', () => {
  const buildings = buildingsWith({ 1: { rooms: [null, 'ch-king-1'] } });
  const state = acting(3, { buildings, storehouse: ['ch-king-3', 'ch-merchant-5'] });
  expect(forbidden(state, place('ch-king-3', 2, 1))).toBe('characterLivesElsewhere R6.36');
  expect(forbidden(state, place('ch-merchant-5', 1, 1))).toBe('otherCharacterHere R6.37');
  expect(forbidden(state, place('ch-king-3', 1, 1))).toBeUndefined();
  expect(forbidden(state, place('ch-merchant-5', 2, 1))).toBeUndefined();
  expect(offered(state, 'placeCharacter').filter(({ tile }) => tile === 'ch-king-3')).toEqual([
    place('ch-king-3', 1, 1),
  ]);
});

for (const home of [0, 1, 2, 3, 4])
  rule('R6.36', `who lives in Building ${home + 1} starts no second one`, () => {
    const rooms = playerOf(acting(3, {}), 0).buildings[home]?.rooms ?? [];
    const buildings = buildingsWith({ [home]: { rooms: ['ch-king-1', ...rooms.slice(1)] } });
    const state = acting(3, { buildings, storehouse: ['ch-king-3'] });
    for (const other of [0, 1, 2, 3, 4].filter(building => building !== home))
      expect(forbidden(state, place('ch-king-3', other, 1))).toBe('characterLivesElsewhere R6.36');
  });

rule('R6.36', "a Character may live in other players' Buildings", () => {
  const state = acting(3, { storehouse: ['ch-king-3'] });
  arrange(state, 1, { buildings: buildingsWith({ 1: { rooms: ['ch-king-1', null] } }) });
  expect(forbidden(state, place('ch-king-3', 2, 1))).toBeUndefined();
});

rule('X6 R6.36', 'when the Building of a Character is full, a further one stays in the Storehouse', () => {
  const buildings = buildingsWith({ 3: { rooms: ['ch-king-1'] } });
  const state = acting(6, { buildings, storehouse: ['ch-king-3'] });
  for (const building of [0, 1, 2, 4])
    expect(forbidden(state, place('ch-king-3', building, 1))).toBe('characterLivesElsewhere R6.36');
  expect(forbidden(state, place('ch-king-3', 3, 1))).toBe('roomTaken R6.34');
  expect(offered(state, 'placeCharacter')).toEqual([]);
  does(state, { type: 'endTurn' });
  expect(playerOf(state, 0).storehouse).toEqual(['ch-king-3']);
});

rule('R6.38', 'the bonus comes at once, before the next point', () => {
  const state = acting(3, { storehouse: ['ch-merchant-1', 'ch-king-3'] });
  expect(told(does(state, place('ch-king-3', 1, 1)))).toEqual(['character R6.34', 'score R6.38']);
  expect(playerOf(state, 0).score).toBe(12);
  does(state, place('ch-merchant-1', 2, 1));
  expect(waits(state)).toEqual(['move']);
  expect(forbidden(state, { type: 'swapOffer' })).toBe('notNow R8.3');
  does(state, { type: 'step', piece: 'merchant', to: 'brugge' });
  expect(playerOf(state, 0).merchant).toBe('brugge');
  expect(pointsLeft(state)).toBe(1);
});

const FILLING = [
  [0, ['ch-king-3', 'ch-king-4', 'ch-king-7']],
  [1, ['ch-king-3', 'ch-king-4']],
  [2, ['ch-king-3', 'ch-king-4']],
  [3, ['ch-king-3']],
  [4, ['ch-king-3']],
] as const;

for (const [building, tiles] of FILLING)
  rule(
    'R6.39',
    `the last of ${tiles.length} Rooms of Building ${building + 1} frees the House of its roof`,
    () => {
      const state = acting(6, { storehouse: [...tiles] });
      const houses = tiles.map((tile, index) => {
        const events = does(state, place(tile, building, index + 1));
        return [playerOf(state, 0).supply.houses, told(events).includes('release R6.39')];
      });
      expect(houses).toEqual(tiles.map((_, index) => (index + 1 < tiles.length ? [2, false] : [3, true])));
      expect(playerOf(state, 0)).toMatchObject({ houses: ['tiletum.h1'], supply: { pillars: 2 } });
    },
  );

rule('R6.39', 'the House is there before the bonus of the Character needs it', () => {
  const state = acting(1, { storehouse: ['ch-merchant-4'], supply: { houses: 0 }, merchant: 'basel' });
  does(state, place('ch-merchant-4', 4, 1), { type: 'buildHouse', space: 'basel.h1' });
  expect(playerOf(state, 0)).toMatchObject({ houses: ['tiletum.h1', 'basel.h1'], supply: { houses: 0 } });
});

rule('R6.40', 'a placed Character cannot be placed again', () => {
  const state = acting(6, { storehouse: ['ch-king-3'] });
  does(state, place('ch-king-3', 1, 1));
  for (const building of [0, 1, 2])
    expect(forbidden(state, place('ch-king-3', building, 2))).toBe('notInStorehouse R6.34');
  expect(offered(state, 'placeCharacter')).toEqual([]);
});
