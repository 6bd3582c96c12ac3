import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { open, repeat } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { RULEBOOK } from '../../src/content/rulebook';
import { HINTS, hintFor } from '../../src/ui/play/coach/hints';
import { BEATS } from '../../src/ui/play/told/beat';

/** The hints in the order in which a player of this game understands them, one at a time. */
function understood(seed: number): string[] {
  const { record } = randomGame(2, seed, { watched: false, eager: true });
  let { state } = open(record);
  const known = new Set<string>();
  const look = (): void => {
    const me = activeSeat(state);
    if (me !== 0 || state.ranking) return;
    const legal = legalMoves(state, me);
    for (
      let hint = hintFor({ G: state, me, legal }, known);
      hint;
      hint = hintFor({ G: state, me, legal }, known)
    ) {
      expect(known.has(hint)).toBe(false);
      known.add(hint);
    }
  };
  look();
  record.steps.forEach((step, index) => {
    ({ state } = repeat(state, step, index + 1));
    look();
  });
  return [...known];
}

test('the first turn is explained in its order', () => {
  const hints = understood(2);
  expect(hints.slice(0, 3)).toEqual(['welcome', 'preparation', 'takeDie']);
  expect(hints).toContain('endTurn');
});

test('every hint comes up in some game or while the end of a round is told', () => {
  const seen = new Set([1, 2, 3, 4, 5, 6, 7, 8].flatMap(understood));
  const { state } = open(randomGame(2, 1, { watched: false }).record);
  for (const beat of BEATS) {
    const hint = hintFor({ G: state, me: 0, legal: [], beat }, seen);
    if (hint) seen.add(hint);
  }
  expect(Object.keys(HINTS).filter(hint => !seen.has(hint))).toEqual([]);
});

test('others play without hints but the welcome, and known ones do not come again', () => {
  const { state } = open(randomGame(2, 1, { watched: false }).record);
  const me = activeSeat(state) ?? 0;
  expect(hintFor({ G: state, me, legal: [] }, new Set())).toBe('welcome');
  expect(hintFor({ G: state, me, legal: [] }, new Set(['welcome']))).toBeUndefined();
  expect(
    hintFor({ G: state, me, legal: legalMoves(state, me) }, new Set(Object.keys(HINTS))),
  ).toBeUndefined();
});

test('every hint leads to a rule that exists', () => {
  const rules = new Set<string>(Object.keys(RULEBOOK));
  expect(Object.values(HINTS).filter(rule => !rules.has(rule))).toEqual([]);
});
