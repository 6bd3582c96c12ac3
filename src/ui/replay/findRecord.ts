import { BadRecord } from '../../rules/badRecord';
import { boxesIn, readRecord, type MatchRecord } from '../../table/record';
import { BoxAway, fetchBoxes, toFetch } from '../boxes/fetch';
import { houseApi, HouseProblem } from '../online/houseApi';
import { sittingAt } from '../online/sittings';
import { boxesFor, loadMatch } from '../session/savedMatches';

/** What lies at the address of a replay: a record, one that does not fit, or nothing, and why. */
export type Found = { readonly record: MatchRecord } | NotFound;
export type NotFound = { readonly bad: BadRecord } | { readonly why: string };

/** A game of this device, saved or imported, that can be shown at once. */
export function recordAtHand(id: string): MatchRecord | undefined {
  return toFetch(boxesFor(id)).length > 0 ? undefined : loadMatch(id)?.record;
}

/** A game of this device, else of the house; what it is played with is fetched. */
export async function findRecord(id: string): Promise<Found> {
  try {
    await fetchBoxes(boxesFor(id));
    const record = recordAtHand(id);
    return { record: record ?? (await houseRecord(id)) };
  } catch (error) {
    if (error instanceof BadRecord) return { bad: error };
    if (error instanceof BoxAway) return { why: 'boxAway' };
    return { why: error instanceof HouseProblem ? error.why : 'failure' };
  }
}

/** A match of the house: a finished one, or one at which somebody sits here. */
async function houseRecord(id: string): Promise<MatchRecord> {
  const text = await houseApi.record(id, sittingAt(id)?.token);
  await fetchBoxes(boxesIn(text));
  return readRecord(text).record;
}
