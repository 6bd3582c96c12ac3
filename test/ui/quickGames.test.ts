import { newDraft, problemOf, seatKindsOf, withPlace } from '../../src/ui/newGame/draft';
import { keepDraft } from '../../src/ui/newGame/keep';
import { QUICK_GAMES, quickDraft } from '../../src/ui/newGame/quick';
import { removeText } from '../../src/ui/session/storage';
import { ENGLISH } from '../../src/ui/text';

afterEach(() => ['solo', 'local'].forEach(mode => removeText(`tiletum.usual.${mode}`)));

test.each(QUICK_GAMES)('%s can be started as it is', game => {
  expect(problemOf(quickDraft(game, ENGLISH))).toBeUndefined();
});

test('who sits at each of them', () => {
  const seats = QUICK_GAMES.map(game => seatKindsOf(quickDraft(game, ENGLISH)));
  expect(seats).toEqual([
    ['person', 'cardinal'],
    ['person', 'cardinal'],
    ['person', 'person'],
    ['person', 'greedy'],
  ]);
});

test('the usual game of this device goes first', () => {
  const three = withPlace(newDraft('local', ENGLISH), 2, { kind: 'random' });
  keepDraft(three);
  expect(quickDraft('local', ENGLISH)).toEqual(three);
});

test('a usual game that the rules refuse is passed over', () => {
  keepDraft(withPlace(newDraft('local', ENGLISH), 1, { name: '' }));
  expect(quickDraft('local', ENGLISH)).toEqual(newDraft('local', ENGLISH));
});
