import type { Page } from 'playwright-core';
import { goldenGame } from '../../games/golden';
import type { Sitting } from '../game';
import { SCENES } from '../scenes';
import type { ShownThing } from '../../../src/ui/explain/shows';

/** Moments of recorded games, and what somebody does in them. */

export const DESK = { width: 1440, height: 780 };
export const UPRIGHT = { width: 390, height: 844 };
export const ASIDE = { width: 844, height: 390 };

/** A golden game after so many moves, at this device. */
export function moment(name: string, at: number) {
  const game = goldenGame(name);
  const record = { ...game, steps: game.steps.slice(0, at) };
  const seats: Sitting['seats'] = game.options.players.map(() => 'person');
  return { record, seats, heard: 4 };
}

export const thing = (page: Page, which: ShownThing) =>
  page.locator(`[data-thing='${JSON.stringify(which)}']`).first();

/** As long as it takes to be told of it. */
const HELD = 900;

export async function hold(page: Page, which: ShownThing): Promise<void> {
  const box = await thing(page, which).boundingBox();
  if (!box) throw new Error('it is not drawn');
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await page.waitForTimeout(HELD);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export const sceneOf = (name: string) => {
  const scene = SCENES.find(each => each.name === name);
  if (!scene) throw new Error(`no scene is called ${name}`);
  return scene;
};
