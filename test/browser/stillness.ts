import type { Locator, Page } from 'playwright-core';

/** Waits until a part of the page has been left as it is for so many milliseconds. */
export const staysFor = (part: Locator, quiet: number, watched: MutationObserverInit = {}): Promise<void> =>
  part.evaluate(
    (element, [milliseconds, more]) =>
      new Promise<void>(done => {
        const end = (): void => {
          watcher.disconnect();
          done();
        };
        let timer = setTimeout(end, milliseconds);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, milliseconds);
        });
        watcher.observe(element, { subtree: true, childList: true, ...more });
      }),
    [quiet, watched] as const,
  );

const REST = 100;
const PATIENCE = 5000;

/** What is amiss of the layout once it has come to rest: a busy machine draws the parts of another width late. */
export async function amissAtRest(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  const ends = Date.now() + PATIENCE;
  for (;;) {
    await staysFor(page.locator('body'), REST);
    const amiss = await look();
    if (amiss.length === 0 || Date.now() > ends) return amiss;
  }
}
