import { readRecord } from '../../src/table/record';
import { goldenText } from './golden';

/** Reading plays a game through and compares every round and the end with what was written down. */
export function expectPlayedThrough(name: string, scores: readonly number[] | undefined): void {
  const { record, state } = readRecord(goldenText(name));
  expect(state.ranking).toBeDefined();
  expect(record.checks).toHaveLength(4);
  expect(state.players.map(({ score }) => score)).toEqual(scores);
}
