import { CARDINAL_LEVELS } from '../../content';
import { shelveAlways } from '../boxes';
import { CARDINAL } from '../cardinal/board';
import { LONGEST_NAME } from '../../content/people';
import { PLAYER_COLOURS, type Options, type PlayerOption } from '../model';
import { readingsWith } from '../boxReadings';
import { CHOOSABLE, READINGS, READING_NAMES, type Reading, type Readings } from '../readings';
import { allBoxes, boxOf, type ChosenBoxes } from '../shelf';
import type { BoxOptions } from '../workings';
import type { CardinalOption } from '../cardinal/model';
import { BadOptions, type OptionProblem } from './badOptions';

export { BadOptions, type OptionProblem } from './badOptions';

// options are read by what the boxes at hand know of them
shelveAlways();

const PLAYERS = { least: 2, most: 4 };

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
  if (name.length > LONGEST_NAME)
    throw wrong(`${option}.name`, 'tooLong', `at most ${LONGEST_NAME} characters`);
  const known = PLAYER_COLOURS.find(each => each === colour);
  if (!known) throw wrong(`${option}.colour`, 'expected', `one of ${PLAYER_COLOURS.join(', ')}`);
  return { name: name.trim(), colour: known };
}

function readPlayers(value: unknown, solo: boolean): PlayerOption[] {
  if (!Array.isArray(value)) throw wrong('players', 'expected', 'a list of names and colours');
  if (solo && value.length !== 1) throw wrong('players', 'count', '1 player against the Cardinal');
  if (!solo && (value.length < PLAYERS.least || value.length > PLAYERS.most))
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

/** The Cardinal begins (R14.6). */
function readSoloFirst(value: unknown): Options['firstPlayer'] {
  if (value === undefined || value === CARDINAL) return CARDINAL;
  throw wrong('firstPlayer', 'expected', 'nothing: the Cardinal begins');
}

/** A level, or a list of Challenges, none of them twice (R22.1–R22.4, Q22.1). */
function readCardinal(value: unknown, boxes: BoxOptions | undefined): CardinalOption {
  if (!isRecord(value)) throw wrong('cardinal', 'expected', 'a level or a list of challenges');
  refuseUnknown(value, ['level', 'challenges'], 'cardinal.');
  const { level, challenges } = value;
  if (challenges === undefined) {
    const known = CARDINAL_LEVELS.find(({ id }) => id === level);
    if (known) return { level: known.id };
    throw wrong('cardinal.level', 'expected', `one of ${CARDINAL_LEVELS.map(({ id }) => id).join(', ')}`);
  }
  if (level !== undefined) throw wrong('cardinal.level', 'expected', 'nothing beside challenges');
  if (!Array.isArray(challenges) || new Set(challenges).size < challenges.length)
    throw wrong('cardinal.challenges', 'expected', 'a list without repetition');
  const inPlay = boxOf({ options: { cardinal: { challenges: [] }, ...(boxes && { boxes }) } });
  const known = inPlay.contents.challenges.map(({ id }) => id);
  return { challenges: challenges.map((id: unknown, index) => readChallenge(id, index, known)) };
}

function readChallenge(id: unknown, index: number, known: readonly string[]): string {
  const found = known.find(each => each === id);
  if (found !== undefined) return found;
  throw wrong(`cardinal.challenges[${index}]`, 'expected', `one of ${known.join(', ')}`);
}

/** How strong the Cardinal is, if it plays: a level, or `own` for chosen Challenges. */
export type CardinalStrength = Extract<CardinalOption, { level: unknown }>['level'] | 'own';

export const strengthOf = ({ cardinal }: Options): CardinalStrength | undefined =>
  cardinal && ('level' in cardinal ? cardinal.level : 'own');

/** How many sit at the table: the players, and whoever a box brings along. */
export const seatCount = ({ players, ...options }: Options): number =>
  boxOf({ options }).boxes.reduce((sum, { seats = 0 }) => sum + seats, players.length);

/** What is chosen of boxes besides the base game: each reads its own. */
function readBoxes(value: unknown): BoxOptions | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) throw wrong('boxes', 'expected', 'boxes by their names');
  const read = Object.entries(value).map(([name, chosen]) => [name, readBox(name, chosen)] as const);
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function readBox(name: string, chosen: unknown): unknown {
  const choosable = allBoxes().filter(({ readOptions: read }) => read);
  const box = choosable.find(each => each.name === name);
  if (box?.readOptions) return box.readOptions(chosen);
  throw wrong(
    `boxes.${name}`,
    'unknown',
    choosable.map(each => each.name).join(', ') || 'no box beside the base game',
  );
}

/** Readings from outside: what is usual is left out, so that the same game has the same options. */
export function readReadings(
  value: unknown,
  known: Readonly<Record<string, Reading>> = READINGS,
): Readings | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) throw wrong('readings', 'expected', 'readings by their names');
  refuseUnknown(value, Object.keys(known), 'readings.');
  const differing = Object.entries(known)
    .filter(([name]) => value[name] !== undefined)
    .map(([name, reading]) => [name, readReading(value[name], name, reading)] as const)
    .filter(([name, answer]) => answer !== known[name]?.usual);
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

function readReading(value: unknown, name: string, { values }: Reading): string {
  const found = values.find(each => each === value);
  if (found !== undefined) return found;
  throw wrong(`readings.${name}`, 'expected', `one of ${values.join(', ')}`);
}

/** Options from outside, complete and checked; throws `BadOptions` with the first one that is wrong (R2.1). */
export function readOptions(value: unknown): Options {
  if (!isRecord(value)) throw wrong('options', 'expected', 'an object');
  refuseUnknown(value, ['players', 'actionTiles', 'firstPlayer', 'cardinal', 'readings', 'boxes'], '');
  const boxes = readBoxes(value['boxes']);
  const cardinal = value['cardinal'] === undefined ? undefined : readCardinal(value['cardinal'], boxes);
  const players = readPlayers(value['players'], cardinal !== undefined);
  const actionTiles = value['actionTiles'] ?? 'standard';
  if (actionTiles !== 'standard' && actionTiles !== 'shuffled')
    throw wrong('actionTiles', 'expected', `'standard' or 'shuffled'`);
  const firstPlayer = cardinal
    ? readSoloFirst(value['firstPlayer'])
    : readFirstPlayer(value['firstPlayer'], players.length);
  const inPlay: ChosenBoxes = { ...(cardinal && { cardinal }), ...(boxes && { boxes }) };
  const readings = readReadings(value['readings'], readingsWith(inPlay));
  return {
    ...{ players, actionTiles, firstPlayer },
    ...(cardinal && { cardinal }),
    ...(readings && { readings }),
    ...(boxes && { boxes }),
  };
}

/** Options that somebody chooses for a new table: what only `migrateRecord` sets is nobody's to choose. */
export function readChosen(value: unknown): Options {
  const options = readOptions(value);
  const foreign = READING_NAMES.find(name => options.readings?.[name] && !CHOOSABLE.includes(name));
  if (foreign) throw wrong(`readings.${foreign}`, 'unknown', `one of ${CHOOSABLE.join(', ')}`);
  return options;
}
