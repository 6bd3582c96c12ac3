import { cardinalOf } from '../../../src/rules/cardinal/board';
import { seeded } from '../../../src/rules/chance';
import { playerOf, type State } from '../../../src/rules/model';
import { bonusPoints } from '../../../src/rules/powers';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { bringing } from '../situation/playing';
import { markers } from '../situation/seeing';
import { bare, choices, columns, costs, due, goods, IT, points, runs, YOU, type Its } from './situation';

/** All its Tasks with what it owns. */
function tasks(its: Its, arranged: (state: State) => void = () => undefined) {
  const state = bare(its);
  costs(state, { london: 'k4', paris: 'k1', genova: 'k9' });
  arranged(state);
  due(state, { step: 'crest' }, { step: 'cathedral' }, { step: 'fulfil', left: 2 });
  const events = runs(state);
  return { state, events, scored: points(events), own: playerOf(state, IT) };
}

const crests = (state: State) => playerOf(state, IT).buildings.map(({ crest }) => crest);
const CUP = 'b-crest-cup-1';
const LION = 'b-crest-lion-1';

rule('R17.2', 'a Crest for 3 Food and 5 VP', () => {
  const { state, scored } = tasks({ storehouse: [CUP], goods: { food: 4 } });
  expect([goods(state), scored]).toEqual([{ food: 1 }, [5]]);
  expect(crests(state)).toEqual([CUP, null, null, null, null]);
  expect(playerOf(state, IT).storehouse).toEqual([]);
  expect(tasks({ storehouse: [CUP], goods: { food: 2, gold: 1 } }).scored).toEqual([]);
});

rule('X24 R17.3', 'each missing Food is replaced by 2 Gold', () => {
  const { state, scored } = tasks({ storehouse: [CUP], goods: { food: 2, gold: 3 } });
  expect([goods(state), scored]).toEqual([{ gold: 1 }, [5]]);
});

rule('R17.4', 'as many Crests as it can pay', () => {
  const { state, scored } = tasks({ storehouse: [CUP, LION], goods: { food: 5, gold: 2 } });
  expect([scored, crests(state).filter(Boolean).sort()]).toEqual([
    [5, 5],
    [CUP, LION],
  ]);
});

rule('R17.5 Q17.3', 'one per column, below two Characters if possible, else the leftmost', () => {
  const full = { rooms: ['ch-king-1', 'ch-king-2'] };
  const half = { rooms: [null, 'ch-merchant-1'] };
  const goodsOf = { storehouse: [CUP], goods: { food: 3 } };
  expect(crests(tasks({ ...goodsOf, buildings: columns({ 1: half, 3: full }) }).state)).toEqual([
    null,
    null,
    null,
    CUP,
    null,
  ]);
  const taken = columns({ 0: { crest: LION }, 3: { ...full, crest: 'b-crest-rose-1' } });
  expect(crests(tasks({ ...goodsOf, buildings: taken }).state)[1]).toBe(CUP);
});

rule('Q17.2', 'a sixth Crest stays inactive', () => {
  const all = ['c-crest-eagle', CUP, LION, 'c-crest-lily', 'b-crest-tower-1'];
  const buildings = columns(Object.fromEntries(all.map((crest, at) => [at, { crest }])));
  const { state, own } = tasks({ storehouse: ['b-crest-rose-1'], goods: { food: 9 }, buildings });
  expect([own.storehouse, goods(state)]).toEqual([['b-crest-rose-1'], { food: 9 }]);
});

rule('Q17.4', 'which of several Crests is a matter of chance', () => {
  for (const first of [CUP, LION]) {
    const state = due(bare({ storehouse: [CUP, LION], goods: { food: 3 } }), { step: 'crest' });
    runs(state, bringing(first));
    expect(crests(state)[0]).toBe(first);
  }
});

