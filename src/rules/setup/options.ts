import { PLAYER_COLOURS, type Options, type PlayerOption } from '../model';

/** The one option that is wrong, and what would be right: a code and its values for the message catalogues. */
export interface OptionProblem {
  option: string;
  problem: 'unknown' | 'expected' | 'count' | 'tooLong' | 'taken';
  expected: string;
}

export class BadOptions extends Error {
  constructor(readonly details: OptionProblem) {
    super(`option '${details.option}' is not right (${details.problem}): ${details.expected}`);
  }
}

const NAME_LENGTH = 40;
const PLAYERS = { least: 2, most: 4 };

/** As which number of players the box is dealt. */
export function dealtAs(players: number): 2 | 3 | 4 {
  if (players === 2 || players === 3 || players === 4) return players;
  throw new BadOptions({ option: 'players', problem: 'count', expected: '2 to 4 players' });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (option: string, problem: OptionProblem['problem'], expected: string): BadOptions =>
  new BadOptions({ option, problem, expected });

function refuseUnknown(value: Record<string, unknown>, known: readonly string[], where: string): void {
  const stranger = Object.keys(value).find(key => !known.includes(key));
  if (stranger !== undefined) throw wrong(`${where}${stranger}`, 'unknown', `one of ${known.join(', ')}`);
}

function readPlayer(value: unknown, option: string): PlayerOption {
  if (!isRecord(value)) throw wrong(option, 'expected', 'a name and a colour');
  refuseUnknown(value, ['name', 'colour'], `${option}.`);
  const { name, colour } = value;
  if (typeof name !== 'string' || name.trim() === '') throw wrong(`${option}.name`, 'expected', 'a name');
  if (name.length > NAME_LENGTH)
    throw wrong(`${option}.name`, 'tooLong', `at most ${NAME_LENGTH} characters`);
  const known = PLAYER_COLOURS.find(each => each === colour);
  if (!known) throw wrong(`${option}.colour`, 'expected', `one of ${PLAYER_COLOURS.join(', ')}`);
  return { name: name.trim(), colour: known };
}

function readPlayers(value: unknown): PlayerOption[] {
  if (!Array.isArray(value)) throw wrong('players', 'expected', 'a list of names and colours');
  if (value.length < PLAYERS.least || value.length > PLAYERS.most)
    throw wrong('players', 'count', `${PLAYERS.least} to ${PLAYERS.most} players`);
  const players = value.map((each: unknown, index) => readPlayer(each, `players[${index}]`));
  players.forEach(({ colour }, index) => {
    if (players.findIndex(other => other.colour === colour) < index)
      throw wrong(`players[${index}].colour`, 'taken', 'a colour of its own for every player');
  });
  return players;
}

function readFirstPlayer(value: unknown, players: number): Options['firstPlayer'] {
  if (value === undefined || value === 'random') return 'random';
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players) return value;
  throw wrong('firstPlayer', 'expected', `'random' or a seat from 0 to ${players - 1}`);
}

/** Options from outside, complete and checked; throws `BadOptions` with the first one that is wrong (R2.1). */
export function readOptions(value: unknown): Options {
  if (!isRecord(value)) throw wrong('options', 'expected', 'an object');
  refuseUnknown(value, ['players', 'actionTiles', 'firstPlayer'], '');
  const players = readPlayers(value['players']);
  const actionTiles = value['actionTiles'] ?? 'standard';
  if (actionTiles !== 'standard' && actionTiles !== 'shuffled')
    throw wrong('actionTiles', 'expected', `'standard' or 'shuffled'`);
  return { players, actionTiles, firstPlayer: readFirstPlayer(value['firstPlayer'], players.length) };
}
