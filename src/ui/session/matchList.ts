import { parseJson } from '../../given';
import type { SeatKind } from '../../table/seats';
import { forgetClaim } from './claim';
import { forgetHeard } from './heard';
import { keysWith, readText, removeText, writeText } from './storage';
import { isStored, type StoredSummary } from './storedForm';

/** The games of this device as a list, without the rules: none of them is played again for it. */

export interface MatchSummary extends StoredSummary {
  id: string;
  seats: SeatKind[];
  saved: number;
}

const MATCH = 'tiletum.match.';
const ASIDE = 'tiletum.aside.';

export const matchKey = (id: string): string => MATCH + id;

/** As they were listed, the last one played first. Unreadable ones are set aside on the way. */
export const listedMatches = (): MatchSummary[] =>
  keysWith(MATCH)
    .flatMap(key => {
      const id = key.slice(MATCH.length);
      const stored = parseJson(readText(key));
      if (isStored(stored)) {
        const { seats, saved, summary } = stored;
        return [{ id, seats, saved, ...summary }];
      }
      setAside(id);
      return [];
    })
    .sort((a, b) => b.saved - a.saved);

/** A game comes back to the list, where there is none of its name. */
export function putBack({ id, text }: AsideMatch): void {
  if (readText(MATCH + id) === undefined && writeText(MATCH + id, text)) removeText(ASIDE + id);
}

/** Out of the way, but still there to be looked at; where there is no room for that, it stays where it is. */
export function setAside(id: string): void {
  const text = readText(MATCH + id);
  if (text === undefined) return;
  if (writeText(ASIDE + id, text)) removeText(MATCH + id);
}

/** A game that could not be read, as it was found. */
export interface AsideMatch {
  id: string;
  text: string;
}

export const asideMatches = (): AsideMatch[] =>
  keysWith(ASIDE).map(key => ({ id: key.slice(ASIDE.length), text: readText(key) ?? '' }));

export const wasSetAside = (id: string): boolean => readText(ASIDE + id) !== undefined;

export function deleteMatch(id: string): void {
  removeText(MATCH + id);
  forgetHeard(id);
  forgetClaim(id);
}

/** Forgets it for good, also where there was no room to set it aside. */
export function forgetAside(id: string): void {
  removeText(ASIDE + id);
  removeText(MATCH + id);
}
