import type { Page } from 'playwright-core';
import { shelveForCommands } from '../../../src/tools/shelf';
import { moment } from './moments';
import type { Pair } from './pairs';

/** The drawings of Prospect for Silver. */

// games of the box are read below
shelveForCommands();

const place = (page: Page, at: string) => page.locator(`[data-at='${at}']`).first();

/** Four players, a Prospector Action of six points in the second round. */
const PROSPECTING = moment('silver/4-players-a', 142);
const REACHED = '.mine-map .place-possible:has(.map-town)';
const NAMES = {
  what: 'the head of each map tells its side in a ring',
  why: 'each map has two, and players choose them before the game',
};

export const SILVER_PAIRS: readonly Pair[] = [
  {
    drawing: 'silver/silver-map-both',
    shows: 'Europe and the Underground beside each other',
    scene: { at: PROSPECTING },
    window: { width: 1920, height: 1080 },
    act: page => page.locator(REACHED).last().hover(),
    differs: [
      NAMES,
      {
        what: 'coming income of everybody stands on the sheets of the players, mine below the King track',
        why: 'at 950 px of height there is no room for a line each',
      },
      {
        what: 'at 950 px the others stand in a line each below Europe',
        why: 'Europe keeps its 836 × 552; from 1040 px on their boards are there, as drawn',
      },
    ],
  },
  {
    drawing: 'silver-1440',
    shows: 'The Underground in the place of Europe',
    scene: { at: PROSPECTING },
    window: { width: 1440, height: 900 },
    differs: [NAMES],
  },
  {
    drawing: 'silver/silver-1440x780',
    shows: 'The same in a lower window, a town pointed at that the Prospector can reach',
    scene: { at: PROSPECTING },
    window: { width: 1440, height: 780 },
    act: page => page.locator(REACHED).last().hover(),
    differs: [
      NAMES,
      {
        what: 'what would come of going there stands on the card of the town, not in a tip',
        why: 'one kind of card explains every town, with rules and what could follow',
      },
    ],
  },
  {
    drawing: 'silver/silver-phone',
    shows: 'A level on a phone',
    scene: { at: PROSPECTING },
    window: { width: 390, height: 844 },
    phone: true,
    differs: [
      NAMES,
      {
        what: 'the neighbouring levels do not peek in at the sides',
        why: 'the map has all of the width: signs are a tenth larger',
      },
    ],
  },
  {
    drawing: 'silver/silver-phone-tech',
    shows: 'The Technologies on a phone',
    scene: { at: PROSPECTING },
    window: { width: 390, height: 844 },
    phone: true,
    act: async page => {
      await place(page, 'tab:board').click();
      await page.locator('.board-tabs button').last().click();
    },
    differs: [
      {
        what: 'tiers say their rule, and their words are those of the rules page',
        why: 'the same sentence everywhere; three Technologies take a page and a half',
      },
      {
        what: 'my Silver stands with my goods on the other half',
        why: 'one place for all that I own',
      },
    ],
  },
];
