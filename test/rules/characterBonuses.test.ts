import type { Action, Goods } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith, putMarkers } from './situation/arranging';
import { inAction, movedIn, tookDie } from './situation/moments';
import { does, FIVE } from './situation/playing';
import { markers, owns, pointsLeft, refused, waits } from './situation/seeing';

/** What Characters give when they move in: gains and Actions. */

const PASS: Move = { type: 'pass' };

describe('a Character with gains', () => {
  const GAINS: (readonly [string, Goods, number, ...string[]])[] = [
    ['R8.27', { wool: 2 }, 0, 'ch-contract-3', 'ch-contract-9'],
    ['R8.28', { iron: 2 }, 0, 'ch-contract-4'],
    ['R8.28', { iron: 1 }, 0, 'ch-contract-8'],
    ['R8.29', { gold: 1, wool: 1 }, 0, 'ch-contract-5'],
    ['R8.29', { gold: 1, iron: 1 }, 0, 'ch-contract-7'],
    ['R8.32', { food: 2 }, 0, 'ch-character-4'],
    ['R8.32', { food: 1 }, 0, 'ch-character-9'],
    ['R8.33', { gold: 2 }, 0, 'ch-character-5', 'ch-king-5'],
    ['R8.33', { gold: 3 }, 0, 'ch-merchant-5'],
    ['R8.35', {}, 2, 'ch-king-3', 'ch-king-7'],
    ['R8.35', {}, 3, 'ch-king-4', 'ch-king-9'],
    ['R8.38', { stone: 2 }, 0, 'ch-architect-5'],
    ['R8.38', { stone: 1 }, 0, 'ch-architect-7'],
  ];
  for (const [id, goods, points, ...tiles] of GAINS)
    for (const tile of tiles)
      rule(id, `${tile} gives just that`, () => {
        const state = movedIn(tile);
        expect(owns(state)).toEqual(goods);
        expect(playerOf(state, 0).score).toBe(10 + points);
        expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 0]);
      });
});

describe('a Character with an Action', () => {
  const ACTS = [
    ['R8.26', 'contract', 3, 'ch-contract-2'],
    ['R8.30', 'character', 1, 'ch-character-1', 'ch-character-6'],
    ['R8.30', 'character', 2, 'ch-character-2'],
    ['R8.34', 'king', 1, 'ch-king-1', 'ch-king-8', 'ch-character-7'],
    ['R8.34', 'king', 2, 'ch-king-2', 'ch-king-6'],
  ] as const;
  for (const [id, action, points, ...tiles] of ACTS)
    for (const tile of tiles)
      rule(id, `${tile} gives ${points} points for ${action}`, () => {
        const state = movedIn(tile);
        expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action, points }]);
        does(state, PASS);
        expect([waits(state), pointsLeft(state), owns(state)]).toEqual([['dieAction'], 0, {}]);
      });

  rule('R8.34 R6.61', 'for the King goes up the track', () => {
    const state = inAction('character', 1, { storehouse: ['ch-king-2'] });
    putMarkers(state, { 0: [0], 2: [2, 1] });
    does(state, { type: 'placeCharacter', tile: 'ch-king-2', building: 0, floor: 1 });
    does(state, { type: 'advance', steps: 2 });
    expect(markers(state)).toEqual({ 2: [2, 1, 0] });
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('R8.30', 'for Characters is not that of the die', () => {
    const state = movedIn('ch-character-1', { storehouse: ['ch-character-5'] });
    expect(pointsLeft(state)).toBe(1);
    expect(refused(state, { type: 'placeCharacter', tile: 'ch-character-5', building: 0, floor: 2 })).toBe(
      'tooFewPoints',
    );
    does(state, { type: 'swapOffer' });
    expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 0]);
  });
});

describe('a Character with a Contract Action and any Resource', () => {
  const wool: Move = { type: 'chooseGoods', goods: { wool: 1 } };
  const TILES = [
    ['ch-contract-1', 1],
    ['ch-contract-6', 2],
  ] as const;
  for (const [tile, points] of TILES) {
    rule('R8.25 Q8.10', `${tile} gives the Resource before ${points} points`, () => {
      const state = movedIn(tile);
      expect(refused(state, { type: 'chooseGoods', goods: { wool: 2 } })).toBe('wrongCount');
      does(state, wool);
      expect(owns(state)).toEqual({ wool: 1 });
      expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'contract', points }]);
    });

    rule('R8.25 Q8.10', `${tile} gives ${points} points before the Resource`, () => {
      const state = movedIn(tile, { goods: { gold: points } });
      arrange(state, it => {
        it.facts.exchanged = true;
      });
      for (let left = points as number; left > 0; left--) {
        expect(pointsLeft(state)).toBe(left);
        does(state, { type: 'exchange', give: 'gold', get: 'iron' });
      }
      expect(waits(state)).toEqual(['gainAny']);
      expect(refused(state, PASS)).toBe('gainInFull');
      does(state, wool);
      expect(owns(state)).toEqual({ iron: points, wool: 1 });
      expect(waits(state)).toEqual(['dieAction']);
    });

    rule('R8.25 Q8.1', `${tile} gives the Resource even if its Action is declined`, () => {
      const state = movedIn(tile);
      does(state, PASS);
      expect(waits(state)).toEqual(['gainAny']);
      does(state, wool);
      expect([waits(state), owns(state)]).toEqual([['dieAction'], { wool: 1 }]);
    });
  }

  rule('R8.25 Q8.16', 'leaves its gaps in the offer until the turn ends', () => {
    const state = movedIn('ch-contract-1');
    arrange(state, it => {
      it.offers.contract = ['c-any3', 'c-any5', 'c-any7', 'c-wool3', 'c-wool5'];
    });
    does(state, { type: 'takeContract', tile: 'c-wool5' }, wool);
    expect(state.offers.contract).toEqual(['c-any3', 'c-any5', 'c-any7', 'c-wool3', null]);
    does(state, { type: 'endTurn' });
    expect(state.offers.contract.slice(1)).toEqual(['c-any3', 'c-any5', 'c-any7', 'c-wool3']);
    expect(state.offers.contract[0]).not.toBeNull();
  });
});

for (const action of FIVE)
  rule('R8.39 R9.4', `a house of ${action} Characters strengthens the ${action} Action only`, () => {
    const house = { rooms: [`ch-${action}-5`], crest: 'b-crest-cup-1' };
    const pointsFor = (of: Action) => pointsLeft(tookDie(of, 4, { buildings: buildingsWith({ 4: house }) }));
    expect(FIVE.map(pointsFor)).toEqual(FIVE.map(of => (of === action ? 4 : 3)));
  });
