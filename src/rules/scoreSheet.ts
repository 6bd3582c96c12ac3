import type { GameEvent } from './events';
import type { Seat, SourceKind } from './model';

/** Where every point came from: the scoring events, sorted by seat, round and kind of source. */

/** The rows of a score sheet, in their one fixed order. */
export const SCORE_ROWS = [
  'start',
  'contracts',
  'cathedrals',
  'spaces',
  'king',
  'fairs',
  'housesTimesPillars',
  'completedBuildings',
  'leftovers',
] as const;
export type ScoreRow = (typeof SCORE_ROWS)[number];

const ROW_OF: Partial<Record<SourceKind, ScoreRow>> = {
  setup: 'start',
  contract: 'contracts',
  contractSpace: 'contracts',
  cathedral: 'cathedrals',
  leader: 'king',
  kingTrack: 'king',
  fair: 'fairs',
  housesTimesPillars: 'housesTimesPillars',
  completedBuildings: 'completedBuildings',
  leftovers: 'leftovers',
};

export interface ScoreEntry {
  seat: Seat;
  /** 0 is the set-up, 5 the final scoring. */
  round: number;
  row: ScoreRow;
  points: number;
  event: GameEvent;
}

const FINAL: ReadonlySet<ScoreRow> = new Set(['housesTimesPillars', 'completedBuildings', 'leftovers']);
export const FINAL_ROUND = 5;

/** Every scoring event with its round and row. Spaces, tiles and whatever else scores make one row. */
export function scoreEntries(events: readonly GameEvent[]): ScoreEntry[] {
  let round = 0;
  return events.flatMap((event): ScoreEntry[] => {
    if (event.what === 'phase') round = event.round;
    if (event.what !== 'score' || event.seat === undefined) return [];
    const row = ROW_OF[event.source.kind] ?? 'spaces';
    const when = row === 'start' ? 0 : FINAL.has(row) ? FINAL_ROUND : round;
    return [{ seat: event.seat, round: when, row, points: event.points, event }];
  });
}

const sum = (entries: readonly ScoreEntry[]): number =>
  entries.reduce((total, entry) => total + entry.points, 0);

/** The points of a seat by row. */
export const pointsByRow = (entries: readonly ScoreEntry[], seat: Seat): Record<ScoreRow, number> =>
  Object.fromEntries(
    SCORE_ROWS.map(row => [row, sum(entries.filter(entry => entry.seat === seat && entry.row === row))]),
  ) as Record<ScoreRow, number>;

/** The points of a seat by row in each round: 0 is the start, 5 the final scoring. */
export const pointsByRound = (entries: readonly ScoreEntry[], seat: Seat): Record<ScoreRow, number[]> =>
  Object.fromEntries(
    SCORE_ROWS.map(row => [
      row,
      Array.from({ length: FINAL_ROUND + 1 }, (_, round) =>
        sum(entries.filter(entry => entry.seat === seat && entry.row === row && entry.round === round)),
      ),
    ]),
  ) as Record<ScoreRow, number[]>;

/** The score of a seat at the end of every round, from the start (0) to the final scoring. */
export const scoreByRound = (entries: readonly ScoreEntry[], seat: Seat): number[] =>
  Array.from({ length: FINAL_ROUND + 1 }, (_, round) =>
    sum(entries.filter(entry => entry.seat === seat && entry.round <= round)),
  );
