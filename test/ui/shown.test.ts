import type { Move } from '../../src/rules/model';
import { refuse } from '../../src/rules/moves';
import { movesAt } from '../../src/ui/explain/shown';
import { does } from '../../src/ui/explain/shows';
import { inAction } from '../rules/situation/moments';

/** A control as far as it is asked for what a click on it does. */
function controlOf(...moves: readonly Move[]): Element {
  const marks: Record<string, string> = does(moves);
  const control = { closest: () => control, getAttribute: (name: string) => marks[name] ?? null };
  return control as unknown as Element;
}

const swap: Move = { type: 'swapOffer' };

test('what a control does counts as long as it may be done: its drawing may be a table behind', () => {
  const before = inAction('character', 1);
  const after = inAction('merchant', 1);
  expect(movesAt(controlOf(swap), move => refuse(before, 0, move))).toEqual([swap]);
  expect(movesAt(controlOf(swap), move => refuse(after, 0, move))).toEqual([]);
});
