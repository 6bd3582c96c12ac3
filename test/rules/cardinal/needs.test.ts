import type { Resource } from '../../../src/content';
import { mostRequired } from '../../../src/rules/cardinal/needs';
import { seeded } from '../../../src/rules/chance';
import { rule } from '../../rule';
import { arrange, playAt } from '../situation/arranging';
import { bringing } from '../situation/playing';
import { bare, columns, costs, does, goods, YOU, type Its } from './situation';

const FULL = columns({ 2: { rooms: ['ch-king-1', 'ch-king-2'] } });
const FOOD: Its = { storehouse: ['b-crest-cup-1'], buildings: FULL };

/** The Resource that it requires most; London costs 3 Stone, Paris 2. */
function required(its: Its, chance = seeded(1)): Resource {
  const state = bare(its);
  costs(state, { london: 'k4', paris: 'k1', genova: 'k9' });
  return mostRequired(playAt(state, chance), { kind: 'action' });
}

rule(
  'R18.1 Q18.1',
  'Stone, with a Pillar at an unbuilt Cathedral and too little for the cheapest such one',
  () => {
    expect(required({ pillars: ['london'], goods: { stone: 2 } })).toBe('stone');
    expect(required({ pillars: ['london'], goods: { stone: 3 } })).toBe('gold');
    expect(required({ pillars: ['london', 'paris'], goods: { stone: 2 } })).toBe('gold');
    expect(required({ pillars: ['london'], cathedrals: ['london.c2'] })).toBe('gold');
    expect(required({})).toBe('gold');
  },
);

rule('R18.2', 'Food, with an inactive Crest, a column for it and fewer than 3 Food', () => {
  expect(required({ ...FOOD, goods: { food: 2 } })).toBe('food');
  expect(required({ ...FOOD, goods: { food: 3 } })).toBe('gold');
  expect(required({ ...FOOD, storehouse: [] })).toBe('gold');
  expect(required({ ...FOOD, buildings: columns({}) })).toBe('gold');
  const crowned = columns({ 2: { rooms: ['ch-king-1', 'ch-king-2'], crest: 'b-crest-lion-1' } });
  expect(required({ ...FOOD, buildings: crowned })).toBe('gold');
});

rule('R18.3 Q18.3 Q18.5', 'Iron or Wool, whichever it must gain more of for all its Contracts', () => {
  const contracts = (...ids: string[]): Its => ({ own: { contracts: ids } });
  expect(required(contracts('c-iron3'))).toBe('iron');
  expect(required(contracts('c-iron3', 'c-wool5'))).toBe('wool');
  expect(required({ ...contracts('c-iron2wool2', 'c-iron2wool2'), goods: { iron: 3 } })).toBe('wool');
  expect(required({ ...contracts('c-iron3'), goods: { iron: 3 } })).toBe('gold');
  expect(required(contracts('c-any7'))).toBe('gold');
});

rule('Q18.4', 'equally needed: the one it has fewer of, then chance', () => {
  const own = { contracts: ['c-iron4wool4', 'c-iron3'] };
  expect(required({ own, goods: { iron: 4, wool: 1 } })).toBe('wool');
  const equal = { own: { contracts: ['c-iron4wool4'] } };
  expect(required(equal, bringing('iron'))).toBe('iron');
  expect(required(equal, bringing('wool'))).toBe('wool');
});

rule('R18.4', 'else Gold, and the list goes Stone, Food, Iron or Wool, Gold', () => {
  const iron = { own: { contracts: ['c-iron3'] } };
  expect(required({ pillars: ['london'], ...FOOD, ...iron })).toBe('stone');
  expect(required({ ...FOOD, ...iron })).toBe('food');
  expect(required(iron)).toBe('iron');
  expect(required({})).toBe('gold');
});

rule('Q18.2', 'Gold counts neither as Stone nor as Food', () => {
  expect(required({ pillars: ['london'], goods: { gold: 20 } })).toBe('stone');
  expect(required({ ...FOOD, goods: { gold: 20 } })).toBe('food');
});

rule('X27 R18.1 R18.4 R18.5', 'one by one: 1 Stone, then 2 Gold', () => {
  const state = bare({ pillars: ['london'], goods: { stone: 2 } });
  costs(state, { london: 'k4' });
  does(state, 'contract', 3);
  expect(goods(state)).toEqual({ stone: 3, gold: 2 });
});

test('a Cathedral without tiles is none to build', () => {
  const state = bare({ pillars: ['london'] });
  costs(state, { london: 'k4' });
  arrange(state, YOU, { cathedrals: ['london.c1', 'london.c2', 'london.c3'] });
  expect(mostRequired(playAt(state), { kind: 'action' })).toBe('gold');
});
