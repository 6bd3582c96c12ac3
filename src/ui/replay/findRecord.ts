import { readRecord, type MatchRecord } from '../../table/record';
import { BadRecord } from '../../rules/badRecord';
import { sittingAt } from '../online/sittings';
import { loadMatch } from '../session/savedMatches';

/** What lies at the address of a replay: a record, one that does not fit, or nothing. */
export type Found = { readonly record: MatchRecord } | { readonly bad: BadRecord } | 'nothing';

/** A game of this device, saved or imported. */
export function localRecord(id: string): MatchRecord | undefined {
  return loadMatch(id)?.record;
}

/** A match of the house: a finished one, or one at which somebody sits here. */
export async function houseRecord(id: string): Promise<Found> {
  const token = sittingAt(id)?.token;
  try {
    const response = await fetch(`/matches/${encodeURIComponent(id)}/record`, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    });
    return response.ok ? { record: readRecord(await response.text()).record } : 'nothing';
  } catch (error) {
    return error instanceof BadRecord ? { bad: error } : 'nothing';
  }
}
