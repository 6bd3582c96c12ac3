import {
  challengeCount,
  newDraft,
  OWN_LEVEL,
  placeOf,
  problemOf,
  proposalOf,
  seatKindsOf,
  withColour,
  withKind,
  withPlace,
} from '../../src/ui/newGame/draft';
import { keepDraft, keptDraft } from '../../src/ui/newGame/keep';
import { problemText } from '../../src/ui/newGame/problem';
import { readText, writeText } from '../../src/ui/session/storage';
import { ENGLISH } from '../../src/ui/text';

const local = newDraft('local', ENGLISH);
const solo = newDraft('solo', ENGLISH);

test('what is proposed for this device can be started as it is', () => {
  expect(problemOf(local)).toBeUndefined();
  expect(seatKindsOf(local)).toEqual(['person', 'person']);
  expect(proposalOf(local)).toEqual({
    players: [
      { name: 'Player 1', colour: 'plum' },
      { name: 'Player 2', colour: 'orange' },
    ],
    readings: {},
    boxes: {},
    actionTiles: 'standard',
    firstPlayer: 'random',
  });
});

test('against the Cardinal one person plays, at a level or with chosen Challenges', () => {
  expect(seatKindsOf(solo)).toEqual(['person', 'cardinal']);
  expect(proposalOf(solo)).toMatchObject({ cardinal: { level: 'normal' } });
  expect(challengeCount(solo)).toBe(3);
  const own = { ...solo, level: OWN_LEVEL, challenges: ['deep-coffers'] };
  expect(proposalOf(own)).toMatchObject({ cardinal: { challenges: ['deep-coffers'] } });
  expect(challengeCount(own)).toBe(1);
});

test('closed places are left out, and the first player is counted without them', () => {
  const draft = { ...withKind(withKind(local, 0, 'closed'), 2, 'greedy'), first: 2 };
  expect(seatKindsOf(draft)).toEqual(['person', 'greedy']);
  expect(proposalOf(draft)).toMatchObject({ firstPlayer: 1 });
  expect(problemOf(draft)).toBeUndefined();
});

test('who begins by choice begins by lot again when the place is closed', () => {
  expect(withKind({ ...local, first: 1 }, 1, 'closed').first).toBe('random');
  expect(withKind({ ...local, first: 0 }, 1, 'closed').first).toBe(0);
});

test.each([
  ['Player 1', 'nameTaken'],
  [' pLAYER\u20091', 'nameTaken'],
  ['\u0410nn', 'mixedName'],
  ['A\u0301\u0302\u0303\u0304', 'stackedMarks'],
])('a second name %j is told, beside its own place', (name, why) => {
  const draft = withPlace(withKind(withKind(local, 0, 'closed'), 2, 'person'), 1, { name: 'Player 1' });
  expect(problemOf(draft)).toBeUndefined();
  const wrong = withPlace(draft, 2, { name });
  const problem = problemOf(wrong);
  expect(problem).toMatchObject({ problem: why });
  expect(problem && placeOf(wrong, problem)).toBe(2);
  expect(problem && problemText(ENGLISH, wrong, problem)).toMatch(/name|letter/);
});

test('a colour that another place has is swapped', () => {
  const { places } = withColour(local, 0, 'teal');
  expect(places.map(({ colour }) => colour)).toEqual(['teal', 'orange', 'plum', 'blue']);
});

test('every problem comes from the rules and names its place', () => {
  const tooFew = withKind(local, 1, 'closed');
  expect(problemOf(tooFew)).toMatchObject({ option: 'players', problem: 'count' });

  const nameless = withPlace(withKind(withKind(local, 0, 'closed'), 3, 'person'), 3, { name: ' ' });
  const problem = problemOf(nameless);
  expect(problem?.option).toBe('players[1].name');
  expect(problem && placeOf(nameless, problem)).toBe(3);
  expect(problem && problemText(ENGLISH, nameless, problem)).toBe('Seat 4 needs a name.');

  const long = withPlace(local, 0, { name: 'A'.repeat(41) });
  const tooLong = problemOf(long);
  expect(tooLong && problemText(ENGLISH, long, tooLong)).toMatch(/at most 40 characters/);
});

test('the usual game is kept, and what is no game is not taken', () => {
  expect(keptDraft('local')).toBeUndefined();
  const draft = withPlace(local, 0, { name: 'Ada' });
  keepDraft(draft);
  expect(keptDraft('local')).toEqual(draft);
  expect(keptDraft('solo')).toBeUndefined();
  const spoilt = readText('tiletum.usual.local')?.replace('"plum"', '"mauve"') ?? '';
  writeText('tiletum.usual.local', spoilt);
  expect(keptDraft('local')).toBeUndefined();
});
