import { COUNTS_OF_BASE, fairCount } from '../../src/rules/counts';
import { CARDINAL } from '../../src/rules/cardinal/board';
import { playerOf, type Move, type Options, type State } from '../../src/rules/model';
import type { Readings } from '../../src/rules/readings';
import { scoreFair } from '../../src/rules/scoring';
import { seeded } from '../../src/rules/chance';
import { openRecorded, soloFor } from '../../src/tools/step';
import { rule } from '../rule';
import {
  aGame,
  alignWheel,
  arrange,
  buildingsWith,
  FULL_STOREHOUSE,
  putMarkers,
} from './situation/arranging';
import { asked, inAction, tookDie } from './situation/moments';
import { bringing, carriesOut, does, doesWith, watching } from './situation/playing';
import { forbidden, isOffered, markers, offered, owns, pointsLeft, waits } from './situation/seeing';

/** What each reading changes, both ways. The Merchant step of a Contract is in contractRewards.test.ts. */

const PASS: Move = { type: 'pass' };
const END: Move = { type: 'endTurn' };
const TAKE: Move = { type: 'takeTile' };

const read = (state: State, readings: Readings): State => {
  arrange(state, it => {
    it.options.readings = readings;
  });
  return state;
};

describe('Fairs', () => {
  /** What the Fair of the first round pays seat 0. */
  const paid = (state: State, tile: string): number => {
    arrange(state, it => {
      it.fairs.forEach(fair => (fair.tile = tile));
    });
    const before = playerOf(state, 0).score;
    carriesOut(state, scoreFair);
    return playerOf(state, 0).score - before;
  };

  const filled = () => {
    const state = aGame();
    arrange(state, 0, { buildings: buildingsWith({ 3: { rooms: ['ch-king-3'] } }) });
    return state;
  };

  rule('Q11.4 R11.10j', 'the rightmost Building holds no Character tile', () => {
    expect(fairCount(filled(), 0, 'filledBuildings')).toBe(1);
    expect(paid(filled(), 'fair-filledBuildings')).toBe(6);
  });

  rule('Q11.4 R11.10j', 'or somebody lives in the rightmost Building', () => {
    const state = read(filled(), { rightmostBuilding: 'filled' });
    expect([fairCount(state, 0, 'filledBuildings'), COUNTS_OF_BASE.filledBuildings(state, 0)]).toEqual([
      2, 1,
    ]);
    expect(paid(read(filled(), { rightmostBuilding: 'filled' }), 'fair-filledBuildings')).toBe(12);
  });

  const withCrests = () => {
    const state = aGame();
    arrange(state, 0, {
      buildings: buildingsWith({ 2: { crest: 'b-crest-cup-1' } }),
      storehouse: ['c-crest-lily', 'b-king3', 'b-crest-rose-1'],
      contracts: ['c-any3', 'c-any5'],
    });
    return state;
  };

  rule('Q11.3 R11.10e R11.10h X34', 'Crests count once they hang', () => {
    expect(paid(withCrests(), 'fair-crest')).toBe(4);
    expect(paid(withCrests(), 'fair-contractCrest')).toBe(7);
  });

  rule('Q11.3 R11.10e R11.10h', 'or Crests in the Storehouse count as well', () => {
    const owned = { fairCrests: 'owned' } as const;
    expect(paid(read(withCrests(), owned), 'fair-crest')).toBe(12);
    expect(COUNTS_OF_BASE.crests(read(withCrests(), owned), 0)).toBe(1);
    expect(paid(read(withCrests(), owned), 'fair-contractCrest')).toBe(14);
  });
});

rule('R20.8b R20.8f Q11.3', 'the Cardinal is counted by the same readings', () => {
  const options = {
    ...soloFor({ challenges: [] }),
    readings: { fairCrests: 'owned', rightmostBuilding: 'filled' },
  };
  const state = { ...openRecorded(options as Options, seeded(1)).state };
  arrange(state, CARDINAL, { storehouse: ['c-crest-lily', 'b-crest-rose-1'] });
  expect(fairCount(state, CARDINAL, 'crests')).toBe(2);
  expect(fairCount(state, CARDINAL, 'filledBuildings')).toBe(0);
  expect(fairCount(read(state, {}), CARDINAL, 'crests')).toBe(0);
});

