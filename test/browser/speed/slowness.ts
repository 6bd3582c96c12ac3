import type { Page } from 'playwright-core';

/** A slow machine on a slow line, and what has to be good enough there. */

const SLOWER = 4;
/** Slow 4G: 1.6 Mbit/s down, 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

export const GOALS = {
  usable: 4000,
  kilobytes: 200,
  firstClick: 1500,
  firstKilobytes: 150,
  silverFirstClick: 2000,
  paint: 100,
  task: 50,
};

export async function slow(page: Page, withLine: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!withLine) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
}
