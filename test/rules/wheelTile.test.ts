import type { MoveOf, State } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, FULL_STOREHOUSE, SIX_CONTRACTS, alignWheel, type Mine } from './situation/arranging';
import { choosing } from './situation/moments';
import { begins, does } from './situation/playing';
import { forbidden, isOffered, owns, told, waits } from './situation/seeing';

const TAKE: MoveOf<'takeDie'> = { type: 'takeDie', colour: 'blue', value: 3, to: 3 };
const TILE = { type: 'takeTile' } as const;
const PASS = { type: 'pass' } as const;

/** Seat 0 may take a blue 3 at the King, where this tile lies; another lies at the Merchant. */
function beforeDie(tile: string, mine: Mine = {}): State {
  const state = choosing(
    [
      { colour: 'blue', value: 3 },
      { colour: 'pink', value: 3 },
    ],
    mine,
  );
  alignWheel(state, 'king', 3);
  arrange(state, it => {
    it.wheel.tiles = { king: tile, merchant: 'b-any3' };
  });
  return state;
}

/** It has taken the die and decides on the tile. */
function deciding(tile: string, mine?: Mine): State {
  const state = beforeDie(tile, mine);
  does(state, TAKE);
  return state;
}
const storehouse = (state: State, seat = 0): readonly string[] | undefined => state.players[seat]?.storehouse;

rule(
  'E4 R5.10 R5.18',
  'the die on the leftmost empty space, the tile in the Storehouse if it is wanted',
  () => {
    const state = deciding('b-vp4');
    expect(state.players[0]?.dice).toEqual([{ colour: 'blue', value: 3 }]);
    expect(waits(state)).toEqual(['wheelTile']);
    const events = does(state, TILE);
    expect(storehouse(state)).toEqual(['b-vp4']);
    expect(state.wheel.tiles).toEqual({ merchant: 'b-any3' });
    expect(events[0]).toMatchObject({ what: 'take', tile: 'b-vp4', from: 'wheel:king', seat: 0 });
  },
);

rule('R5.18', 'where no tile lies nothing is asked and nothing can be taken', () => {
  const state = choosing([{ colour: 'blue', value: 3 }]);
  alignWheel(state, 'king', 3);
  arrange(state, it => {
    it.wheel.tiles = { merchant: 'b-any3' };
  });
  does(state, TAKE);
  expect(waits(state)).toEqual(['dieAction']);
  expect(forbidden(state, TILE)).toBe('notNow R8.3');
  expect(state.wheel.tiles).toEqual({ merchant: 'b-any3' });
});

rule('R5.20 R5.24', 'the tile may be left though there is room', () => {
  const state = deciding('b-vp4');
  expect(isOffered(state, PASS)).toBe(true);
  expect(told(does(state, PASS))).toEqual(['decline Q8.1', 'gain R5.27']);
  expect(storehouse(state)).toEqual([]);
});

rule('R5.19b', 'a tile that was left waits for whoever takes the next die there', () => {
  const state = deciding('b-vp4');
  does(state, PASS, { type: 'endTurn' }, { type: 'takeDie', colour: 'pink', value: 3, to: 3 });
  expect(state.wheel.tiles).toEqual({ king: 'b-vp4', merchant: 'b-any3' });
  does(state, TILE);
  expect([storehouse(state, 0), storehouse(state, 1)]).toEqual([[], ['b-vp4']]);
});

rule('R5.19', 'a tile that was taken is not replaced in this round', () => {
  const state = deciding('b-vp4');
  does(state, TILE, { type: 'endTurn' }, { type: 'takeDie', colour: 'pink', value: 3, to: 3 });
  expect(waits(state)).toEqual(['dieAction']);
  expect(state.wheel.tiles).toEqual({ merchant: 'b-any3' });
});

