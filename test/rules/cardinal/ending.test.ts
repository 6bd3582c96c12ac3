import { cardinalOf } from '../../../src/rules/cardinal/board';
import { playerOf } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { begins, bringing } from '../situation/playing';
import { told } from '../situation/seeing';
import { bare, columns, goods, IT, points, YOU, type Its } from './situation';

/** The end of the game, after a Fair that pays it nothing. */
function ending(its: Its, yours = {}) {
  const state = bare({ houses: [], ...its });
  arrange(state, it => Object.assign(it, { round: 4 }));
  arrange(state, it => {
    it.fairs = Array.from({ length: 4 }, () => ({ town: 'venezia', tile: 'fair-filledBuildings' }));
  });
  arrange(state, YOU, { goods: {}, houses: [], ...yours });
  const events = begins('fair', state);
  return { state, events, scored: points(events), ranking: state.ranking };
}

rule('R20.12', 'its Houses times its Pillars on the map', () => {
  const its = { houses: ['tiletum.h2', 'london.h1'], pillars: ['london', 'paris', 'lyon'] };
  expect(ending(its).scored).toEqual([6]);
});

rule('X28 R20.13 R20.14', '5 Iron with 3 Iron: Stone and Food become Gold; 12 VP, then 2 goods left', () => {
  const its = { goods: { iron: 3, stone: 2, food: 3, wool: 1 }, own: { contracts: ['c-iron5'] } };
  const { state, scored, events } = ending(its);
  expect(scored).toEqual([7, 5]);
  expect(goods(state)).toEqual({ gold: 1, wool: 1 });
  expect(told(events)).toEqual(expect.arrayContaining(['pay R20.13', 'gain R20.13']));
});

rule('X36 R20.13 R17.15 Q20.3', 'the reserve pays at the end: 3 Food and 2 Gold for 5 identical', () => {
  const its = { goods: { gold: 2, food: 3 }, own: { contracts: ['c-any5'] } };
  const { state, scored } = ending(its);
  expect([scored, goods(state)]).toEqual([[6, 5], {}]);
  expect([playerOf(state, IT).contracts, cardinalOf(state).contracts]).toEqual([['c-any5'], []]);
});

rule('Q20.4', 'without an unfulfilled Contract nothing is turned into Gold', () => {
  const { state, events } = ending({ goods: { stone: 2, food: 3 } });
  expect(goods(state)).toEqual({ stone: 2, food: 3 });
  expect(told(events)).not.toContain('pay R20.13');
});

rule('Q20.8', 'at most two, the one needing fewer Resources first', () => {
  const its = { goods: { stone: 4, food: 4 }, own: { contracts: ['c-any5', 'c-any3'] } };
  const { state, scored } = ending(its);
  expect(scored).toEqual([3, 5, 6, 5]);
  expect(goods(state)).toEqual({});
  const short = ending({ ...its, goods: { stone: 4 } });
  expect([short.scored, goods(short.state)]).toEqual([[3, 5], { gold: 1 }]);
});

rule('R20.14', '1 VP per 4 Resources left', () => {
  expect(ending({ goods: { stone: 4, food: 3, gold: 2 } }).scored).toEqual([2]);
});

rule('R20.15', 'no VP for completed Buildings', () => {
  const full = { rooms: ['ch-king-1', 'ch-king-2'], crest: 'c-crest-cup' };
  const state = bare({ houses: [], buildings: columns({ 0: full, 1: full, 2: full, 3: full, 4: full }) });
  arrange(state, it => Object.assign(it, { round: 4 }));
  arrange(state, it => {
    it.fairs = Array.from({ length: 4 }, () => ({ town: 'venezia', tile: 'fair-contract' }));
  });
  expect(points(begins('fair', state))).toEqual([]);
});

rule('R20.16', 'you score as always, completed Buildings included', () => {
  const buildings = [
    { rooms: ['ch-king-1', 'ch-king-2', 'ch-king-3'], crest: 'c-crest-cup' },
    { rooms: ['ch-merchant-1', 'ch-merchant-2'], crest: 'c-crest-lion' },
    { rooms: ['ch-contract-1', 'ch-contract-2'], crest: 'c-crest-lily' },
    { rooms: [null], crest: null },
    { rooms: [null], crest: null },
    { rooms: [], crest: null },
  ];
  const { events } = ending({}, { buildings, goods: { gold: 4 }, houses: ['london.h1'], pillars: ['paris'] });
  expect(points(events, YOU)).toEqual([1, 5, 1]);
});

rule('R23.1', 'you win with more VP', () => {
  expect(ending({ score: 50 }, { score: 51 }).ranking).toEqual([YOU, IT]);
});

rule('R23.2 Q23.1', 'on a tie or with fewer VP it wins, whatever the turn order', () => {
  expect(ending({ score: 50 }, { score: 49 }).ranking).toEqual([IT, YOU]);
  const state = bare({ score: 50, houses: [] });
  arrange(state, it => Object.assign(it, { round: 4, order: [YOU, IT] }));
  arrange(state, it => {
    it.fairs = Array.from({ length: 4 }, () => ({ town: 'venezia', tile: 'fair-filledBuildings' }));
  });
  arrange(state, YOU, { score: 50, goods: {}, houses: [] });
  begins('fair', state, bringing());
  expect(state.ranking).toEqual([IT, YOU]);
});
