import { replay, repeat, open, type GameRecord } from '../../../src/rules/replay';
import { printRecord, seal } from '../../../src/table/record';
import { BoardSession, type GivenTable } from '../../../src/ui/board/boardSession';
import { Film } from '../../../src/ui/replay/film';
import { givenMoment } from '../../../src/ui/replay/givenMoment';
import { GOLDEN_GAMES, goldenGame } from '../../games/golden';

test.each(GOLDEN_GAMES)('%s: every place is the state that the moves up to it lead to', name => {
  const game = goldenGame(name);
  const film = new Film(game);
  let { state } = open(game);
  expect(film.stateAt(0)).toEqual(state);
  game.steps.forEach((step, index) => {
    ({ state } = repeat(state, step, index + 1));
    expect(JSON.stringify(film.stateAt(index + 1))).toBe(JSON.stringify(state));
  });
  expect(film.end).toBe(game.steps.length);
});

test('a place does not depend on the way there', () => {
  const film = new Film(goldenGame('2-players-a'));
  const before = JSON.stringify(film.stateAt(60));
  film.stateAt(film.end);
  expect(JSON.stringify(film.stateAt(60))).toBe(before);
});

/** A board that shows a film. */
function boardAt(game: GameRecord, first: number) {
  const film = new Film(game);
  const given = (at: number): GivenTable => givenMoment(film, game.opening, { at, happened: 0 });
  const session = new BoardSession(given(first));
  return { session, goTo: (at: number) => session.show(given(at)) };
}

test('the table that a board is given at a place, its log and its record belong together', () => {
  const game = goldenGame('4-players-a');
  const { session, goTo } = boardAt(game, 10);
  goTo(100);
  expect(session.moment().log).toHaveLength(100);
  expect(session.moment().G).toEqual(replay(game, 100));
  expect(session.record()).toEqual({ ...game, steps: game.steps.slice(0, 100) });
});

test('nobody can do anything in a film, and nothing of it is new', () => {
  const { session, goTo } = boardAt(goldenGame('4-players-a'), 100);
  expect(session).toMatchObject({ people: [], isPast: true });
  goTo(101);
  expect(session.moment()).toMatchObject({ canRedo: false });
  expect(session.moment().before).toBeUndefined();
});

test('what is the same at two places is the same object, so it is not drawn again', () => {
  const { session, goTo } = boardAt(goldenGame('4-players-a'), 100);
  const { G } = session.moment();
  goTo(101);
  expect(session.moment().G.fairs).toBe(G.fairs);
  expect(session.moment().G).not.toBe(G);
});

test('the record up to a place is a record of its own', () => {
  const film = new Film(goldenGame('2-players-a'));
  const seats = ['person', 'person'] as const;
  expect(printRecord(seal(film.recordAt(50), { seats }))).toContain('"tiletum"');
  expect(replay(film.recordAt(50))).toEqual(film.stateAt(50));
});

test('the film goes on and back by one happening, also inside of a move', () => {
  const film = new Film(goldenGame('3-players-b'));
  const stands = [{ at: 0, happened: 0 }];
  for (let now = film.later({ at: 0, happened: 0 }); now.at < film.end; now = film.later(now))
    stands.push(now);
  const last = { at: film.end, happened: 0 };
  expect(film.later(last)).toEqual(last);
  expect(stands.length).toBeGreaterThan(2 * film.end);
  for (let now = film.earlier(last), left = stands.length - 1; left >= 0; left--, now = film.earlier(now))
    expect(now).toEqual(stands[left]);
  expect(film.earlier({ at: 0, happened: 0 })).toEqual({ at: 0, happened: 0 });
});

test('inside of a move the table is as it was between two happenings', () => {
  const film = new Film(goldenGame('4-players-a'));
  for (let at = 0; at < film.end; at++) {
    const all = film.stateAt(at, film.happensAfter(at).length);
    const { agenda, facts, undoable } = film.stateAt(at + 1);
    expect(JSON.stringify({ ...all, agenda, facts, undoable })).toBe(JSON.stringify(film.stateAt(at + 1)));
  }
});
