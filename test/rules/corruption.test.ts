import { CORRUPTION_TOKENS } from '../../src/content';
import { seeded } from '../../src/rules/chance';
import type { GameEvent } from '../../src/rules/events';
import type { Seat, State } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, aGame, putMarkers } from './situation/arranging';
import { begins, bringing, does, doesWith, idles, watching } from './situation/playing';
import { markers, told, waits } from './situation/seeing';

const TOKENS = { 0: 'corr-1', 1: 'corr-3', 2: 'corr-5' } as const;
const [GREEN, ORANGE, BLUE, PLUM] = [0, 1, 2, 3];

/** The King track after a cycle was opened by a token of so many steps. */
function corrupted(steps: 0 | 1 | 2, stacks: Record<number, Seat[]>) {
  const state = aGame({ players: Object.values(stacks).flat().length });
  arrange(state, it => {
    it.corruption = [];
  });
  putMarkers(state, stacks);
  const events = begins('action', state, bringing(TOKENS[steps]));
  return { state, events, track: markers(state) };
}

const slides = (events: readonly GameEvent[]): unknown[] =>
  events.flatMap(event => (event.what === 'king' ? [[event.seat, event.steps]] : []));

rule('E2 R5.2 R5.5 R5.6', 'a 2 token moves Green to −2, then Orange and Blue to 0 in the same order', () => {
  for (const stack of [
    [ORANGE, BLUE],
    [BLUE, ORANGE],
  ]) {
    const { events, track } = corrupted(2, { 0: [GREEN], 2: stack });
    expect(track).toEqual({ [-2]: [GREEN], 0: stack });
    expect(slides(events)).toEqual([GREEN, ...stack].map(seat => [seat, -2]));
  }
});

for (const green of [-6, -10]) {
  rule('E3 R5.2 R5.4 R5.6', `a 2 token moves Orange and Blue to −1 and Green from ${green} to −10`, () => {
    const { track } = corrupted(2, { [green]: [GREEN], 1: [ORANGE, BLUE] });
    expect(track).toEqual({ [-10]: [GREEN], [-1]: [ORANGE, BLUE] });
  });
}

rule('X1 R5.7 Q5.18', 'A on −10, B and C on the next position: a 1 token lays them above A', () => {
  expect(corrupted(1, { [-10]: [PLUM], [-6]: [BLUE, GREEN], 15: [ORANGE] }).track).toEqual({
    [-10]: [PLUM, BLUE, GREEN],
    12: [ORANGE],
  });
});

rule('R5.5 R5.7 Q5.18', 'stacks from several positions meet at the floor, the lowest first', () => {
  const { track, events } = corrupted(2, { [-10]: [ORANGE], [-6]: [PLUM], [-3]: [BLUE, GREEN] });
  expect(track).toEqual({ [-10]: [ORANGE, PLUM, BLUE, GREEN] });
  expect(slides(events)).toEqual([
    [PLUM, -1],
    [BLUE, -2],
    [GREEN, -2],
  ]);
});

rule('R5.2 R5.6', 'a 1 token moves everybody by one position, whatever the values between', () => {
  expect(corrupted(1, { 15: [BLUE], 12: [GREEN], 0: [PLUM, ORANGE] }).track).toEqual({
    12: [BLUE],
    9: [GREEN],
    [-1]: [PLUM, ORANGE],
  });
});

rule('R5.3', 'a 0 token moves nothing', () => {
  const stacks = { [-10]: [GREEN], 0: [BLUE, ORANGE], 15: [PLUM] };
  const { track, events } = corrupted(0, stacks);
  expect(track).toEqual(stacks);
  expect(slides(events)).toEqual([]);
});

rule('R5.1 R1.30', 'a token is revealed and told before the first turn of a cycle', () => {
  const { state, events } = corrupted(2, { 0: [GREEN, ORANGE] });
  expect(state.corruption).toEqual(['corr-5']);
  expect(told(events)).toEqual(['corruption R5.1', 'king R5.2', 'king R5.2', 'turn R3.3']);
  expect(events[0]).toMatchObject({
    token: 'corr-5',
    steps: 2,
    source: { kind: 'corruption', id: 'corr-5' },
  });
});

/** The last turn of this cycle is about to end. */
function endOfCycle(cycle: number): State {
  const state = aGame({ players: 2 });
  arrange(state, it => {
    it.wheel.tiles = {};
  });
  idles(state, now => now.turn === 2 * cycle && waits(now).includes('dieAction'));
  return state;
}

rule('R5.1 R3.4', 'the second and the third cycle bring another token, the turns between none', () => {
  for (const cycle of [1, 2]) {
    const state = endOfCycle(cycle);
    const known = [...state.corruption];
    expect(known).toHaveLength(cycle);
    const next = CORRUPTION_TOKENS.find(({ id }) => !known.includes(id))?.id ?? '';
    doesWith(bringing(next), state, { type: 'endTurn' });
    expect(state).toMatchObject({ cycle: cycle + 1, corruption: [...known, next] });
  }
  expect(told(does(endOfCycle(3), { type: 'endTurn' }))).toEqual(['phase R3.2']);
});

rule('R2.18 R5.1', 'the three tokens of a round are drawn from all six without putting back', () => {
  const state = aGame({ players: 2 });
  arrange(state, it => {
    it.corruption = [];
  });
  const chance = watching(seeded(9));
  begins('action', state, chance);
  idles(state, ({ round, phase }) => round === 2 && phase === 'action', chance);
  const all = CORRUPTION_TOKENS.map(({ id }) => id);
  const asked = chance.asked.filter(list => all.some(id => list.includes(id)));
  expect(asked.slice(0, 3).map(list => list.length)).toEqual([6, 5, 4]);
  expect(asked[0]).toEqual(all);
  expect(asked[3]).toEqual(all);
});