rule('R17.16 R16.52', 'a Crest that completes a column puts its marker down', () => {
  const buildings = columns({ 3: { rooms: ['ch-king-1', 'ch-king-2'] } });
  const { state, events } = tasks({ storehouse: [CUP], goods: { food: 3 }, buildings });
  expect(bonusPoints(state, IT, 'king')).toBe(2);
  expect(events).toContainEqual(expect.objectContaining({ what: 'complete', building: 3, points: 2 }));
});

rule('R17.17', 'the bonuses of Crest spaces are not for it', () => {
  const { state, own } = tasks({ storehouse: [CUP], goods: { food: 3 } });
  expect([own.houses, own.supply, goods(state)]).toEqual([['tiletum.h2'], { houses: 7, pillars: 7 }, {}]);
});

rule('R17.6', 'a Cathedral for its Stone: both VP values and the top tile', () => {
  const { state, scored, own } = tasks({ pillars: ['london'], goods: { stone: 4 } });
  expect([scored, own.cathedrals, goods(state)]).toEqual([[4 + 6], ['london.c1'], { stone: 1 }]);
  const gold = tasks({ pillars: ['london'], goods: { stone: 1, gold: 5 } });
  expect([gold.scored, goods(gold.state)]).toEqual([[10], { gold: 1 }]);
  expect(tasks({ pillars: ['london'], goods: { stone: 1, gold: 3 } }).scored).toEqual([]);
  expect(tasks({ goods: { stone: 9 } }).scored).toEqual([]);
  const second = tasks({ pillars: ['london'], cathedrals: ['london.c1'], goods: { stone: 9 } });
  expect(second.scored).toEqual([]);
});

rule('R17.7', 'as many as it can, the one worth most VP first', () => {
  const its = { pillars: ['paris', 'london'], goods: { stone: 5 } };
  const { scored, own, events } = tasks(its);
  expect([scored, own.cathedrals]).toEqual([
    [10, 6],
    ['london.c1', 'paris.c1'],
  ]);
  expect(choices(events)[0]).toBe('cathedral london by points R17.7');
});

rule('Q17.4 R17.7', 'of equal Cathedrals chance takes one', () => {
  const first = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const state = bare({ pillars: ['paris', 'london'], goods: { stone: 3 } });
    costs(state, { london: 'k1', paris: 'k4' });
    due(state, { step: 'cathedral' });
    runs(state, seeded(seed));
    first.add(playerOf(state, IT).cathedrals[0] ?? '');
  }
  expect(first).toEqual(new Set(['london.c1', 'paris.c1']));
});

rule('Q17.10', 'it cannot build where no tile is left', () => {
  const { scored } = tasks({ pillars: ['london'], goods: { stone: 9 } }, state => {
    arrange(state, YOU, { cathedrals: ['london.c1', 'london.c2', 'london.c3'] });
  });
  expect(scored).toEqual([]);
});

rule('R17.8 R17.9 R14.19', 'a Contract: VP and 5 more, on the pile, its other reward ignored', () => {
  const { state, scored, own } = tasks({ goods: { iron: 6 }, own: { contracts: ['c-iron5'] } });
  expect([scored, own.contracts, cardinalOf(state).contracts]).toEqual([[7, 5], ['c-iron5'], []]);
  expect(goods(state)).toEqual({ iron: 1 });
  expect(markers(state)).toEqual(markers(bare()));
  expect(own.supply).toEqual({ houses: 7, pillars: 7 });
});

rule('X25 R17.12 R17.14 R15.22 Q17.1', '3 identical + 3 Wool: 2 Wool, 6 Gold and 1 Food', () => {
  const its = { goods: { wool: 2, gold: 4, food: 5, iron: 1 }, own: { contracts: ['c-any3wool3'] } };
  const { state, scored, events } = tasks(its);
  expect(scored).toEqual([8, 5]);
  const paid = events.filter(({ what }) => what === 'pay');
  expect(paid).toMatchObject([{ goods: { wool: 2, gold: 4, food: 1 } }]);
  expect(JSON.stringify(paid)).not.toContain(':0');
  expect(goods(state)).toEqual({ food: 4, iron: 1 });
});

