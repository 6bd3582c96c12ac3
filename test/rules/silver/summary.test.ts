import { silverSummary } from '../../../src/rules/silver/summary';
import { below } from './situation';

/** The form of docs/RECORD.md: what was once sealed so has to fit for ever. */

test('what a check knows of a seat below, places in the order of the alphabet', () => {
  const state = below('king', 1, {
    ...{ silver: 2, locked: 1, supply: 0, tiers: [1, 0, 2], bonus: 'iron' },
    ...{ mines: ['I-A.start.m1', 'I-A.goslar.m1'], prospectors: ['II-A.start', 'I-A.goslar'] },
  });
  expect(silverSummary(state, 0)).toBe(
    'silver 2, locked 1, supply 0, mines I-A.goslar.m1 I-A.start.m1, ' +
      'prospectors I-A.goslar II-A.start, tiers 1 0 2, bonus iron',
  );
  expect(silverSummary(below('king', 1, { prospectors: [] }), 0)).toBe(
    'silver 0, locked 3, supply 2, mines I-A.start.m1, prospectors , tiers 0 0 0, bonus ',
  );
});