describe('the tile of the wheel', () => {
  /** A yellow 3 was taken at the King, where this tile lies. */
  const atKing = (readings: Readings, storehouse: readonly string[] = []): State => {
    const state = read(aGame(), readings);
    arrange(state, 0, { storehouse: [...storehouse], goods: {} });
    alignWheel(state, 'king', 3);
    arrange(state, it => {
      it.wheel.dice[0] = { colour: 'yellow', value: 3 };
      it.wheel.tiles = { king: 'b-mix4-1', merchant: 'b-vp4' };
    });
    does(state, { type: 'takeDie', colour: 'yellow', value: 3, to: 3 });
    return state;
  };
  const later = { wheelTile: 'anyTime' } as const;

  rule('R5.18 Q5.5', 'is taken or left before the goods come', () => {
    const state = atKing({});
    expect([waits(state), owns(state)]).toEqual([['wheelTile'], {}]);
    does(state, PASS);
    expect(owns(state)).toEqual({ gold: 3 });
    expect(forbidden(state, TAKE)).toBe('notNow R8.3');
  });

  rule('R5.18 Q5.5', 'or is taken at any time of the turn, the goods already there', () => {
    const state = atKing(later, FULL_STOREHOUSE);
    expect([waits(state), owns(state)]).toEqual([['dieAction'], { gold: 3 }]);
    expect(forbidden(state, TAKE)).toBe('storehouseFull R5.22');
    does(state, { type: 'advance', steps: 2 }, { type: 'useHelper', tile: 'b-vp4' });
    expect(offered(state, 'takeTile')).toEqual([TAKE]);
    const [taken] = does(state, TAKE);
    expect(taken).toMatchObject({ what: 'take', tile: 'b-mix4-1', from: 'wheel:king', rule: 'R5.18' });
    expect(state.wheel.tiles).toEqual({ merchant: 'b-vp4' });
    expect(playerOf(state, 0).storehouse).toContain('b-mix4-1');
    expect(pointsLeft(state)).toBe(2);
    expect([isOffered(state, TAKE), forbidden(state, TAKE)]).toEqual([false, 'notNow R8.3']);
  });

  rule('R5.18 Q5.5 Q7.1', 'at any time is between the steps of the turn: not within a bonus', () => {
    const state = atKing(later, ['b-any3', 'b-king3']);
    does(state, { type: 'useHelper', tile: 'b-any3' });
    expect(forbidden(state, TAKE)).toBe('finishFirst Q7.1');
    expect(isOffered(state, TAKE)).toBe(false);
    does(state, { type: 'chooseGoods', goods: { iron: 3 } }, { type: 'useHelper', tile: 'b-king3' });
    expect(forbidden(state, TAKE)).toBeUndefined();
  });

  rule('R5.18 Q5.5', 'at any time begins with the die and ends with the turn', () => {
    const before = read(aGame(), later);
    expect(isOffered(before, TAKE)).toBe(false);
    expect(forbidden(before, TAKE)).toBe('takeDieFirst R5.8');
    const state = atKing(later);
    does(state, END);
    expect(isOffered(state, TAKE)).toBe(false);
    expect(state.wheel.tiles.king).toBe('b-mix4-1');
  });

  rule('R5.18 R6.70', 'at the Joker it stays that of the Joker', () => {
    const state = read(tookDie('joker', 3, { storehouse: [] }), later);
    arrange(state, it => {
      it.wheel.tiles = { joker: 'b-vp4', king: 'b-king3' };
    });
    does(state, { type: 'declare', action: 'king' }, TAKE);
    expect(playerOf(state, 0).storehouse).toEqual(['b-vp4']);
  });

  rule('R10.2 R5.18', 'the tile of the King track is offered as ever', () => {
    const state = read(aGame(), later);
    arrange(state, it => Object.assign(it, { phase: 'king', agenda: [] }));
    arrange(state, it => {
      it.agenda = [
        { seat: 0, effects: [{ do: 'kingScoring' }], source: { kind: 'leader' } },
        { seat: 0, effects: [{ do: 'kingTile' }], source: { kind: 'leader' } },
      ];
      it.king.tile = 'b-vp4';
    });
    does(state, TAKE);
    expect(playerOf(state, 0).storehouse).toEqual(['b-vp4']);
    expect(state.king.tile === 'b-vp4').toBe(false);
  });
});

