import { take } from '../../src/rules/agenda';
import { buildingOf, housesOnRoofs } from '../../src/rules/buildings';
import { seeded } from '../../src/rules/chance';
import { pay } from '../../src/rules/ledger';
import { playerOf, type MoveType } from '../../src/rules/model';
import { legalMoves, reveals } from '../../src/rules/moves';
import { happen, recorded } from '../../src/rules/play';
import { spend } from '../../src/rules/spending';
import { fairNow } from '../../src/rules/scoring';
import { actionAt, valueAt } from '../../src/rules/wheel';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith, playAt } from './situation/arranging';
import { inAction, movedIn } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, waits } from './situation/seeing';

/** Questions about a state, and what is never asked. */

rule('R1.18 R6.39', 'a House stands on every roof over an empty Room, the sixth Building has none', () => {
  const state = aGame();
  expect(housesOnRoofs(state, 0)).toBe(5);
  const rooms = ['ch-king-1', 'ch-king-2'];
  arrange(state, 0, { buildings: buildingsWith({ 1: { rooms }, 2: { rooms: ['ch-merchant-1', null] } }) });
  expect(housesOnRoofs(state, 0)).toBe(4);
});

rule('R1.6', 'an Action lies at the section of one value', () => {
  const state = aGame();
  for (const offset of [0, 1, 2, 3, 4, 5]) {
    arrange(state, it => {
      it.wheel.offset = offset;
    });
    for (const value of [1, 2, 3, 4, 5, 6]) expect(valueAt(state, actionAt(state, value))).toBe(value);
  }
});

rule('R3.5 R13.1', 'who is not active may do nothing, and after the end nobody may', () => {
  const state = aGame();
  expect(legalMoves(state, 0)).not.toEqual([]);
  expect(legalMoves(state, 1)).toEqual([]);
  arrange(state, it => {
    it.ranking = [0, 1, 2];
  });
  expect(legalMoves(state, 0)).toEqual([]);
  expect(forbidden(state, { type: 'pass' })).toBe('gameOver R13.1');
});

rule('R6.31 R6.32', 'a new offer turns up tiles, a taken Character one if the pile has one', () => {
  const state = inAction('character', 1);
  const hidden = (): MoveType[] =>
    (['takeCharacter', 'swapOffer', 'placeCharacter', 'endTurn'] as const).filter(type =>
      reveals(state, type),
    );
  expect(hidden()).toEqual(['takeCharacter', 'swapOffer']);
  arrange(state, it => {
    it.piles.character = [];
  });
  expect(hidden()).toEqual(['swapOffer']);
});

test('steps are counted until the turn or the phase ends', () => {
  const state = inAction('king', 2);
  does(state, { type: 'advance', steps: 1 }, { type: 'advance', steps: 1 });
  expect(state.undoable).toBe(2);
  arrange(state, it => Object.assign(it, { cycle: 3, order: [1, 2, 0] }));
  does(state, { type: 'endTurn' });
  expect([state.turn, state.undoable]).toEqual([1, 0]);
});

rule('Q8.29 R8.3', 'a bonus Action that has begun is finished before the Resource beside it', () => {
  const state = movedIn('ch-contract-6');
  arrange(state, it => {
    it.offers.contract[4] = 'c-iron3';
  });
  expect(waits(state)).toEqual(['act', 'gainAny']);
  does(state, { type: 'takeContract', tile: 'c-iron3' });
  expect(waits(state)).toEqual(['act']);
  expect(forbidden(state, { type: 'chooseGoods', goods: { iron: 1 } })).toBe('notNow R8.3');
  does(state, { type: 'pass' });
  expect(waits(state)).toEqual(['gainAny']);
});

describe('a mistake in the rules is told at once:', () => {
  const state = inAction('king', 1, { goods: { gold: 1 } });
  const play = playAt(state);
  const source = { kind: 'die' } as const;
  const removes = (from: string, seat?: number): void =>
    happen(play, seat, { what: 'remove', tile: 'b-vp4', from }, { source, rule: 'R7.20' });
  test.each<[string, () => unknown]>([
    ['no player at seat 7', () => playerOf(state, 7)],
    ['no Building 6', () => buildingOf(state, 0, 6)],
    ['seat 0 cannot pay gold', () => pay(play, 0, { gold: 2 }, { source, rule: 'R5.12' })],
    ['b-vp4 is not there', () => removes('storehouse', 0)],
    ['it happens to nobody', () => removes('storehouse')],
    ['no pile is called gold', () => removes('pile:gold')],
    ['takeDie is not waiting', () => take(play, { do: 'takeDie' })],
    ['no points to spend', () => spend(recorded({ ...state, agenda: [] }, seeded(1)), 1)],
    ['no Fair in round 5', () => fairNow({ ...state, round: 5 })],
    ['no Action at section NaN', () => actionAt(state, NaN)],
  ])('%s', (message, run) => expect(run).toThrow(message));
});
