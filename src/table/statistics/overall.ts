import { COLOURS, WHEEL_ACTIONS, type Colour, type WheelAction } from '../../content/vocabulary';
import { SCORE_ROWS, type ScoreRow } from '../../rules/scoreSheet';
import type { CardinalStrength } from '../../rules/setup/options';
import { forEach, sum, sumUp, type Counts } from './counting';
import { DEEDS, type Deed, type MatchStatistics, type SeatStatistics } from './match';

/** The numbers of many matches. Only those that were played to their end count. */

export interface Rate {
  readonly games: number;
  readonly wins: number;
}

/** How somebody of this name did; kinds of bots go by the name of their kind. */
export interface PlayerStatistics extends Rate {
  readonly name: string;
  readonly isPerson: boolean;
  readonly best: number;
  readonly meanScore: number;
}

export interface OverallStatistics {
  readonly matches: number;
  /** Seats that took part: what the sums below are to be divided by. */
  readonly seats: number;
  readonly moves: number;
  /** Of those matches whose times are known, and how many they are. */
  readonly milliseconds: number;
  readonly timed: number;
  readonly points: Readonly<Record<ScoreRow, readonly number[]>>;
  readonly dice: Readonly<Record<Colour, readonly number[]>>;
  readonly actions: Counts<WheelAction>;
  readonly deeds: Counts<Deed>;
  /** Between people and bots, by number of players and by seat. */
  readonly bySeat: Readonly<Partial<Record<number, readonly Rate[]>>>;
  /** Of whoever plays against the Cardinal. */
  readonly againstCardinal: Readonly<Partial<Record<CardinalStrength, Rate>>>;
  readonly players: readonly PlayerStatistics[];
}

export function overall(all: readonly MatchStatistics[]): OverallStatistics {
  const matches = all.filter(({ over }) => over);
  const seats = matches.flatMap(match => match.seats);
  const timed = matches.flatMap(({ milliseconds }) => milliseconds ?? []);
  return {
    matches: matches.length,
    seats: seats.length,
    moves: sum(matches.map(({ moves }) => moves)),
    milliseconds: sum(timed),
    timed: timed.length,
    points: forEach(SCORE_ROWS, row => sumUp(seats.map(({ points }) => points[row]))),
    dice: forEach(COLOURS, colour => sumUp(seats.map(({ dice }) => dice[colour]))),
    actions: forEach(WHEEL_ACTIONS, action => sum(seats.map(({ actions }) => actions[action]))),
    deeds: forEach(DEEDS, deed => sum(seats.map(({ deeds }) => deeds[deed]))),
    bySeat: bySeat(matches.filter(({ level }) => level === undefined)),
    againstCardinal: againstCardinal(matches),
    players: players(seats),
  };
}

const rate = (seats: readonly (SeatStatistics | undefined)[]): Rate => ({
  games: seats.length,
  wins: seats.filter(seat => seat?.place === 1).length,
});

function bySeat(matches: readonly MatchStatistics[]): OverallStatistics['bySeat'] {
  const sizes = new Set(matches.map(({ seats }) => seats.length));
  return Object.fromEntries(
    [...sizes].sort().map(size => {
      const tables = matches.filter(({ seats }) => seats.length === size);
      return [size, Array.from({ length: size }, (_, seat) => rate(tables.map(({ seats }) => seats[seat])))];
    }),
  );
}

function againstCardinal(matches: readonly MatchStatistics[]): OverallStatistics['againstCardinal'] {
  const levels = new Set(matches.flatMap(({ level }) => level ?? []));
  return Object.fromEntries(
    [...levels].map(level => {
      const tables = matches.filter(match => match.level === level);
      return [level, rate(tables.map(({ seats }) => seats.find(({ kind }) => kind !== 'cardinal')))];
    }),
  );
}

/** Who played most comes first. */
function players(seats: readonly SeatStatistics[]): PlayerStatistics[] {
  const groups = new Map<string, SeatStatistics[]>();
  for (const seat of seats) {
    const key = seat.kind === 'person' ? `person ${seat.name}` : seat.kind;
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  return [...groups.values()]
    .map(group => ({
      ...rate(group),
      name: group[0]?.kind === 'person' ? group[0].name : (group[0]?.kind ?? ''),
      isPerson: group[0]?.kind === 'person',
      best: Math.max(...group.map(({ score }) => score)),
      meanScore: sum(group.map(({ score }) => score)) / group.length,
    }))
    .sort((a, b) => b.games - a.games);
}
