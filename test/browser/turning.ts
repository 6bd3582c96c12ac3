import type { Page } from 'playwright-core';
import { staysFor } from './stillness';

/** Whoever wants to see everything: turns over what lies behind tabs, in every window. */

/** The tabs of all, of what lies beside my board, of what lies below the map, and of several maps. */
const TABS = [
  '.table-tabs button',
  '.board-tabs button',
  '.lower-tabs button',
  '.map-tabs:not(.board-tabs) button',
];

/** Looks at the table with each of its tabs in front; those that lie beside others all the time are turned once. */
export async function lookEverywhere(page: Page, look: () => Promise<void>): Promise<void> {
  const known = new Set<string>();
  const lookBehind = async ([tabs, ...others]: readonly string[]): Promise<void> => {
    if (tabs === undefined) return look();
    const seen = page.locator(tabs).filter({ visible: true });
    const names = (await seen.allTextContents()).join();
    const count = known.has(names) ? 0 : await seen.count();
    known.add(names);
    if (count === 0) return lookBehind(others);
    for (let at = 0; at < count; at++) {
      await seen.nth(at).click();
      await comesToRest(page);
      await lookBehind(others);
    }
  };
  await lookBehind(TABS);
}

/** What lies there comes after the picture, at times with a file of its own. */
export const comesToRest = (page: Page): Promise<void> => staysFor(page.locator('body'), QUIET);

const QUIET = 300;
