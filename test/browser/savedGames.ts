import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, printRecord, replay } from '../../src/rules/replay';

/** Entries of the storage of a browser. */
export type Kept = Record<string, string>;

/** A finished game of four, as an earlier visit left it behind. */
export function finishedGame(id = 'finished'): Kept {
  const record = parseRecord(readFileSync(join(__dirname, '../games/4-players-a.txt'), 'utf8'));
  const state = replay(record);
  const stored = {
    version: 1,
    seats: ['person', 'person', 'random', 'greedy'],
    saved: 1,
    record: printRecord(record),
    summary: {
      players: state.players.map(({ name, colour, score }) => ({ name, colour, score })),
      round: state.round,
      cycle: state.cycle,
      over: true,
    },
  };
  return { [`tiletum.match.${id}`]: JSON.stringify(stored) };
}
