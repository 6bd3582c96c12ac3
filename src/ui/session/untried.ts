import { RULES_VERSION } from '../../rules/version';
import { FORMAT } from '../../table/record/format';
import { asideMatches, putBack } from './matchList';
import { readText, writeText } from './storage';

/** Games that were set aside: each version tries once whether it can read what another one could not. */

const TRIED = 'tiletum.triedAgainBy';
const VERSION = `${FORMAT}.${RULES_VERSION}`;

/** Whether there are any that this version has not tried to read. */
export const hasUntried = (): boolean => asideMatches().length > 0 && readText(TRIED) !== VERSION;

/** Those of them that can be read come back to the list. */
export function comeBack(canBeRead: (text: string) => boolean): void {
  writeText(TRIED, VERSION);
  for (const match of asideMatches()) if (canBeRead(match.text)) putBack(match);
}
