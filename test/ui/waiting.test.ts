import { top } from '../../src/rules/agenda';
import { activeSeat, type Pending, type State } from '../../src/rules/model';
import { goesByItself } from '../../src/rules/powers';
import { open, repeat } from '../../src/rules/replay';
import { tableText } from '../../src/ui/play/words';
import { cardOf, headlineOf, tabOf } from '../../src/ui/play/waiting';
import { ENGLISH } from '../../src/ui/text';
import { goldenGame } from '../games/golden';

jest.mock('wouter', () => ({ Link: 'a' }));

interface Moment {
  readonly state: State;
  readonly effect: Pending;
}

/** What waits first for somebody who has to decide himself. */
function* waitingIn(name: string): Generator<Moment> {
  const record = goldenGame(name);
  let { state } = open(record);
  for (const [index, step] of record.steps.entries()) {
    const seat = activeSeat(state);
    const [effect] = top(state)?.effects ?? [];
    if (effect && seat !== undefined && !goesByItself(state, seat)) yield { state, effect };
    ({ state } = repeat(state, step, index + 1));
  }
}

const MOMENTS = ['2-players-a', '3-players-a', '4-players-a', 'solo-hard'].flatMap(name => [
  ...waitingIn(name),
]);
const text = tableText(ENGLISH);

test('nobody has to decide what the bar does not say', () => {
  const silent = MOMENTS.filter(({ state, effect }) => headlineOf(text, effect, state).title === '');
  expect(silent.map(({ effect }) => effect.do)).toEqual([]);
  expect(new Set(MOMENTS.map(({ effect }) => effect.do)).size).toBeGreaterThanOrEqual(8);
});

const of = (kind: Pending['do'], action?: string): Moment => {
  const found = MOMENTS.find(
    ({ effect }) =>
      effect.do === kind && (action === undefined || (effect as { action?: string }).action === action),
  );
  if (!found) throw new Error(`these games never come to ${kind}`);
  return found;
};

test.each([
  ['gainAny', undefined, 'board'],
  ['wheelTile', undefined, 'wheel'],
  ['place', undefined, 'map'],
  ['dieAction', 'king', 'wheel'],
  ['dieAction', 'contract', 'offers'],
] as const)('%s %s has its card, and its tab', (kind, action, tab) => {
  const { state, effect } = of(kind, action);
  expect(cardOf(text, effect, state)).toBeTruthy();
  expect(tabOf(effect, type => type === 'takeContract', state)).toBe(tab);
});

test('a die is taken on the table itself', () => {
  const { state, effect } = of('takeDie');
  expect(cardOf(text, effect, state)).toBeNull();
  expect(tabOf(effect, () => true, state)).toBe('wheel');
});
