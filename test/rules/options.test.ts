import { CHALLENGES } from '../../src/content';
import { seeded } from '../../src/rules/chance';
import { PLAYER_COLOURS } from '../../src/rules/model';
import { READING_NAMES } from '../../src/rules/readings';
import { setUp } from '../../src/rules/setup';
import { dealtAs } from '../../src/rules/setup/badOptions';
import { BadOptions, readOptions, strengthOf, type OptionProblem } from '../../src/rules/setup/options';
import { rule } from '../rule';
import { tableOf } from './situation/arranging';
import { watching } from './situation/playing';

const { players } = tableOf(2);
const PLUM = { name: 'Plum', colour: 'plum' };
const withPlayer = (player: unknown) => ({ players: [PLUM, player] });

/** What is wrong with these options; nothing was made of them, and chance was not asked. */
function problem(options: unknown): OptionProblem {
  const chance = watching(seeded(1));
  try {
    setUp(options, chance);
  } catch (error) {
    expect(chance.asked).toEqual([]);
    if (error instanceof BadOptions) {
      expect(error.message).toContain(`'${error.details.option}'`);
      expect(error.message).toContain(error.details.expected);
      return error.details;
    }
    throw error;
  }
  throw new Error('these options are accepted');
}

rule('R2.1', 'two to four players, each with a name and a colour', () => {
  for (const count of [2, 3, 4]) {
    const { state } = setUp(tableOf(count), seeded(1));
    expect(state.players.map(({ name, colour }) => ({ name, colour }))).toEqual(tableOf(count).players);
  }
});

const COLOURS = PLAYER_COLOURS.map(colour => ({ name: colour, colour }));
for (const count of [0, 1, 5]) {
  rule('R2.1', `${count} players are refused`, () => {
    const five = { players: [...COLOURS, PLUM].slice(0, count) };
    expect(problem(five)).toEqual({ option: 'players', problem: 'count', expected: '2 to 4 players' });
  });
}

rule('R2.1', 'a box is dealt for 2, 3 or 4', () => {
  expect([2, 3, 4].map(dealtAs)).toEqual([2, 3, 4]);
  for (const count of [1, 5, 2.5]) expect(() => dealtAs(count)).toThrow(BadOptions);
});

describe('one error names the option that is wrong', () => {
  const CASES: [what: string, options: unknown, option: string, problem: OptionProblem['problem']][] = [
    ['nothing', undefined, 'options', 'expected'],
    ['null', null, 'options', 'expected'],
    ['a list', [], 'options', 'expected'],
    ['a word', 'options', 'options', 'expected'],
    ['no players', {}, 'players', 'expected'],
    ['a number of players', { players: 3 }, 'players', 'expected'],
    ['players by name', { players: { 0: PLUM, 1: PLUM } }, 'players', 'expected'],
    ['an unknown option', { players, speed: 2 }, 'speed', 'unknown'],
    ['an unknown option of a player', withPlayer({ ...PLUM, age: 7 }), 'players[1].age', 'unknown'],
    ['a player who is nothing', withPlayer(null), 'players[1]', 'expected'],
    ['a player who is a word', withPlayer('teal'), 'players[1]', 'expected'],
    ['no name', withPlayer({ colour: 'teal' }), 'players[1].name', 'expected'],
    ['an empty name', withPlayer({ name: '', colour: 'teal' }), 'players[1].name', 'expected'],
    ['a name of spaces', withPlayer({ name: ' \t ', colour: 'teal' }), 'players[1].name', 'expected'],
    ['a number for a name', withPlayer({ name: 7, colour: 'teal' }), 'players[1].name', 'expected'],
    ['a long name', withPlayer({ name: 'x'.repeat(41), colour: 'teal' }), 'players[1].name', 'tooLong'],
    ['no colour', withPlayer({ name: 'T' }), 'players[1].colour', 'expected'],
    ['a colour of dice', withPlayer({ name: 'T', colour: 'pink' }), 'players[1].colour', 'expected'],
    ['a prototype colour', withPlayer({ name: 'T', colour: '__proto__' }), 'players[1].colour', 'expected'],
    ['an inherited colour', withPlayer({ name: 'T', colour: 'toString' }), 'players[1].colour', 'expected'],
    ['a colour twice', withPlayer({ name: 'T', colour: 'plum' }), 'players[1].colour', 'taken'],
    ['an unknown layout', { players, actionTiles: 'printed' }, 'actionTiles', 'expected'],
    ['an inherited layout', { players, actionTiles: 'constructor' }, 'actionTiles', 'expected'],
    ['a first player beside the table', { players, firstPlayer: 2 }, 'firstPlayer', 'expected'],
    ['a first player before the first', { players, firstPlayer: -1 }, 'firstPlayer', 'expected'],
    ['half a first player', { players, firstPlayer: 0.5 }, 'firstPlayer', 'expected'],
    ['a seat in words', { players, firstPlayer: '0' }, 'firstPlayer', 'expected'],
    ['an inherited option', { players, constructor: 1 }, 'constructor', 'unknown'],
    ['a prototype', JSON.parse('{"players": [], "__proto__": {"actionTiles": 1}}'), '__proto__', 'unknown'],
    [
      'a prototype of a player',
      withPlayer(JSON.parse('{"name": "T", "colour": "teal", "__proto__": {}}')),
      'players[1].__proto__',
      'unknown',
    ],
  ];
  for (const [what, options, option, kind] of CASES) {
    rule('R2.1', what, () => {
      expect(problem(options)).toMatchObject({ option, problem: kind });
    });
  }

  test('what would be right is told', () => {
    expect(problem({ players, speed: 2 }).expected).toBe(
      'one of players, actionTiles, firstPlayer, cardinal, readings, boxes',
    );
    expect(problem(withPlayer({ ...PLUM, age: 7 })).expected).toBe('one of name, colour');
    expect(problem(withPlayer({ name: 'T' })).expected).toBe('one of plum, orange, teal, blue');
    expect(problem({ players, firstPlayer: 2 }).expected).toBe("'random' or a seat from 0 to 1");
    expect(problem({ players, actionTiles: 'printed' }).expected).toBe("'standard' or 'shuffled'");
    expect(problem(withPlayer({ ...PLUM, name: 'x'.repeat(41) })).expected).toBe('at most 40 characters');
  });
});