rule('X26 R17.15 R17.13 R14.20', 'reserved Food and Stone pay no Contract', () => {
  const its = { goods: { gold: 4, food: 3, stone: 2 }, own: { contracts: ['c-any5'] } };
  const { state, scored } = tasks(its);
  expect([scored, goods(state)]).toEqual([[], its.goods]);
});

rule('R15.22 R14.20', 'the first three Food are reserved for Crests, what is above pays', () => {
  const its = { goods: { food: 6 }, own: { contracts: ['c-any3'] } };
  expect(goods(tasks(its).state)).toEqual({ food: 3 });
  const both = { ...its, goods: { food: 5 }, storehouse: [CUP] };
  expect(goods(tasks(both).state)).toEqual({ food: 2 });
});

rule('R17.12', 'any Resources: Gold, Food above the reserve, then the larger stock of Wool and Iron', () => {
  const its = { goods: { gold: 1, food: 4, wool: 1, iron: 4 }, own: { contracts: ['c-any5'] } };
  const { state, events } = tasks(its);
  expect(goods(state)).toEqual({ food: 3, wool: 1, iron: 1 });
  const iron = 'resource iron by largerStock R17.12';
  expect(choices(events).slice(1)).toEqual([iron, iron, iron]);
  const noWool = tasks({ goods: { iron: 3 }, own: { contracts: ['c-any3'] } });
  expect(choices(noWool.events)[1]).toBe('resource iron by only R17.12');
});

rule('Q17.6', 'equal stocks are a matter of chance, judged after the fixed part is set aside', () => {
  const its: Its = { goods: { wool: 3, iron: 1 }, own: { contracts: ['c-any2wool2'] } };
  const { state, scored } = tasks(its);
  expect([scored, goods(state)]).toEqual([[5, 5], {}]);
  for (const paid of ['wool', 'iron']) {
    const one = due(bare({ goods: { wool: 1, iron: 1 }, own: { contracts: ['b-any1-1'] } }), {
      step: 'fulfil',
      left: 2,
    });
    runs(one, bringing(paid));
    expect(goods(one)).not.toHaveProperty(paid);
  }
});

rule('Q17.1', 'Gold goes to the fixed part first', () => {
  // 2 Iron by 4 Gold; the any part by 2 Wool
  const its = { goods: { gold: 4, wool: 2 }, own: { contracts: ['c-any2iron2'] } };
  expect(goods(tasks(its).state)).toEqual({});
});

rule('R17.10 R16.68', 'at most twice', () => {
  const contracts = ['b-iron2', 'b-wool2', 'c-iron3'];
  const { scored } = tasks({ goods: { iron: 5, wool: 2 }, own: { contracts } });
  expect(scored).toEqual([2, 5, 2, 5]);
});

rule('R17.11', 'of two it can fulfil, first the one that needs fewer Resources', () => {
  const its = { goods: { iron: 5 }, own: { contracts: ['c-iron5', 'c-iron3'] } };
  const { state, events } = tasks(its);
  expect(choices(events)[0]).toBe('contract c-iron3 by fewestResources R17.11');
  expect(cardinalOf(state).contracts).toEqual(['c-iron5']);
});

rule('Q17.8', 'if both need as many, chance decides', () => {
  for (const first of ['c-iron3', 'c-wool3']) {
    const its = { goods: { iron: 3, wool: 3 }, own: { contracts: ['c-iron3', 'c-wool3'] } };
    const state = due(bare(its), { step: 'fulfil', left: 1 });
    runs(state, bringing(first));
    expect(playerOf(state, IT).contracts).toEqual([first]);
  }
});

rule('R17.1 Q17.5', 'Crests first, even if a Cathedral could use the Gold better', () => {
  const its = { storehouse: [CUP], pillars: ['london'], goods: { gold: 6 } };
  const { state, scored } = tasks(its);
  expect([scored, goods(state)]).toEqual([[5], {}]);
  const contract = { pillars: ['london'], goods: { gold: 6 }, own: { contracts: ['c-any5'] } };
  expect(tasks(contract).scored).toEqual([10]);
});
