import type { Page } from 'playwright-core';

/** The context of a page whose line is cut: other tests have no use for files that are kept. */
export const KEEPS_FILES = { serviceWorkers: 'allow' } as const;

/** The line of a browser is cut as soon as it has kept the files of the game. */
export async function cutLine(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await page.context().setOffline(true);
  // it passes on to the house whatever it has not kept
  const answered = await page.evaluate(() =>
    fetch('/healthz').then(
      () => true,
      () => false,
    ),
  );
  if (answered) throw new Error('the service worker still has a line');
}
