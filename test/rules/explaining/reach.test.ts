import { reachOf, walkersNow } from '../../../src/rules/explaining/reach';
import { distance, placesOf } from '../../../src/rules/map';
import { EUROPE } from '../../../src/content';
import { rule } from '../../rule';
import { aGame, arrange } from '../situation/arranging';
import { asked, inAction } from '../situation/moments';
import { carriesOut, does } from '../situation/playing';
import { push } from '../../../src/rules/agenda';

/** How far pieces go now: with which moves, over which spaces, for how many points. */

const goals = (state: Parameters<typeof reachOf>[0], seat = 0): string[] =>
  reachOf(state, seat).map(({ to }) => to);

rule('R6.20 R6.3', 'every space that the points reach, each by a shortest way, and none beyond', () => {
  const state = inAction('merchant', 3);
  const near = placesOf(EUROPE).filter(
    place => distance('tiletum', place) > 0 && distance('tiletum', place) <= 3,
  );
  expect(goals(state).toSorted()).toEqual(near.toSorted());
  for (const { to, path, points, piece } of reachOf(state, 0)) {
    expect([piece, path.length, points, path.at(-1)]).toEqual([
      'merchant',
      distance('tiletum', to),
      distance('tiletum', to),
      to,
    ]);
  }
});

test('the moves of a way bring the piece there, and leave what the way says', () => {
  const state = inAction('architect', 3);
  const walk = reachOf(state, 0).find(({ to }) => to === 'frankfurt');
  does(state, ...(walk?.moves ?? []));
  expect(state.players[0]?.architect).toBe('frankfurt');
  expect(walk?.after.players).toEqual(state.players);
  expect(walk?.after.agenda).toEqual(state.agenda);
});

test('nobody walks with other points, in the turn of another, or before a question is answered', () => {
  expect(goals(inAction('king', 3))).toEqual([]);
  expect(goals(inAction('merchant', 3), 1)).toEqual([]);
  const state = inAction('merchant', 3);
  carriesOut(state, play => push(play, 0, [{ do: 'gainAny', count: 1 }], { kind: 'exchange' }));
  expect(goals(state)).toEqual([]);
});

rule('R8.53', 'a leap goes to every other place and takes no point', () => {
  const state = asked([{ do: 'relocate', piece: 'merchant' }]);
  const walks = reachOf(state, 0);
  expect(walks.map(({ to }) => to).toSorted()).toEqual(
    placesOf(EUROPE)
      .filter(id => id !== 'tiletum')
      .toSorted(),
  );
  expect(
    walks.every(
      ({ points, from, moves }) => points === 0 && from === 'tiletum' && moves[0].type === 'relocate',
    ),
  ).toBe(true);
});

rule('R8.64 Q8.12', 'the step of a Contract leads to towns only, unless a table reads it otherwise', () => {
  const granted = (readings = {}) => {
    const state = aGame({ readings });
    arrange(state, 0, { merchant: 'tiletum' });
    carriesOut(state, play =>
      push(play, 0, [{ do: 'move', piece: 'merchant', steps: 1 }], { kind: 'contract' }),
    );
    return reachOf(state, 0);
  };
  expect(
    granted()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['antwerpen', 'brugge']);
  expect(granted({ contractMerchantMove: 'step' }).map(({ to }) => to)).toContain('r-arras');
  expect(granted().every(({ points }) => points === 0)).toBe(true);
});

test('who could go is named once', () => {
  const state = asked([
    { do: 'move', piece: 'merchant', steps: 1 },
    { do: 'move', piece: 'architect', steps: 1 },
  ]);
  expect(walkersNow(state, 0)).toEqual(['merchant', 'architect']);
});
