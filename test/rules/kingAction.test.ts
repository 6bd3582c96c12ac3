import { playerOf, type Move, type Seat } from '../../src/rules/model';
import { rule } from '../rule';
import { putMarkers } from './situation/arranging';
import { inAction, tookDie } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, markers, offered, pointsLeft, told } from './situation/seeing';

/** The King Action. The stacks of the King track are written by the VP of their position, bottom first. */

const advance = (steps: number): Move => ({ type: 'advance', steps });

function onTrack(points: number, stacks: Record<number, Seat[]>) {
  const state = inAction('king', points, { goods: { gold: 2 } });
  putMarkers(state, stacks);
  return state;
}

rule('E12 R6.1 R6.60 R6.61', 'three points: onto the top of the stack three positions ahead', () => {
  for (const moves of [[advance(3)], [advance(1), advance(1), advance(1)], [advance(2), advance(1)]]) {
    const state = tookDie('king', 4);
    putMarkers(state, { 0: [0], 3: [1, 2] });
    does(state, ...moves);
    expect(markers(state)).toEqual({ 3: [1, 2, 0] });
    expect(pointsLeft(state)).toBe(0);
  }
});

rule('R6.60 R6.3', 'every point is one position to the right, and no more positions than points', () => {
  const state = onTrack(3, { '-2': [0], '-10': [1, 2] });
  expect(offered(state, 'advance')).toEqual([advance(1), advance(2), advance(3)]);
  expect(forbidden(state, advance(4))).toBe('tooFewPoints R6.3');
  const events = does(state, advance(3));
  expect(told(events)).toEqual(['king R6.60']);
  expect(events[0]).toMatchObject({ seat: 0, steps: 3, to: 6 });
  expect(markers(state)).toEqual({ '-10': [1, 2], 1: [0] });
  expect(pointsLeft(state)).toBe(0);
});

rule('R6.60 Q6.2 Q6.1', 'the player may stop after any number of steps', () => {
  const state = onTrack(3, { 0: [1, 2, 0] });
  does(state, advance(1));
  expect(pointsLeft(state)).toBe(2);
  does(state, { type: 'endTurn' });
  expect(markers(state)).toEqual({ 0: [1, 2], 1: [0] });
});

rule('R6.61', 'the marker lies on top where it ends, and in a new stack alone', () => {
  const state = onTrack(2, { 0: [0], 1: [2], 2: [1] });
  does(state, advance(1));
  expect(markers(state)).toEqual({ 1: [2, 0], 2: [1] });
  does(state, advance(1));
  expect(markers(state)).toEqual({ 1: [2], 2: [1, 0] });
});

rule('R6.62', 'the marker stops at +15', () => {
  const state = onTrack(4, { 9: [0], 0: [1], 15: [2] });
  expect(offered(state, 'advance')).toEqual([advance(1), advance(2)]);
  expect(forbidden(state, advance(3))).toBe('kingTrackTop R6.62');
  does(state, advance(2));
  expect(markers(state)).toEqual({ 0: [1], 15: [2, 0] });
  expect(forbidden(state, advance(1))).toBe('kingTrackTop R6.62');
  expect(offered(state, 'advance')).toEqual([]);
});

rule('X9 R6.62 Q6.15', 'on +15 a King Action changes nothing in the stack', () => {
  const state = tookDie('king', 4);
  putMarkers(state, { 15: [0, 1], 0: [2] });
  expect(forbidden(state, advance(1))).toBe('kingTrackTop R6.62');
  does(state, { type: 'endTurn' });
  expect(markers(state)).toEqual({ 15: [0, 1], 0: [2] });
});

rule('R6.63', 'markers passed on the way keep place and order', () => {
  const state = onTrack(3, { 0: [0], 1: [2, 1] });
  does(state, advance(2));
  expect(markers(state)).toEqual({ 1: [2, 1], 2: [0] });
});

const LEFT_BEHIND = [
  [
    [0, 1, 2],
    [1, 2],
  ],
  [
    [1, 0, 2],
    [1, 2],
  ],
  [
    [2, 0, 1],
    [2, 1],
  ],
  [
    [2, 1, 0],
    [2, 1],
  ],
] as const;

for (const [stack, rest] of LEFT_BEHIND)
  rule('R6.64', `of the stack ${stack.join(' ')} the markers ${rest.join(' ')} stay in this order`, () => {
    const state = onTrack(1, { 0: [...stack] });
    does(state, advance(1));
    expect(markers(state)).toEqual({ 0: rest, 1: [0] });
  });

rule('Q6.14 R6.6 R6.64', 'a Task may come between, and the stack on the way stays as it was', () => {
  const state = onTrack(2, { 0: [0], 1: [2, 1] });
  does(state, advance(1), { type: 'buy', resource: 'iron' });
  expect(markers(state)).toEqual({ 1: [2, 1, 0] });
  does(state, advance(1));
  expect(markers(state)).toEqual({ 1: [2, 1], 2: [0] });
});

rule('R6.60', 'nothing is gained on the way and the order of turns stays', () => {
  const state = onTrack(5, { 0: [1, 2, 0] });
  const rest = () => JSON.stringify([state.order, state.players, state.king.tile]);
  const before = rest();
  does(state, advance(5));
  expect(rest()).toBe(before);
  expect(playerOf(state, 0).score).toBe(10);
});
