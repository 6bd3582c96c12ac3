import { readRecord } from '../../src/table/record';
import { goldenText } from '../games/golden';

/** Entries of the storage of a browser. */
export type Kept = Record<string, string>;

/** A finished game of four, as an earlier visit left it behind. */
export function finishedGame(id = 'finished'): Kept {
  const record = goldenText('4-players-a');
  const { state } = readRecord(record);
  const stored = {
    version: 1,
    seats: ['person', 'person', 'random', 'greedy'],
    saved: 1,
    record,
    summary: {
      players: state.players.map(({ name, colour, score }) => ({ name, colour, score })),
      round: state.round,
      cycle: state.cycle,
      over: true,
    },
  };
  // its last round has been told
  return { [`tiletum.match.${id}`]: JSON.stringify(stored), [`tiletum.told.${id}`]: '4' };
}
