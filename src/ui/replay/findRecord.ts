import { BadRecord } from '../../rules/badRecord';
import { readRecord, type MatchRecord } from '../../table/record';
import { house, HouseProblem } from '../online/houseApi';
import { sittingAt } from '../online/sittings';
import { loadMatch } from '../session/savedMatches';

/** What lies at the address of a replay: a record, one that does not fit, or nothing, and why. */
export type Found = { readonly record: MatchRecord } | NotFound;
export type NotFound = { readonly bad: BadRecord } | { readonly why: string };

/** A game of this device, saved or imported. */
export function localRecord(id: string): MatchRecord | undefined {
  return loadMatch(id)?.record;
}

/** A match of the house: a finished one, or one at which somebody sits here. */
export async function houseRecord(id: string): Promise<Found> {
  try {
    return { record: readRecord(await house.record(id, sittingAt(id)?.token)).record };
  } catch (error) {
    if (error instanceof BadRecord) return { bad: error };
    return { why: error instanceof HouseProblem ? error.why : 'failure' };
  }
}
