import { CARDINAL_LEVELS } from '../../content';
import { isAbsent, isEither, isFields, isLike, isList, isOneOf, isWhole, type Is } from '../../given';
import { shelveAlways } from '../boxes';
import { CARDINAL } from '../cardinal/board';
import { LONGEST_NAME } from '../../content/people';
import { PLAYER_COLOURS, type Options, type PlayerOption } from '../model';
import { readingsWith } from '../boxReadings';
import { CHOOSABLE, READINGS, READING_NAMES, type Reading, type Readings } from '../readings';
import { allBoxes, boxOf, type ChosenBoxes } from '../shelf';
import type { BoxOptions } from '../workings';
import type { CardinalOption } from '../cardinal/model';
import { optionsAt } from './badOptions';

export { BadOptions, type OptionProblem } from './badOptions';

// options are read by what the boxes at hand know of them
shelveAlways();

const PLAYERS = { least: 2, most: 4 };

const { wrong, must, mustBeKnown, refuseUnknown } = optionsAt('');

function readPlayer(value: unknown, option: string): PlayerOption {
  const player = must(isFields, value, option, 'a name and a colour');
  refuseUnknown(player, ['name', 'colour'], `${option}.`);
  const name = must(isLike(/\S/), player['name'], `${option}.name`, 'a name');
  if (name.length > LONGEST_NAME)
    throw wrong(`${option}.name`, 'tooLong', `at most ${LONGEST_NAME} characters`);
  return { name: name.trim(), colour: mustBeKnown(player['colour'], PLAYER_COLOURS, `${option}.colour`) };
}

function readPlayers(value: unknown, solo: boolean): PlayerOption[] {
  const given = must(isList, value, 'players', 'a list of names and colours');
  if (solo && given.length !== 1) throw wrong('players', 'count', '1 player against the Cardinal');
  if (!solo && (given.length < PLAYERS.least || given.length > PLAYERS.most))
    throw wrong('players', 'count', `${PLAYERS.least} to ${PLAYERS.most} players`);
  const players = given.map((each, index) => readPlayer(each, `players[${index}]`));
  players.forEach(({ colour }, index) => {
    if (players.findIndex(other => other.colour === colour) < index)
      throw wrong(`players[${index}].colour`, 'taken', 'a colour of its own for every player');
  });
  return players;
}

function readFirstPlayer(value: unknown, players: number): Options['firstPlayer'] {
  const isFirst = isEither(isOneOf(['random']), isWhole(0, players - 1));
  const first = value === undefined ? 'random' : value;
  return must(isFirst, first, 'firstPlayer', `'random' or a seat from 0 to ${players - 1}`);
}

/** The Cardinal begins (R14.6). */
function readSoloFirst(value: unknown): Options['firstPlayer'] {
  if (value === undefined || value === CARDINAL) return CARDINAL;
  throw wrong('firstPlayer', 'expected', 'nothing: the Cardinal begins');
}

/** A level, or a list of Challenges, none of them twice (R22.1–R22.4, Q22.1). */
function readCardinal(value: unknown, boxes: BoxOptions | undefined): CardinalOption {
  const given = must(isFields, value, 'cardinal', 'a level or a list of challenges');
  refuseUnknown(given, ['level', 'challenges'], 'cardinal.');
  const { level, challenges } = given;
  if (challenges === undefined) return { level: mustBeKnown(level, LEVELS, 'cardinal.level') };
  must(isAbsent, level, 'cardinal.level', 'nothing beside challenges');
  const chosen = must(isWithoutRepetition, challenges, 'cardinal.challenges', 'a list without repetition');
  const inPlay = boxOf({ options: { cardinal: { challenges: [] }, ...(boxes && { boxes }) } });
  const known = inPlay.contents.challenges.map(({ id }) => id);
  return { challenges: chosen.map((id, index) => mustBeKnown(id, known, `cardinal.challenges[${index}]`)) };
}

const LEVELS = CARDINAL_LEVELS.map(({ id }) => id);

const isWithoutRepetition: Is<readonly unknown[]> = (value): value is readonly unknown[] =>
  isList(value) && new Set(value).size === value.length;

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
  const boxes = must(isFields, value, 'boxes', 'boxes by their names');
  const read = Object.entries(boxes).map(([name, chosen]) => [name, readBox(name, chosen)] as const);
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
  const given = must(isFields, value, 'readings', 'readings by their names');
  refuseUnknown(given, Object.keys(known), 'readings.');
  const differing = Object.entries(known)
    .filter(([name]) => given[name] !== undefined)
    .map(([name, { values }]) => [name, mustBeKnown(given[name], values, `readings.${name}`)] as const)
    .filter(([name, answer]) => answer !== known[name]?.usual);
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

const isActionTiles = isOneOf(['standard', 'shuffled']);

/** Options from outside, complete and checked; throws `BadOptions` with the first one that is wrong (R2.1). */
export function readOptions(value: unknown): Options {
  const given = must(isFields, value, 'options', 'an object');
  refuseUnknown(given, ['players', 'actionTiles', 'firstPlayer', 'cardinal', 'readings', 'boxes']);
  const boxes = readBoxes(given['boxes']);
  const cardinal = given['cardinal'] === undefined ? undefined : readCardinal(given['cardinal'], boxes);
  const players = readPlayers(given['players'], cardinal !== undefined);
  const tiles = given['actionTiles'] ?? 'standard';
  const actionTiles = must(isActionTiles, tiles, 'actionTiles', `'standard' or 'shuffled'`);
  const firstPlayer = cardinal
    ? readSoloFirst(given['firstPlayer'])
    : readFirstPlayer(given['firstPlayer'], players.length);
  const inPlay: ChosenBoxes = { ...(cardinal && { cardinal }), ...(boxes && { boxes }) };
  const readings = readReadings(given['readings'], readingsWith(inPlay));
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
