import { BadRecord } from '../../rules/badRecord';
import { activeSeat, type State } from '../../rules/model';
import { boxesOf, printRecord, readRecord, type MatchRecord, type FittingRecord } from '../../table/record';
import { isSeatKind } from '../../table/bots';
import { seatsFit } from '../../table/seats';
import type { Stored, StoredSummary } from './storedForm';

/** A game as it lies in the storage of this device, and what can be believed of it. */

const summaryOf = (state: State): StoredSummary => ({
  players: state.players.map(({ name, colour, score }) => ({ name, colour, score })),
  round: state.round,
  cycle: state.cycle,
  active: activeSeat(state),
  over: state.ranking !== undefined,
  boxes: boxesOf(state.options),
});

export const storedOf = (record: MatchRecord, saved: number, state: State): Stored => ({
  version: 1,
  seats: [...record.seats],
  saved,
  record: printRecord(record),
  summary: summaryOf(state),
});

/** The record of a saved game; throws where it does not fit. The first records did not tell who sat there. */
export function readStored({ record: text, seats }: Stored): FittingRecord {
  if (!seats.every(isSeatKind)) throw new BadRecord(0, 'newer', 'seats');
  const { record, state } = readRecord(text);
  if (!seatsFit(seats, state)) throw new BadRecord(0, 'field', 'seats');
  return { record: { ...record, seats }, state };
}