describe('the first exchange', () => {
  const food = (get: 'iron' | 'wool'): Move => ({ type: 'exchange', give: 'food', get });
  const one: Move = { type: 'chooseGoods', goods: { gold: 1 } };
  const trading = (readings: Readings): State =>
    read(inAction('contract', 4, { goods: { food: 9 }, storehouse: ['b-contract2-1'] }), readings);
  const use: Move = { type: 'useHelper', tile: 'b-contract2-1' };

  rule('R6.53 Q6.10 X32', 'of a turn brings a Resource more, in whichever Action', () => {
    const state = trading({});
    does(state, use, food('iron'), one, food('iron'), food('wool'), food('wool'));
    expect(owns(state)).toEqual({ gold: 1, food: 5, wool: 2, iron: 2 });
  });

  rule('R6.53 Q6.10', 'or of each Contract Action, however they lie within each other', () => {
    const state = trading({ firstExchange: 'action' });
    does(state, food('iron'), one, food('iron'), use, food('wool'), one, food('wool'), food('iron'));
    expect(owns(state)).toEqual({ gold: 2, food: 4, wool: 2, iron: 3 });
    expect(pointsLeft(state)).toBe(1);
    does(state, food('iron'));
    expect(waits(state)).toEqual(['dieAction']);
  });
});

describe('a King Action', () => {
  const all = { kingAction: 'all' } as const;
  const advance = (steps: number): Move => ({ type: 'advance', steps });
  const bonus = (readings: Readings): State =>
    read(asked([{ do: 'act', action: 'king', points: 2 }]), readings);

  rule('R6.60 Q6.2 Q8.1', 'may be left at any step', () => {
    const state = read(inAction('king', 3), {});
    does(state, advance(1));
    expect(isOffered(state, END)).toBe(true);
    does(bonus({}), advance(1), PASS);
  });

  rule('R6.60 Q6.2', 'or is used in full before the turn ends', () => {
    const state = read(inAction('king', 3), all);
    for (const done of [1, 2]) {
      does(state, advance(1));
      expect(forbidden(state, END)).toBe('kingPointsLeft R6.60');
      expect(isOffered(state, END)).toBe(false);
      expect(pointsLeft(state)).toBe(3 - done);
    }
    expect(forbidden(state, PASS)).toBe('endTurnInstead R5.31');
    does(state, advance(1), END);
  });

  rule('R6.60 Q6.2', 'a bonus one is used in full too', () => {
    const state = bonus(all);
    expect([forbidden(state, PASS), forbidden(state, END)]).toEqual([
      'kingPointsLeft R6.60',
      'kingPointsLeft R6.60',
    ]);
    does(state, advance(1));
    expect([forbidden(state, PASS), isOffered(state, PASS)]).toEqual(['kingPointsLeft R6.60', false]);
    does(state, advance(1));
    expect(waits(state)).toEqual(['dieAction']);
  });

  rule('R6.60 R6.62 Q6.2', 'in full means to the end of the track', () => {
    const state = read(inAction('king', 3), all);
    putMarkers(state, { 12: [0], 0: [1, 2] });
    expect(offered(state, 'advance')).toEqual([advance(1)]);
    does(state, advance(1));
    expect([pointsLeft(state), forbidden(state, END)]).toEqual([2, undefined]);
    const top = bonus(all);
    putMarkers(top, { 15: [0], 0: [1, 2] });
    does(top, PASS);
  });

  rule('R6.4 R8.1 Q6.2', 'every other Action may be left as ever', () => {
    for (const action of ['architect', 'merchant', 'character', 'contract', 'joker'] as const) {
      expect(forbidden(read(inAction(action, 3), all), END)).toBeUndefined();
      expect(forbidden(read(asked([{ do: 'act', action, points: 2 }]), all), PASS)).toBeUndefined();
    }
    expect(markers(read(inAction('king', 3), all))).toEqual({ 0: [0, 1, 2] });
  });
});