rule('R5.19', 'it is replaced in Cleanup', () => {
  const state = deciding('b-vp4');
  does(state, TILE);
  begins('cleanup', state);
  expect(Object.keys(state.wheel.tiles).sort()).toEqual([...state.wheel.actions].sort());
  expect(state.wheel.tiles).toMatchObject({ merchant: 'b-any3' });
});

rule('Q5.5 Q5.10', 'after the decision the chance is gone, and the Resources are there in full', () => {
  const state = deciding('b-vp4');
  expect(owns(state)).toEqual({});
  does(state, PASS);
  expect(owns(state)).toEqual({ iron: 3 });
  expect(forbidden(state, TILE)).toBe('notNow R8.3');
  expect(forbidden(state, PASS)).toBe('endTurnInstead R5.31');
});

rule('X31 R5.22 R5.30 Q5.5', 'a Helper that is used before the decision makes room for the tile', () => {
  const full = { storehouse: ['b-any2-1', ...FULL_STOREHOUSE.slice(1)] };
  const state = deciding('b-gold4-1', full);
  expect(forbidden(state, TILE)).toBe('storehouseFull R5.22');
  does(state, { type: 'useHelper', tile: 'b-any2-1' });
  expect(forbidden(state, TILE)).toBe('notNow R8.3');
  does(state, { type: 'chooseGoods', goods: { stone: 2 } }, TILE);
  expect(storehouse(state)).toEqual([...FULL_STOREHOUSE.slice(1), 'b-gold4-1']);
  expect(owns(state)).toEqual({ stone: 2, iron: 3 });
});

rule('X31 Q5.5', 'had he first gained the Resources, the tile would be out of reach', () => {
  const state = deciding('b-gold4-1', { storehouse: ['b-any2-1', ...FULL_STOREHOUSE.slice(1)] });
  does(state, PASS, { type: 'useHelper', tile: 'b-any2-1' }, { type: 'chooseGoods', goods: { stone: 2 } });
  expect(storehouse(state)).toHaveLength(3);
  expect(forbidden(state, TILE)).toBe('notNow R8.3');
});

rule('Q5.6', 'Resources of the die do not pay a Task that frees space for the tile', () => {
  const contract = { type: 'fulfil', tile: 'c-iron3' } as const;
  const state = deciding('b-gold4-1', { storehouse: ['c-iron3', ...FULL_STOREHOUSE.slice(1)] });
  expect(forbidden(state, contract)).toBe('cannotPay R7.10');
  does(state, PASS, contract);
  expect(forbidden(state, TILE)).toBe('notNow R8.3');
  expect(state.wheel.tiles).toHaveProperty('king', 'b-gold4-1');
});

const OUT_OF_REACH: [rule: string, what: string, tile: string, mine: Mine][] = [
  ['R5.25', 'a Crest of a family he has', 'b-crest-cup-2', { storehouse: ['b-crest-cup-1'] }],
  ['R5.26', 'a Contract with six covered spaces', 'b-wool2', { contracts: [...SIX_CONTRACTS] }],
];
for (const [id, what, tile, mine] of OUT_OF_REACH) {
  rule(`${id} R5.19b`, `${what} is not offered: it stays, and the turn goes on`, () => {
    const state = beforeDie(tile, mine);
    expect(told(does(state, TAKE))).toEqual(['die R5.9', `lapse ${id}`, 'gain R5.27']);
    expect(state.wheel.tiles).toEqual({ king: tile, merchant: 'b-any3' });
    expect(forbidden(state, TILE)).toBe('notNow R8.3');
  });
}

rule('R5.24', 'the tile at the King track may be left too', () => {
  const state = choosing([]);
  arrange(state, it => {
    it.king.tile = 'b-vp4';
  });
  begins('king', state);
  expect(waits(state)).toEqual(['kingTile']);
  expect(isOffered(state, PASS)).toBe(true);
  does(state, PASS);
  expect(state.players.flatMap(player => player.storehouse)).toEqual([]);
});
