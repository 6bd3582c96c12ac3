import { isAtHand } from '../../rules/shelf';
import { LIST } from './list';

/** What a game is played with besides the base game is fetched before the game is opened. */

/** The files of a box don't come: there is no line, or the house has those of a newer version. */
export class BoxAway extends Error {
  constructor(readonly box: string) {
    super(`the box '${box}' can't be fetched`);
  }
}

const offered = new Map(Object.entries(LIST));

/** The names of those that can be played with here. */
export const offeredBoxes = (): readonly string[] => [...offered.keys()];

/** Lets a box be fetched that is not in the list. */
export const offerBox = (name: string, fetch: (typeof LIST)[string]): unknown => offered.set(name, fetch);

/** Those that have to be fetched. One that this version does not know is no matter of fetching: the rules say so. */
export const toFetch = (names: readonly string[]): string[] =>
  names.filter(name => offered.has(name) && !isAtHand(name));

/** Throws `BoxAway` for the first that does not come. */
export async function fetchBoxes(names: readonly string[]): Promise<void> {
  await Promise.all(toFetch(names).map(fetchBox));
}

async function fetchBox(name: string): Promise<void> {
  try {
    const [{ bring }, box] = await Promise.all([import('./screen'), offered.get(name)?.()]);
    if (box && !isAtHand(name)) bring(box.screen);
  } catch {
    throw new BoxAway(name);
  }
}
