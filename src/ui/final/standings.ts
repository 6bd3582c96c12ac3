import type { GameEvent } from '../../rules/events';
import { playerOf, type Seat, type State } from '../../rules/model';
import { finalParts } from '../../rules/scoring';
import {
  finalRows,
  pointsByRound,
  pointsByRow,
  scoreByRound,
  scoreEntries,
  scoreRowOf,
  scoreRowsOf,
  type ByRow,
  type ScoreRow,
} from '../../rules/scoreSheet';
import { ownerOf } from '../parts/owner';
import type { Owner } from '../pictures/owners';

/** What a player has reached, with the way there. */
export interface Standing {
  readonly seat: Seat;
  /** 1 for the winner. */
  readonly place: number;
  readonly name: string;
  readonly owner: Owner;
  readonly score: number;
  readonly rows: ByRow<number>;
  /** The points of a row in each round: 0 is the start, 5 the final scoring. */
  readonly inRounds: ByRow<readonly number[]>;
  /** The score at the start, after each round and at the end. */
  readonly course: readonly number[];
}

/** The rows of the game, but for a part of the final scoring in whose place another one stands. */
function shownRows(state: State): readonly ScoreRow[] {
  const atEnd = finalParts(state).map(({ kind }) => scoreRowOf(kind));
  const ofEnd = finalRows();
  return scoreRowsOf(state).filter(row => !ofEnd.includes(row) || atEnd.includes(row));
}

/** From the winner down. */
export function standingsOf(state: State, events: readonly GameEvent[]): Standing[] {
  const entries = scoreEntries(events);
  const rows = shownRows(state);
  const ranking = state.ranking ?? state.order;
  return ranking.map((seat, index) => {
    const { name, colour, score } = playerOf(state, seat);
    return {
      seat,
      place: index + 1,
      name,
      owner: ownerOf(colour),
      score,
      rows: pointsByRow(entries, rows, seat),
      inRounds: pointsByRound(entries, rows, seat),
      course: scoreByRound(entries, seat),
    };
  });
}
