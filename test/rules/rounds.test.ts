import { seeded } from '../../src/rules/chance';
import type { GameEvent } from '../../src/rules/events';
import { advancePhases } from '../../src/rules/phases';
import { setUp } from '../../src/rules/setup';
import { rule } from '../rule';
import { arrange, aGame, tableOf } from './situation/arranging';
import { does, idles } from './situation/playing';
import { forbidden, markers, waits } from './situation/seeing';

/** A whole game in which everybody only takes dice. */
function wholeGame(players: number): GameEvent[] {
  const play = setUp(tableOf(players), seeded(2));
  advancePhases(play);
  return [...play.events, ...idles({ ...play.state }, () => false)];
}

/** The turns of each cycle by seat, and where Corruption is revealed. */
const actionPhases = (events: readonly GameEvent[]): (number | 'token')[] =>
  events.flatMap((event): (number | 'token')[] => {
    if (event.what === 'corruption') return ['token'];
    return event.what === 'turn' ? [event.seat ?? -1] : [];
  });

rule('R3.1 R3.2 R3.6', 'four rounds of five phases each, the last without Cleanup', () => {
  const phases = wholeGame(2).flatMap(event =>
    event.what === 'phase' ? [`${event.round} ${event.phase}`] : [],
  );
  const five = ['preparation', 'action', 'king', 'fair', 'cleanup'];
  const all = [1, 2, 3, 4].flatMap(round => five.map(phase => `${round} ${phase}`));
  expect(phases).toEqual(all.filter(phase => phase !== '4 cleanup'));
});

rule('R3.6', 'the last Fair goes on to the final scoring, and the game is over', () => {
  const state = aGame({ players: 2 });
  const events = idles(state, () => false);
  expect(state).toMatchObject({ round: 4, phase: 'fair', agenda: [] });
  expect(events.at(-1)).toMatchObject({ what: 'end', ranking: state.ranking });
  expect(events.findLastIndex(({ what }) => what === 'rotate')).toBeLessThan(
    events.findIndex(event => event.what === 'phase' && event.round === 4),
  );
  expect(forbidden(state, { type: 'endTurn' }, 0)).toBe('gameOver R13.1');
});

for (const players of [2, 3, 4]) {
  rule(
    'R3.3 R3.4 R3.5 R3.7',
    `${players} players: a token opens each cycle, in which everybody has one turn`,
    () => {
      const events = wholeGame(players);
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const course = actionPhases(events);
      expect(course.slice(0, 3 * (players + 1))).toEqual([1, 2, 3].flatMap(() => ['token', ...seats]));
      expect(course.filter(each => each === 'token')).toHaveLength(12);
      for (const seat of seats) expect(course.filter(each => each === seat)).toHaveLength(12);
      for (let cycle = 0; cycle < 12; cycle++) {
        const [token, ...turns] = course.slice(cycle * (players + 1), (cycle + 1) * (players + 1));
        expect(token).toBe('token');
        expect(turns.sort()).toEqual(seats);
      }
    },
  );
}

rule('R3.3', 'turns are counted through the game, cycles through the round', () => {
  const turns = wholeGame(2).flatMap(event => (event.what === 'turn' ? [[event.turn, event.cycle]] : []));
  expect(turns).toEqual(Array.from({ length: 24 }, (_, at) => [at + 1, (Math.floor(at / 2) % 3) + 1]));
});

rule('R3.5 Q3.1', 'a King Action changes the turn order only in the next King phase', () => {
  const state = aGame();
  idles(state, ({ turn }) => turn === 3);
  arrange(state, it => {
    it.agenda = [
      { seat: 2, effects: [{ do: 'dieAction', action: 'king', points: 5 }], source: { kind: 'die' } },
    ];
  });
  does(state, { type: 'advance', steps: 5 });
  expect(state.order).toEqual([0, 1, 2]);
  const turns = [...does(state, { type: 'endTurn' }), ...idles(state, ({ turn }) => turn === 12)];
  expect(actionPhases(turns).filter(each => each !== 'token')).toEqual([0, 1, 2, 0, 1, 2, 2, 0, 1]);
  expect(state.order).toEqual([2, 0, 1]);
});

rule('R3.5', 'only whose turn it is may act', () => {
  const state = aGame();
  for (const seat of [1, 2]) expect(forbidden(state, { type: 'pass' }, seat)).toBe('notYourTurn R3.5');
  idles(state, ({ turn }) => turn === 2);
  expect(forbidden(state, { type: 'pass' }, 0)).toBe('notYourTurn R3.5');
  expect(forbidden(state, { type: 'pass' }, 1)).toBe('mustTakeDie Q3.2');
});

rule('Q3.2', 'a turn cannot be passed: a die must be taken, its points need not be spent', () => {
  const state = aGame();
  arrange(state, it => {
    it.wheel.tiles = {};
  });
  expect(forbidden(state, { type: 'pass' })).toBe('mustTakeDie Q3.2');
  expect(forbidden(state, { type: 'endTurn' })).toBe('mustTakeDie Q3.2');
  const [{ colour, value } = { colour: 'blue' as const, value: 1 }] = state.wheel.dice;
  does(state, { type: 'takeDie', colour, value, to: value });
  expect(waits(state)).toEqual(['dieAction']);
  expect(forbidden(state, { type: 'endTurn' })).toBeUndefined();
});

test('a whole game leaves every marker on the King track', () => {
  const state = aGame({ players: 4 });
  idles(state, () => false);
  expect(Object.values(markers(state)).flat().sort()).toEqual([0, 1, 2, 3]);
});