describe('what would be right is told of all parts', () => {
  const solo = (more: object) => ({ players: [PLUM], ...more });
  const cardinal = (chosen: unknown) => solo({ cardinal: chosen });
  const challenges = CHALLENGES.map(({ id }) => id).join(', ');
  const [first = '', second = ''] = CHALLENGES.map(({ id }) => id);
  const CASES: [id: string, options: unknown, option: string, expected: string][] = [
    ['R2.1', undefined, 'options', 'an object'],
    ['R2.1', { players: 3 }, 'players', 'a list of names and colours'],
    ['R2.1', withPlayer(null), 'players[1]', 'a name and a colour'],
    ['R2.1', withPlayer({ name: ' ', colour: 'teal' }), 'players[1].name', 'a name'],
    [
      'R2.1',
      withPlayer({ name: 'P', colour: 'plum' }),
      'players[1].colour',
      'a colour of its own for every player',
    ],
    ['R14.1', { players, cardinal: { level: 'easy' } }, 'players', '1 player against the Cardinal'],
    [
      'R14.6',
      solo({ cardinal: { level: 'easy' }, firstPlayer: 0 }),
      'firstPlayer',
      'nothing: the Cardinal begins',
    ],
    ['R22.1', cardinal(7), 'cardinal', 'a level or a list of challenges'],
    ['R22.1', cardinal({}), 'cardinal.level', 'one of easy, normal, hard'],
    ['R22.1', cardinal({ mood: 1 }), 'cardinal.mood', 'one of level, challenges'],
    ['Q22.1', cardinal({ level: 'easy', challenges: [] }), 'cardinal.level', 'nothing beside challenges'],
    ['R22.1', cardinal({ challenges: 'all' }), 'cardinal.challenges', 'a list without repetition'],
    ['R22.1', cardinal({ challenges: [first, first] }), 'cardinal.challenges', 'a list without repetition'],
    ['R22.1', cardinal({ challenges: [second, 'none'] }), 'cardinal.challenges[1]', `one of ${challenges}`],
    ['R2.1', { players, readings: [] }, 'readings', 'readings by their names'],
    ['R2.1', { players, readings: { luck: 1 } }, 'readings.luck', `one of ${READING_NAMES.join(', ')}`],
    ['R2.1', { players, readings: { kingAction: 1 } }, 'readings.kingAction', 'one of steps, all'],
    ['R2.1', { players, boxes: [] }, 'boxes', 'boxes by their names'],
  ];
  for (const [id, options, option, expected] of CASES)
    rule(id, `${option}: ${expected}`, () => {
      expect(problem(options)).toMatchObject({ option, expected });
    });
});

rule(
  'R22.1 Q22.1',
  'the Cardinal is as strong as a level says, or as the Challenges that were chosen',
  () => {
    const strength = (chosen?: object) =>
      strengthOf(readOptions(chosen ? { players: [PLUM], cardinal: chosen } : { players }));
    expect([strength(), strength({ level: 'hard' }), strength({ challenges: [] })]).toEqual([
      undefined,
      'hard',
      'own',
    ]);
  },
);

test('boxes of which nothing is chosen are none, and one that nobody knows is refused by name', () => {
  const unknown = problem({ players, boxes: { gold: {} } });
  expect(unknown).toMatchObject({ option: 'boxes.gold', problem: 'unknown' });
  // as many as are at hand
  expect(unknown.expected).toMatch(/^(silver|no box beside the base game)/);
  expect(readOptions({ players, boxes: {} })).not.toHaveProperty('boxes');
});

rule('R2.3 R2.19', 'what is not chosen is standard, the first player random', () => {
  expect(readOptions({ players })).toEqual({ players, actionTiles: 'standard', firstPlayer: 'random' });
});

rule('R2.4 R2.19', 'what is chosen is kept, the last seat included', () => {
  const chosen = { players, actionTiles: 'shuffled', firstPlayer: 1 };
  expect(readOptions(chosen)).toEqual(chosen);
  expect(readOptions({ players, firstPlayer: 'random' }).firstPlayer).toBe('random');
  expect(setUp(chosen, seeded(1)).state.options).toEqual({ actionTiles: 'shuffled', firstPlayer: 1 });
});

test('a name has at most 40 characters and no spaces around it', () => {
  const [first, second] = readOptions({
    players: [
      { name: 'x'.repeat(40), colour: 'plum' },
      { name: ' Teal ', colour: 'teal' },
    ],
  }).players;
  expect([first?.name, second?.name]).toEqual(['x'.repeat(40), 'Teal']);
});
