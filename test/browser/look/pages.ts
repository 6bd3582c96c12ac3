import { DESK, UPRIGHT, sceneOf } from './moments';
import type { Pair } from './pairs';

/** What lies around a table. */
export const PAGE_PAIRS: readonly Pair[] = [
  {
    drawing: 'fit/guided-1',
    shows: 'The first moment of a guided first game',
    scene: { at: '/' },
    window: DESK,
    act: async page => {
      await page
        .getByRole('button', { name: /Guided first game/ })
        .first()
        .click();
      await page.locator('.table').waitFor();
      await page.waitForTimeout(4000);
    },
    differs: [
      {
        what: 'No lesson: the first game is a game against the easy Cardinal with hints',
        why: 'Lessons are a piece of work of their own (design/LESSONS.md), not yet built',
      },
    ],
  },
  {
    drawing: 'fit/home-games',
    shows: 'Home of somebody who sits at several tables',
    scene: sceneOf('games'),
    window: DESK,
    differs: [
      {
        what: 'A game at this device is called by who plays it',
        why: 'It has no name: none is asked for before it begins',
      },
      { what: 'No pennants of the rounds', why: 'The words beside say the round' },
      { what: 'Two ways stand in some of the cards', why: 'One click to each: with a bot, or set up' },
      { what: 'Replay and Look instead of Analyse', why: 'There is no analysis yet' },
      { what: 'A game file can be opened here', why: 'It was three clicks away' },
    ],
  },
  {
    drawing: 'fit/analysis',
    shows: 'A finished game, looked at again',
    scene: sceneOf('replay'),
    window: DESK,
    differs: [
      {
        what: 'No analysis: the replay with its chart, its log and all points by source',
        why: 'Judging turns needs a strong player that estimates them: a piece of work of its own',
      },
    ],
  },
  {
    drawing: 'more/home-online-phone',
    shows: 'Home on a phone',
    scene: sceneOf('games'),
    window: UPRIGHT,
    phone: true,
    differs: [
      {
        what: 'Games of this device and of the house are one list',
        why: 'Whoever has to play looks in one place',
      },
      {
        what: 'The way to a table by its link stands below the list, the six ways below that',
        why: 'What waits for me comes first; the page scrolls',
      },
    ],
  },
];
