import type { Browser } from 'playwright-core';
import { ENGLISH } from '../../../src/ui/text';
import { below, seededNumbers } from '../../../src/rules/chance';
import { goldenFile } from '../../games/golden';
import { SWIFT, openPage } from '../game';
import { report } from './report';
import { slow } from './slowness';
import { Stopwatch } from './stopwatch';

/** Longer than what a jump sets off. */
const SILENCE = 600;

/** Jumps to moves of a replay by chance, by its address, as a link on the page does. */
export async function measureReplay(browser: Browser, url: string, jumps: number): Promise<void> {
  const { page } = await openPage(browser, `${url}/replay`, { 'tiletum.settings': SWIFT });
  await page.locator('input[type="file"]').setInputFiles(goldenFile('4-players-a'));
  await page.getByRole('region', { name: ENGLISH.say('replay.title') }).waitFor();
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('aria-valuemax'));
  const watch = await Stopwatch.on(browser, page);
  await slow(page, false);
  const numbers = seededNumbers(1);
  for (let jump = 0; jump < jumps; jump++) {
    const at = below(last + 1, numbers);
    await watch.time('jump in a replay', () => page.evaluate(jumpTo, at), SILENCE);
    const now = await slider.getAttribute('aria-valuenow');
    if (now !== String(at)) throw new Error(`the replay went to ${now ?? 'nowhere'} and not to ${at}`);
  }
  report(await watch.stop());
  await page.context().close();
}

/** In the page; the click is where the watch begins. */
const jumpTo = (at: number): void => {
  document.body.click();
  history.pushState(null, '', `?at=${at}`);
};
