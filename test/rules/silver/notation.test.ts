import type { Move } from '../../../src/rules/model';
import { readMove, write } from '../../../src/rules/notation';
import { shelve } from '../../../src/rules/shelf';
import { silver } from '../../../src/rules/silver/box';

shelve(silver);

test.each<[Move, string]>([
  [{ type: 'hire', to: 'II-A.start' }, 'hire II-A.start'],
  [{ type: 'openMine', space: 'I-A.goslar.m1' }, 'openMine I-A.goslar.m1'],
  [{ type: 'chooseKind', resource: 'iron' }, 'chooseKind iron'],
  [{ type: 'payFor' }, 'payFor'],
  [{ type: 'research', technology: 'king' }, 'research king'],
  [{ type: 'useMovement' }, 'useMovement'],
  [{ type: 'recolour', resource: 'wool' }, 'recolour wool'],
  [{ type: 'beginAction' }, 'beginAction'],
  [{ type: 'offerFirst', tier: 'joker2' }, 'offerFirst joker2'],
  [{ type: 'turnUp' }, 'turnUp'],
  [{ type: 'keepTile', tile: 'u-silver1-1' }, 'keepTile u-silver1-1'],
  [{ type: 'putUnder', tile: 'c-wool5' }, 'putUnder c-wool5'],
  [{ type: 'walkWith', piece: 'prospector' }, 'walkWith prospector'],
  [{ type: 'takeSilver' }, 'takeSilver'],
  [{ type: 'chooseBonus', resource: 'food' }, 'chooseBonus food'],
  [{ type: 'spendAsGold', count: 2 }, 'spendAsGold 2'],
  [{ type: 'split', action: 'prospector', points: 3 }, 'split prospector 3'],
  [{ type: 'goOver' }, 'goOver'],
  [
    { type: 'fulfilForLess', tile: 'c-wool2any3', less: 'gold', identical: 'gold' },
    'fulfilForLess c-wool2any3 gold gold',
  ],
  [{ type: 'fulfilForLess', tile: 'c-wool5', less: 'wool' }, 'fulfilForLess c-wool5 wool'],
])('%j is written %s', (move, line) => {
  expect(write(move)).toBe(line);
  expect(readMove(line)).toEqual(move);
});

test.each([
  'openMine I-A.goslar',
  'hire',
  'research alchemy',
  'offerFirst king4',
  'split joker 1',
  'goOver 1',
])('"%s" is no move', line => expect(readMove(line)).toBeUndefined());
