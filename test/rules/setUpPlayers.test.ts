import { seeded } from '../../src/rules/chance';
import { setUp } from '../../src/rules/setup';
import { rule } from '../rule';
import { arrange, aGame, alignWheel, tableOf } from './situation/arranging';
import { inAction } from './situation/moments';
import { FIVE, does, idles } from './situation/playing';
import { forbidden, markers, owns, pointsLeft, refused, told } from './situation/seeing';

const laid = (players: number, options = {}) => setUp({ ...tableOf(players), ...options }, seeded(1));

rule('R2.19', 'every seat may be the first by chance', () => {
  const firsts = Array.from(
    { length: 40 },
    (_, seed) => setUp({ ...tableOf(4), firstPlayer: 'random' }, seeded(seed)).state.order[0],
  );
  expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
});

for (const [firstPlayer, order] of [
  [0, [0, 1, 2, 3]],
  [2, [2, 3, 0, 1]],
  [3, [3, 0, 1, 2]],
] as const) {
  rule(
    'R2.19 R2.21 R2.22',
    `the others follow seat ${firstPlayer} clockwise, on the King track upwards`,
    () => {
      const { state } = laid(4, { firstPlayer });
      expect(state.order).toEqual(order);
      expect(markers(state)).toEqual({ 0: order });
    },
  );

  rule('R2.27 R2.28', `Gold by the turn order that seat ${firstPlayer} begins`, () => {
    const { state, events } = laid(4, { firstPlayer });
    const goods = { food: 1, wool: 1, stone: 1, iron: 1 };
    expect(order.map(seat => owns(state, seat))).toEqual([
      { gold: 1, ...goods },
      { gold: 3, ...goods },
      { gold: 5, ...goods },
      { gold: 6, ...goods },
    ]);
    expect(told(events)).toEqual(expect.arrayContaining(['score R2.20', 'gain R2.27', 'gain R2.28']));
  });
}

for (const [players, gold] of [
  [2, [1, 3]],
  [3, [1, 3, 5]],
] as const) {
  rule('R2.21 R2.22 R2.28', `order, stack and Gold of ${players} players`, () => {
    const { state } = laid(players);
    const seats = gold.map((_, seat) => seat);
    expect(state.order).toEqual(seats);
    expect(markers(state)).toEqual({ 0: seats });
    expect(state.players.map(({ goods }) => goods.gold)).toEqual(gold);
  });
}

rule('R2.19b', 'the first of the turn order changes with it, in the King phase', () => {
  const state = aGame();
  arrange(state, it => {
    it.king.track.forEach(stack => stack.reverse());
  });
  const events = idles(state, ({ round }) => round === 2);
  const [first] = state.order;
  expect(first).toBe(2);
  expect(events.filter(event => event.what === 'order')).toMatchObject([{ order: [first, 1, 0] }]);
});

rule('R2.20', 'everybody starts with 10 points', () => {
  expect(laid(4).state.players.map(({ score }) => score)).toEqual([10, 10, 10, 10]);
});

rule(
  'R2.23 Q2.5',
  'Merchant and Architect are in Tiletum: the first step leads to a space next to it',
  () => {
    for (const { merchant, architect } of laid(4).state.players)
      expect([merchant, architect]).toEqual(['tiletum', 'tiletum']);
    for (const piece of ['merchant', 'architect'] as const) {
      const state = inAction(piece, 1);
      expect(refused(state, { type: 'step', piece, to: 'tiletum' })).toBe('notAdjacent');
      expect(refused(state, { type: 'step', piece, to: 'brugge' })).toBeUndefined();
    }
  },
);

rule('R2.24 R1.37', 'of eight Houses five on roofs, one in Tiletum and two in the supply', () => {
  const { players } = laid(4).state;
  expect(players.map(({ houses }) => houses)).toEqual([
    ['tiletum.h1'],
    ['tiletum.h2'],
    ['tiletum.h3'],
    ['tiletum.h4'],
  ]);
  for (const { supply } of players) expect(supply.houses).toBe(2);
});

rule('R2.24 R1.18', 'each of the first five Buildings releases the House of its roof', () => {
  for (const [building, floors] of [3, 2, 2, 1, 1].entries()) {
    const storehouse = ['ch-king-3', 'ch-king-4', 'ch-king-7'].slice(0, floors);
    const state = inAction('character', 6, { storehouse: [...storehouse] });
    storehouse.forEach((tile, floor) => {
      expect(state.players[0]?.supply.houses).toBe(2);
      does(state, { type: 'placeCharacter', tile, building, floor: floor + 1 });
    });
    expect(state.players[0]?.supply.houses).toBe(3);
  }
});

rule('Q2.1', 'the House in Tiletum brought nothing, and nobody may add one', () => {
  const { events } = laid(4);
  expect(events.filter(event => event.what === 'house')).toEqual([]);
  for (const players of [2, 3, 4]) {
    const state = inAction('merchant', 3, {}, { players });
    expect(forbidden(state, { type: 'buildHouse', space: 'tiletum.h1' })).toBe('houseAlreadyThere R6.23');
  }
});

rule('R2.25 R1.40', 'of seven Pillars five on Contract spaces and two in the supply', () => {
  for (const { supply, pillars, contracts } of laid(4).state.players)
    expect({ supply: supply.pillars, pillars, contracts }).toEqual({ supply: 2, pillars: [], contracts: [] });
});

rule('R2.25 R1.24', 'the first five Contract spaces release a Pillar each, the sixth none', () => {
  const tiles = ['b-iron2', 'c-iron3', 'c-iron5', 'c-iron7', 'c-iron9', 'c-wool3'];
  const state = inAction('king', 1, { goods: { iron: 26, wool: 3 } });
  const pillars = tiles.map(tile => {
    arrange(state, it => {
      it.players[0]?.storehouse.push(tile);
    });
    does(state, { type: 'fulfil', tile });
    return state.players[0]?.supply.pillars;
  });
  expect(pillars).toEqual([3, 4, 5, 6, 7, 7]);
});

rule('R2.26', 'no Action has more points than its section at first', () => {
  for (const action of FIVE) {
    const state = aGame();
    alignWheel(state, action, 4);
    arrange(state, it => Object.assign(it.wheel, { tiles: {}, dice: [{ colour: 'blue', value: 4 }] }));
    does(state, { type: 'takeDie', colour: 'blue', value: 4, to: 4 });
    expect(pointsLeft(state)).toBe(3);
  }
});

rule('R2.30', 'an empty Storehouse, empty Rooms and Crest spaces, no Cathedral tile, no die', () => {
  for (const { storehouse, buildings, cathedrals, dice } of laid(4).state.players) {
    expect({ storehouse, cathedrals, dice }).toEqual({ storehouse: [], cathedrals: [], dice: [] });
    expect(buildings).toEqual(
      [3, 2, 2, 1, 1, 0].map(rooms => ({ rooms: Array.from({ length: rooms }, () => null), crest: null })),
    );
  }
});
