import { RULES_VERSION } from '../../rules/version';
import { FORMAT } from '../../table/record/format';
import type { SeatKind } from '../../table/seats';
import { forgetClaim } from './claim';
import { forgetHeard } from './heard';
import { keysWith, parseJson, readText, removeText, writeText } from './storage';
import { isStored, type StoredSummary } from './storedForm';

/** The games of this device as a list, without the rules: none of them is played again for it. */

export interface MatchSummary extends StoredSummary {
  id: string;
  seats: SeatKind[];
  saved: number;
}

const MATCH = 'tiletum.match.';
const ASIDE = 'tiletum.aside.';
const TRIED = 'tiletum.triedAgainBy';

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

const VERSION = `${FORMAT}.${RULES_VERSION}`;

/** Whether games were set aside that this version has not tried to read. */
export const hasUntried = (): boolean => asideMatches().length > 0 && readText(TRIED) !== VERSION;

/** Those of them that can be read come back to the list. */
export function comeBack(canBeRead: (text: string) => boolean): void {
  writeText(TRIED, VERSION);
  for (const { id, text } of asideMatches())
    if (readText(MATCH + id) === undefined && canBeRead(text) && writeText(MATCH + id, text))
      removeText(ASIDE + id);
}

/** Out of the way, but still there to be looked at; where there is no room for that, it stays where it is. */
export function setAside(id: string): void {
  const text = readText(MATCH + id);
  if (text === undefined) return;
  if (writeText(ASIDE + id, text)) removeText(MATCH + id);
}

/** The games that could not be read, as they were found. */
export const asideMatches = (): { id: string; text: string }[] =>
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
