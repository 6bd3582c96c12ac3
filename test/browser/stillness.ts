import type { Locator } from 'playwright-core';

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
