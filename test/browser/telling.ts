import type { Page } from 'playwright-core';

/** While the end of a round is told: goes on to the next beat, and waits until the page tells it. */
export async function goOn(page: Page): Promise<void> {
  const now = page.locator('.told-bar .bar-now');
  const told = (await now.textContent()) ?? '';
  await page.locator('.told-bar .button-go').click();
  await now.filter({ hasNotText: told }).waitFor();
}
