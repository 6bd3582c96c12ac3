import { chainOf } from '../../../src/rules/explaining/chain';
import type { Move } from '../../../src/rules/model';
import { asked, inAction } from '../situation/moments';

/** What several moves of one click take together. */

const step = (to: string): Move => ({ type: 'step', piece: 'merchant', to });

test('steps take the points of their Action, one each', () => {
  const start = inAction('merchant', 3);
  const { points, after } = chainOf(start, 0, [step('antwerpen'), step('koeln')]);
  expect(points).toBe(2);
  expect(after.players[0]?.merchant).toBe('koeln');
});

test('steps that are granted take none', () => {
  const start = asked([{ do: 'move', piece: 'merchant', steps: 2 }]);
  expect(chainOf(start, 0, [step('antwerpen'), step('koeln')]).points).toBe(0);
});

test('it goes as far as the first that is refused', () => {
  const start = inAction('merchant', 3);
  const { points, after } = chainOf(start, 0, [step('antwerpen'), step('paris'), step('koeln')]);
  expect(points).toBe(1);
  expect(after.players[0]?.merchant).toBe('antwerpen');
});
