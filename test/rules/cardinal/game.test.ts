import { cardinalOf } from '../../../src/rules/cardinal/board';
import { seeded, type Chance } from '../../../src/rules/chance';
import type { GameEvent } from '../../../src/rules/events';
import { activeSeat, playerOf, type State } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { printStep, readStep, replay } from '../../../src/rules/replay';
import { randomGame } from '../../../src/tools/randomGame';
import { soloFor } from '../../../src/tools/step';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { doesWith, idles } from '../situation/playing';
import { IT, proceeds, solo, YOU } from './situation';

/** Whole games with the Cardinal. */

test('a recorded solo game replays byte for byte', () => {
  const { record, state, violations } = randomGame(soloFor({ level: 'hard' }), 4);
  expect(violations).toEqual([]);
  expect(JSON.stringify(replay(record))).toBe(JSON.stringify(state));
  expect(record.steps.map(step => readStep(printStep(step)))).toEqual(record.steps);
});

/** What it does and draws in its next turn. */
function turn(state: State, chance: Chance): GameEvent[] {
  const events: GameEvent[] = [];
  const { turn: number } = state;
  while (state.turn === number && activeSeat(state) === IT) events.push(...proceeds(state, chance));
  return events;
}

/** Those of its choices that do not depend on what comes up. */
const decisions = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter(({ what }) => ['pawn', 'option', 'choice', 'die', 'act', 'walk', 'take'].includes(what));

test('the same public state with other hidden piles: the same die and the same targets', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const state = solo({ seed });
    const twin = { ...state };
    arrange(twin, it => {
      for (const pile of Object.values(it.piles))
        pile.splice(0, pile.length, ...pile.toReversed().slice(0, 8));
    });
    // chance that answers every question about open things alike
    const alike = (): Chance => ({ pick: from => [...from].sort()[0] as (typeof from)[number] });
    const shown = (events: readonly GameEvent[]): string => JSON.stringify(decisions(events));
    expect(shown(withoutCharacters(turn(twin, alike())))).toBe(
      shown(withoutCharacters(turn(state, alike()))),
    );
  }
});

/** Characters that came up after the first taken one are another matter. */
const withoutCharacters = (events: GameEvent[]): GameEvent[] => {
  const first = events.findIndex(({ what }) => what === 'reveal');
  return first < 0 ? events : events.slice(0, first);
};

rule('R20.10 R14.14', 'a row of six Decrees loses one with every Fair', () => {
  const state = solo();
  const left: number[] = [];
  while (!state.ranking) {
    left[state.round] = cardinalOf(state).decrees.length;
    if (activeSeat(state) === IT) proceeds(state);
    else idles(state, now => activeSeat(now) !== YOU);
  }
  expect(left.slice(1)).toEqual([6, 5, 4, 3]);
});

rule('R3.7 R15.1', 'each has twelve turns', () => {
  const { state } = randomGame(soloFor({ level: 'easy' }), 2);
  expect(state.turn).toBe(24);
});

test('every step of its turn leaves something to tell, with a rule', () => {
  const state = solo();
  for (let count = 0; count < 200 && !state.ranking; count++) {
    if (activeSeat(state) === IT) {
      const events = proceeds(state, seeded(count));
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) expect(event.rule).toMatch(/^[RQ]\d/);
    } else idles(state, now => activeSeat(now) !== YOU, seeded(count));
  }
  expect(state.round).toBeGreaterThan(1);
});

test('its seat always has one move, yours at least one', () => {
  const state = solo({ seed: 9 });
  const whim = seeded(3);
  while (!state.ranking) {
    const seat = activeSeat(state) ?? -1;
    const moves = legalMoves(state, seat);
    if (seat === IT) expect(moves).toEqual([{ type: 'proceed' }]);
    const move = moves[whim.pick(moves.map((_, at) => at))];
    if (!move) throw new Error(`seat ${seat} is stuck`);
    doesWith(seeded(state.turn), state, move);
  }
  expect(playerOf(state, IT).score).toBeGreaterThan(10);
});
