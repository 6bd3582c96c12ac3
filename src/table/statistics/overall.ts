import { CARDINAL_LEVELS, wheelActions } from '../../content';
import {
  COLOURS,
  WHEEL_ACTIONS,
  type Colour,
  type BaseWheelAction,
  type WheelAction,
} from '../../content/vocabulary';
import { COUNTED_DEEDS, countedDeeds, type BaseDeed, type Deed } from '../../rules/countedDeeds';
import { PLAYER_COLOURS } from '../../rules/model';
import { SCORE_ROWS, scoreRows, type ByRow } from '../../rules/scoreSheet';
import type { CardinalStrength } from '../../rules/setup/options';
import { forEach, type Counts } from './counting';
import { DIE_VALUES, ROUNDS, type MatchStatistics } from './match';
import { byKind, byName, rateOf, type PlayerStatistics, type Rate } from './players';
import { addTallies, NAMES, partOf, tallyOf, type Tally } from './tally';

/** The numbers of many matches. Only those that were played to their end count. */

export interface OverallStatistics {
  readonly matches: number;
  /** Seats of people and bots: what the sums below are to be divided by. */
  readonly seats: number;
  readonly moves: number;
  /** Of those matches whose times are known, and how many they are. */
  readonly milliseconds: number;
  readonly timed: number;
  /** By source and round: 0 is the set-up, 5 the final scoring. */
  readonly points: ByRow<readonly number[]>;
  readonly dice: Readonly<Record<Colour, readonly number[]>>;
  readonly actions: Counts<BaseWheelAction> & Partial<Counts<WheelAction>>;
  readonly deeds: Counts<BaseDeed> & Partial<Counts<Deed>>;
  /** Between people and bots, by number of players and by seat. */
  readonly bySeat: Readonly<Partial<Record<number, readonly Rate[]>>>;
  /** Of whoever plays against the Cardinal. */
  readonly againstCardinal: Readonly<Partial<Record<CardinalStrength, Rate>>>;
  readonly players: readonly PlayerStatistics[];
}

/** The numbers of usual matches, and apart from them of those with readings of their own, if there are any. */
export interface AllStatistics extends OverallStatistics {
  readonly own?: OverallStatistics;
}

/** Of matches that are all at hand: people go by their names. */
export function overall(all: readonly MatchStatistics[]): AllStatistics {
  const named = (sums: OverallStatistics, isOwn: boolean): OverallStatistics => {
    const matches = all.filter(({ over, readings }) => over && (readings !== undefined) === isOwn);
    return { ...sums, players: byName(matches.flatMap(match => match.seats)) };
  };
  const { own, ...usual } = overallOf(addTallies(all.map(tallyOf)));
  return { ...named(usual, false), ...(own && { own: named(own, true) }) };
}

/** Of whatever was added up: nobody has a name. */
export function overallOf(tally: Tally): AllStatistics {
  const own = sumsOf(partOf(tally, true));
  return { ...sumsOf(partOf(tally, false)), ...(own.matches > 0 && { own }) };
}

function sumsOf(tally: Tally): OverallStatistics {
  const count = (name: string): number => tally[name] ?? 0;
  const rows = known(scoreRows(), SCORE_ROWS, row =>
    ROUNDS.some(round => count(NAMES.points(row, round)) !== 0),
  );
  const deeds = known(countedDeeds(), COUNTED_DEEDS, deed => count(NAMES.deed(deed)) > 0);
  const actions = known(wheelActions(), WHEEL_ACTIONS, action => count(NAMES.action(action)) > 0);
  return {
    matches: count('matches'),
    seats: count('seats'),
    moves: count('moves'),
    milliseconds: count('milliseconds'),
    timed: count('timed'),
    points: forEach(rows, row => ROUNDS.map(round => count(NAMES.points(row, round)))),
    dice: forEach(COLOURS, colour => DIE_VALUES.map(value => count(NAMES.die(colour, value)))),
    actions: forEach(actions, action => count(NAMES.action(action))),
    deeds: forEach(deeds, deed => count(NAMES.deed(deed))),
    bySeat: bySeat(tally),
    againstCardinal: againstCardinal(tally),
    players: byKind(tally),
  };
}

/** The names of the base game always; those of a box as soon as something was counted under them. */
const known = <N extends string>(
  all: readonly N[],
  base: readonly N[],
  isCounted: (name: N) => boolean,
): N[] => all.filter(name => base.includes(name) || isCounted(name));

const LEVELS: readonly CardinalStrength[] = [...CARDINAL_LEVELS.map(({ id }) => id), 'own'];

function bySeat(tally: Tally): OverallStatistics['bySeat'] {
  const tables = PLAYER_COLOURS.map((_, index) =>
    Array.from({ length: index + 1 }, (_, seat) => rateOf(tally, NAMES.seat(index + 1, seat))),
  );
  return Object.fromEntries(
    tables.filter(rates => rates.some(({ games }) => games > 0)).map(rates => [rates.length, rates]),
  );
}

function againstCardinal(tally: Tally): OverallStatistics['againstCardinal'] {
  const rates = LEVELS.map(level => [level, rateOf(tally, NAMES.level(level))] as const);
  return Object.fromEntries(rates.filter(([, { games }]) => games > 0));
}
