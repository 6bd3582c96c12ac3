import type { Page } from 'playwright-core';
import { shelveForCommands } from '../../../src/tools/shelf';
import type { Scene } from '../scenes';
import { moment } from './moments';
import type { Size } from './pairs';
import { SILVER_PAGE_PAIRS } from './silverPages';

/** What of Prospect for Silver is looked at in all windows of a desk, drawn or not. */

// games of the box are read below
shelveForCommands();

interface Alone {
  readonly name: string;
  readonly shows: string;
  readonly scene: Omit<Scene, 'name'>;
  readonly act?: (page: Page) => Promise<void>;
}

/** The five in which the table was measured before it was built anew (design/TABLE.md). */
export const DESKS: readonly Size[] = [
  { width: 1920, height: 950 },
  { width: 1440, height: 780 },
  { width: 1366, height: 650 },
  { width: 1280, height: 650 },
  { width: 960, height: 600 },
];

const FOUR = 'silver/4-players-a';
const PROSPECTING = moment(FOUR, 142);
/** A tablet may be paid for, the first time in this game. */
const ASKING = moment(FOUR, 223);
/** The second round has begun: the end of the first is told. */
const ENDED = { ...moment(FOUR, 103), heard: 0 };

const drawn = (name: string) => {
  const pair = SILVER_PAGE_PAIRS.find(({ drawing }) => drawing === `silver/${name}`);
  if (!pair) throw new Error(`${name} is not drawn`);
  return { scene: pair.scene, ...(pair.act && { act: pair.act }) };
};

/** Where they do not lie below the maps they have a tab. */
async function openTechnologies(page: Page): Promise<void> {
  const tab = page.locator('.map-tabs button', { hasText: 'Technologies' });
  if (await tab.isVisible()) await tab.click();
  await page.locator('[data-thing*=\'"is":"tier"\']').last().hover();
}

export const ALONE: readonly Alone[] = [
  { name: 'new', shows: 'A new game', ...drawn('silver-new') },
  { name: 'maps', shows: 'A Prospector Action below', scene: { at: PROSPECTING } },
  {
    name: 'technologies',
    shows: 'The Technologies, a tier pointed at',
    scene: { at: PROSPECTING },
    act: openTechnologies,
  },
  { name: 'tablet', shows: 'A tablet that asks', scene: { at: ASKING } },
  {
    name: 'king',
    shows: 'King phase: the points',
    scene: { at: ENDED, settings: { pace: 'steps' }, beat: 1 },
  },
  { name: 'fair', shows: 'The Fair', scene: { at: ENDED, settings: { pace: 'steps' }, beat: 4 } },
  { name: 'final', shows: 'The end', ...drawn('silver-final') },
  { name: 'solo', shows: 'The Cardinal in his turn', ...drawn('silver-solo') },
];

export const aloneFile = ({ name }: Alone, { width, height }: Size): string =>
  `desks/${name}-${width}x${height}.webp`;