describe('a Helper that adds points', () => {
  const use: Move = { type: 'useHelper', tile: 'b-add2-1' };
  const while1 = { addPoints: 'whilePoints' } as const;
  const at = (points: number, readings: Readings): State =>
    read(inAction('merchant', points, { storehouse: ['b-add2-1'] }), readings);

  rule('R8.16 Q8.4', 'comes until the turn ends', () => {
    const state = at(0, {});
    does(state, use);
    expect(pointsLeft(state)).toBe(2);
  });

  rule('R8.16 Q8.4', 'or only while a point is left', () => {
    const state = at(0, while1);
    expect([forbidden(state, use), isOffered(state, use)]).toEqual(['noPointsLeft R8.16', false]);
    const early = at(1, while1);
    does(early, use);
    expect(pointsLeft(early)).toBe(3);
  });

  rule('R8.16 R8.17 Q8.5', 'asks for a point of the die, not of a bonus Action', () => {
    const within = (points: number): State => {
      const state = at(points, while1);
      arrange(state, it => {
        it.agenda.push({
          seat: 0,
          effects: [{ do: 'act', action: 'king', points: 2 }],
          source: { kind: 'character' },
        });
      });
      return state;
    };
    expect(forbidden(within(0), use)).toBe('noPointsLeft R8.16');
    expect(forbidden(within(1), use)).toBeUndefined();
    expect(forbidden(read(aGame(), while1), { ...use, tile: 'b-add1-1' })).toBe('notInStorehouse R7.20');
    const early = read(aGame(), while1);
    arrange(early, 0, { storehouse: ['b-add2-1'] });
    expect(forbidden(early, use)).toBe('noDieAction Q8.4');
  });
});

describe('a swapped Character offer', () => {
  const swap: Move = { type: 'swapOffer' };
  const FIRST = ['ch-king-1', 'ch-king-2', 'ch-king-3', 'ch-king-4', 'ch-king-5'];
  const PILE = ['ch-merchant-1', 'ch-merchant-2', 'ch-merchant-3', 'ch-merchant-4', 'ch-merchant-5'];
  const swapping = (readings: Readings, pile: readonly string[] = PILE): State => {
    const state = read(inAction('character', 2), readings);
    arrange(state, it => {
      it.offers.character = [...FIRST];
      it.piles.character = [...pile];
    });
    return state;
  };
  /** Among how many tiles chance picked the first one. */
  const pickedFrom = (state: State): number => {
    const chance = watching(seeded(1));
    doesWith(chance, state, swap);
    return chance.asked[0]?.length ?? 0;
  };

  rule('R6.33 Q6.8', 'goes back after the refill: none of it returns at once', () => {
    const state = swapping({});
    does(state, swap);
    expect(state.offers.character.toSorted()).toEqual(PILE);
    expect(state.piles.character).toEqual(FIRST);
    expect(pickedFrom(swapping({}))).toBe(5);
  });

  rule('R6.33 Q6.8', 'or before it: they may return', () => {
    const before = { swappedCharacters: 'beforeRefill' } as const;
    expect(pickedFrom(swapping(before))).toBe(10);
    const state = swapping(before);
    doesWith(bringing(...FIRST), state, swap);
    expect(state.offers.character).toEqual(FIRST);
    expect(state.piles.character).toEqual(PILE);
    const poor = swapping(before, []);
    does(poor, swap);
    expect(poor.offers.character.toSorted()).toEqual(FIRST);
  });
});
