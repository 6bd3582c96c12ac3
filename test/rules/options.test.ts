import { seeded } from '../../src/rules/chance';
import { PLAYER_COLOURS } from '../../src/rules/model';
import { setUp } from '../../src/rules/setup';
import { dealtAs } from '../../src/rules/setup/badOptions';
import { BadOptions, readOptions, type OptionProblem } from '../../src/rules/setup/options';
import { rule } from '../rule';
import { tableOf, watching } from './situation';

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
