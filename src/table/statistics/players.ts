import { seatKinds } from '../bots';
import type { SeatKind } from '../seats';
import { sum } from './counting';
import type { SeatStatistics } from './match';
import { NAMES, type Tally } from './tally';

/** How those did who played: who played most comes first. */

export interface Rate {
  readonly games: number;
  readonly wins: number;
}

export interface PlayerStatistics extends Rate {
  readonly kind: SeatKind;
  /** Bots have none, nor do people who are counted together. */
  readonly name?: string;
  readonly best: number;
  readonly meanScore: number;
}

export const rateOf = (tally: Tally, who: string): Rate => ({
  games: tally[NAMES.games(who)] ?? 0,
  wins: tally[NAMES.wins(who)] ?? 0,
});

const mostFirst = (players: readonly PlayerStatistics[]): PlayerStatistics[] =>
  players.toSorted((a, b) => b.games - a.games);

/** People each by their name, bots by their kind. */
export function byName(seats: readonly SeatStatistics[]): PlayerStatistics[] {
  const groups = new Map<string, SeatStatistics[]>();
  for (const seat of seats) {
    const key = seat.kind === 'person' ? `person ${seat.name}` : seat.kind;
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  return mostFirst(
    [...groups.values()].flatMap(group =>
      group.slice(0, 1).map(({ kind, name }) => ({
        kind,
        ...(kind === 'person' && { name }),
        games: group.length,
        wins: group.filter(({ place }) => place === 1).length,
        best: Math.max(...group.map(({ score }) => score)),
        meanScore: sum(group.map(({ score }) => score)) / group.length,
      })),
    ),
  );
}

/** People all together. */
export function byKind(tally: Tally): PlayerStatistics[] {
  const there = seatKinds().filter(kind => rateOf(tally, NAMES.kind(kind)).games > 0);
  return mostFirst(
    there.map(kind => {
      const rate = rateOf(tally, NAMES.kind(kind));
      const scores = scoresOf(tally, kind);
      const total = sum(scores.map(({ score, times }) => score * times));
      return {
        ...{ kind, ...rate },
        best: Math.max(...scores.map(({ score }) => score)),
        meanScore: total / rate.games,
      };
    }),
  );
}

function scoresOf(tally: Tally, kind: SeatKind): { score: number; times: number }[] {
  const start = NAMES.score(kind, '');
  return Object.entries(tally)
    .filter(([name]) => name.startsWith(start))
    .map(([name, times]) => ({ score: Number(name.slice(start.length)), times }));
}
