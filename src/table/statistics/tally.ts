import { wheelActions } from '../../content';
import { COLOURS, type Colour, type WheelAction } from '../../content/vocabulary';
import { countedDeeds, type Deed } from '../../rules/countedDeeds';
import { rowsIn, type ScoreRow } from '../../rules/scoreSheet';
import type { CardinalStrength } from '../../rules/setup/options';
import { isBroughtSeat, type SeatKind } from '../seats';
import { DIE_VALUES, type MatchStatistics, type SeatStatistics } from './match';

/**
 * What a match adds to the numbers of many: figures with names, so that tallies can be added up, and kept, without
 * the matches they came from. Nobody's name is in it.
 */
export type Tally = Readonly<Record<string, number>>;

/** Raised when something is counted that was not before, or otherwise: houses then count their matches anew. */
export const TALLY_VERSION = 1;

/** What the figures are called. */
export const NAMES = {
  points: (row: ScoreRow, round: number) => `points ${row} ${round}`,
  die: (colour: Colour, value: number) => `die ${colour} ${value}`,
  action: (action: WheelAction) => `action ${action}`,
  deed: (deed: Deed) => `deed ${deed}`,
  /** So often this score was reached. */
  score: (kind: SeatKind, score: number | '') => `score ${kind} ${score}`,
  /** Who can win. */
  seat: (seats: number, seat: number) => `seat ${seats} ${seat}`,
  level: (level: CardinalStrength) => `level ${level}`,
  kind: (kind: SeatKind) => `kind ${kind}`,
  games: (who: string) => `games ${who}`,
  wins: (who: string) => `wins ${who}`,
};

type Figure = readonly [name: string, count: number];

/** Before the names of all that was counted where the rules were read in an own way. */
const OWN = 'own ';

/** The figures of usual matches, or of those with readings of their own: never both in one sum. */
export const partOf = (tally: Tally, isOwn: boolean): Tally =>
  Object.fromEntries(
    Object.entries(tally)
      .filter(([name]) => name.startsWith(OWN) === isOwn)
      .map(([name, count]) => [isOwn ? name.slice(OWN.length) : name, count]),
  );

/** Only a match that was played to its end counts. Averages are of players: what a box brings along is none. */
export function tallyOf(match: MatchStatistics): Tally {
  const figures = match.over ? figuresOfMatch(match) : [];
  return addUp(match.readings ? figures.map(([name, count]) => [`${OWN}${name}`, count] as const) : figures);
}

function figuresOfMatch({ seats, level, moves, milliseconds }: MatchStatistics): Figure[] {
  const players = seats.filter(({ kind }) => !isBroughtSeat(kind));
  return [
    ['matches', 1],
    ['seats', players.length],
    ['moves', moves],
    ['milliseconds', milliseconds ?? 0],
    ['timed', milliseconds === undefined ? 0 : 1],
    ...players.flatMap(figuresOf),
    ...players.flatMap(seat =>
      rated(level === undefined ? NAMES.seat(seats.length, seat.seat) : NAMES.level(level), seat),
    ),
    ...seats.flatMap(seat => [
      ...rated(NAMES.kind(seat.kind), seat),
      [NAMES.score(seat.kind, seat.score), 1] as const,
    ]),
  ];
}

const figuresOf = ({ points, dice, actions, deeds }: SeatStatistics): Figure[] => [
  ...rowsIn(points).flatMap(row =>
    (points[row] ?? []).map((sum, round) => [NAMES.points(row, round), sum] as const),
  ),
  ...COLOURS.flatMap(colour =>
    DIE_VALUES.map((value, at) => [NAMES.die(colour, value), dice[colour][at] ?? 0] as const),
  ),
  ...wheelActions().map(action => [NAMES.action(action), actions[action] ?? 0] as const),
  ...countedDeeds().map(deed => [NAMES.deed(deed), deeds[deed] ?? 0] as const),
];

const rated = (who: string, { place }: SeatStatistics): Figure[] => [
  [NAMES.games(who), 1],
  [NAMES.wins(who), place === 1 ? 1 : 0],
];

export const addTallies = (tallies: readonly Tally[]): Tally => addUp(tallies.flatMap(Object.entries));

/** What is nothing needs no place. */
function addUp(figures: readonly Figure[]): Tally {
  const sums = new Map<string, number>();
  for (const [name, count] of figures) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries([...sums].filter(([, count]) => count !== 0));
}
