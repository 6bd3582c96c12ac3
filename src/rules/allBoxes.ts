import { shelve } from './shelf';
import { silver } from './silver/box';

/**
 * Every box besides those that are always at hand, by its name, with what puts it on the shelf: for who has room for
 * all, the house, the tools, the tests. A box comes here together with its screen: what no page can show, no house
 * lets begin.
 */
const OTHERS: Readonly<Record<string, () => void>> = { silver: () => shelve(silver) };

/** Puts all of them within reach; a page fetches each when a game names it (`src/ui/boxes/list.ts`). */
export function shelveAll(): void {
  for (const put of Object.values(OTHERS)) put();
}

export const otherBoxes = (): readonly string[] => Object.keys(OTHERS);
