import type { Brought } from '../content';
import type { GameEvent } from './events';
import type { BaseSource } from './baseWords';
import type { Seat, SourceKind, State } from './model';
import { allBoxes, boxOf } from './shelf';
import type { Workings } from './workings';

/** Where every point came from: the scoring events, sorted by seat, round and kind of source. */

/** The rows of the base game. */
export type BaseScoreRow =
  | 'start'
  | 'contracts'
  | 'cathedrals'
  | 'spaces'
  | 'king'
  | 'fairs'
  | 'housesTimesPillars'
  | 'completedBuildings'
  | 'leftovers';
export type ScoreRow = Brought<Workings, 'scoreRow'>;

/** To which row the points of a source go: spaces, tiles and whatever else scores make one. */
export const SCORED: Readonly<Record<BaseSource, BaseScoreRow>> = {
  setup: 'start',
  contract: 'contracts',
  contractSpace: 'contracts',
  cathedral: 'cathedrals',
  die: 'spaces',
  action: 'spaces',
  exchange: 'spaces',
  buy: 'spaces',
  helper: 'spaces',
  character: 'spaces',
  crestSpace: 'spaces',
  houseSpace: 'spaces',
  building: 'spaces',
  corruption: 'spaces',
  offer: 'spaces',
  round: 'spaces',
  leader: 'king',
  kingTrack: 'king',
  fair: 'fairs',
  housesTimesPillars: 'housesTimesPillars',
  completedBuildings: 'completedBuildings',
  leftovers: 'leftovers',
};

/** The rows of the base game, in their one fixed order. */
export const SCORE_ROWS: readonly BaseScoreRow[] = [...new Set(Object.values(SCORED))];

/** The rows of the boxes at hand, in their one fixed order: the base game's come first. */
export const scoreRows = (): readonly ScoreRow[] => [
  ...new Set(allBoxes().flatMap(({ scored = {} }) => Object.values(scored))),
];

/** The rows of a game. */
export const scoreRowsOf = (state: Pick<State, 'options'>): readonly ScoreRow[] => [
  ...new Set(Object.values(boxOf(state).scored)),
];

/** The row to which the points of a source go. */
export const scoreRowOf = (source: SourceKind): ScoreRow => {
  for (const { scored } of allBoxes()) if (scored && source in scored) return scored[source];
  return 'spaces';
};

export interface ScoreEntry {
  seat: Seat;
  /** 0 is the set-up, 5 the final scoring. */
  round: number;
  row: ScoreRow;
  points: number;
  event: GameEvent;
}

/** What is scored at the end, whatever the box. */
export const isFinal = (source: SourceKind): boolean =>
  allBoxes().some(({ finalParts }) => finalParts && source in finalParts);

/** Rows that nothing fills before the end. */
export const finalRows = (): readonly ScoreRow[] => scoreRows().filter(row => sourcesOf(row).every(isFinal));

const sourcesOf = (row: ScoreRow): SourceKind[] =>
  allBoxes().flatMap(({ scored = {} }) =>
    (Object.keys(scored) as (keyof typeof scored)[]).filter(source => scored[source] === row),
  );

export const FINAL_ROUND = 5;

/** Every scoring event with its round and row. Spaces, tiles and whatever else scores make one row. */
export function scoreEntries(events: readonly GameEvent[]): ScoreEntry[] {
  let round = 0;
  return events.flatMap((event): ScoreEntry[] => {
    if (event.what === 'phase') round = event.round;
    if (event.what !== 'score' || event.seat === undefined) return [];
    const { kind } = event.source;
    const row = scoreRowOf(kind);
    const when = row === 'start' ? 0 : isFinal(kind) ? FINAL_ROUND : round;
    return [{ seat: event.seat, round: when, row, points: event.points, event }];
  });
}

const sum = (entries: readonly ScoreEntry[]): number =>
  entries.reduce((total, entry) => total + entry.points, 0);

/** What a sheet says of the rows of its game: those of a box are only there where the box is in play. */
export type ByRow<T> = Readonly<Record<BaseScoreRow, T> & Partial<Record<ScoreRow, T>>>;

/** The rows of a sheet, or of several together, in their one fixed order. */
export const rowsIn = (...sheets: readonly ByRow<unknown>[]): ScoreRow[] =>
  scoreRows().filter(row => sheets.some(sheet => row in sheet));

/** The points of a seat by row. */
export const pointsByRow = (
  entries: readonly ScoreEntry[],
  rows: readonly ScoreRow[],
  seat: Seat,
): ByRow<number> =>
  Object.fromEntries(
    rows.map(row => [row, sum(entries.filter(entry => entry.seat === seat && entry.row === row))]),
  ) as ByRow<number>;

/** The points of a seat by row in each round: 0 is the start, 5 the final scoring. */
export const pointsByRound = (
  entries: readonly ScoreEntry[],
  rows: readonly ScoreRow[],
  seat: Seat,
): ByRow<number[]> =>
  Object.fromEntries(
    rows.map(row => [
      row,
      Array.from({ length: FINAL_ROUND + 1 }, (_, round) =>
        sum(entries.filter(entry => entry.seat === seat && entry.row === row && entry.round === round)),
      ),
    ]),
  ) as ByRow<number[]>;

/** The score of a seat at the end of every round, from the start (0) to the final scoring. */
export const scoreByRound = (entries: readonly ScoreEntry[], seat: Seat): number[] =>
  Array.from({ length: FINAL_ROUND + 1 }, (_, round) =>
    sum(entries.filter(entry => entry.seat === seat && entry.round <= round)),
  );
