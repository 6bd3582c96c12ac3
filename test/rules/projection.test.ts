import { activeSeat, playerOf, type State } from '../../src/rules/model';
import { projectEnd, projectFairs, projectKing } from '../../src/rules/projection';
import { open, repeat } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { fairOf } from '../../src/content';
import { aGame } from './situation/arranging';
import { scored } from './situation/seeing';

/** Runs a whole game and calls back before and after each step. */
function follow(
  seed: number,
  seen: (before: State, after: State, events: ReturnType<typeof repeat>['events']) => void,
) {
  const { record } = randomGame(3, seed, { eager: true });
  let { state } = open(record);
  record.steps.forEach((step, index) => {
    const before = state;
    const { state: after, events } = repeat(before, step, index + 1);
    state = after;
    seen(before, after, events);
  });
}

test('what is projected just before a Fair is what it pays', () => {
  let compared = 0;
  follow(40, (before, _, events) => {
    if (!events.some(event => event.what === 'phase' && event.phase === 'fair')) return;
    const fair = before.fairs[before.round - 1];
    // the King-track tile depends on Corruption and the track's own points come first: the others are fixed
    if (!fair || !fairOf(fair.tile).each) return;
    before.players.forEach((_player, seat) => {
      const projected = projectFairs(before, seat).find(({ round }) => round === before.round);
      const paid = scored(
        events.filter(({ source }) => source.kind === 'fair'),
        seat,
      );
      expect(paid).toBe(projected?.takesPart ? projected.points : 0);
      compared += 1;
    });
  });
  expect(compared).toBeGreaterThan(5);
});

test('what is projected just before the end is what the final scoring pays, part by part', () => {
  follow(41, (before, after, events) => {
    if (!after.ranking) return;
    after.players.forEach((_, seat) => {
      for (const { kind, points } of projectEnd(before, seat).parts)
        expect(
          scored(
            events.filter(({ source }) => source.kind === kind),
            seat,
          ),
        ).toBe(points);
    });
  });
  expect.hasAssertions();
});

test('what the track would pay is what the King phase pays', () => {
  follow(42, (before, _, events) => {
    if (!events.some(event => event.what === 'order') || before.phase !== 'action') return;
    before.players.forEach(({ score }, seat) => {
      const paid = scored(
        events.filter(({ source }) => ['kingTrack', 'leader'].includes(source.kind)),
        seat,
      );
      expect(paid).toBe(Math.max(projectKing(before, seat)?.points ?? 0, -score));
    });
  });
  expect.hasAssertions();
});

test('a projection changes nothing, and Fairs that are over are not among it', () => {
  const state = aGame();
  const before = JSON.stringify(state);
  expect(projectFairs(state, 0).map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(projectFairs({ ...state, round: 3 }, 0).map(({ round }) => round)).toEqual([3, 4]);
  expect(projectFairs({ ...state, round: 3, phase: 'cleanup' }, 0).map(({ round }) => round)).toEqual([4]);
  expect(projectFairs({ ...state, ranking: [0, 1, 2] }, 0)).toEqual([]);
  expect(projectEnd(state, 1).total).toBe(playerOf(state, 1).score + 1);
  expect(projectKing(state, activeSeat(state) ?? 0)).toMatchObject({ leader: true, place: 1, points: 0 });
  for (const phase of ['fair', 'cleanup'] as const)
    expect(projectKing({ ...state, phase }, 0)).toBeUndefined();
  expect(projectKing({ ...state, ranking: [0, 1, 2] }, 0)).toBeUndefined();
  expect(JSON.stringify(state)).toBe(before);
});
