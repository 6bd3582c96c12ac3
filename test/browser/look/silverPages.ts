import { shelveForCommands } from '../../../src/tools/shelf';
import { goldenGame, recordUntil } from '../game';
import type { Pair } from './pairs';

/** The pages around a game with Silver: a new game, alone, the end. */

shelveForCommands();
const FOUR = goldenGame('silver/4-players-a');
const ALONE = recordUntil(goldenGame('silver/solo-hard'), ({ round, agenda }) => {
  const effect = agenda.at(-1)?.effects[0];
  return round === 2 && effect?.do === 'cardinal' && effect.step === 'action';
});

export const SILVER_PAGE_PAIRS: readonly Pair[] = [
  {
    drawing: 'silver/silver-new',
    shows: 'A new game with Silver, alone',
    scene: { at: '/new/solo' },
    window: { width: 1440, height: 780 },
    act: async page => {
      await page.getByRole('switch', { name: 'Prospect for Silver' }).click();
      await page.locator('.silver-maps').waitFor();
    },
    differs: [
      {
        what: 'the list of Challenges and the options scroll a little',
        why: 'names, colours and readings are chosen here too',
      },
      { what: 'a button keeps it as the usual game', why: 'as without the box' },
    ],
  },
  {
    drawing: 'silver/silver-solo',
    shows: 'The Cardinal of Silver in his turn',
    scene: {
      at: { record: ALONE, seats: ['person', 'cardinal'], heard: 1 },
      settings: { pace: 'steps' },
    },
    window: { width: 1440, height: 900 },
    differs: [
      {
        what: 'Surprises that were drawn lie behind a line',
        why: 'their words need more room than signs do',
      },
    ],
  },
  {
    drawing: 'silver/silver-final',
    shows: 'The end of a game with Silver',
    scene: { at: { record: FOUR, seats: ['person', 'person', 'person', 'person'], heard: 4 } },
    window: { width: 1440, height: 780 },
    differs: [
      { what: 'What to remember stands below', why: 'as without the box' },
      { what: 'no Fairs above', why: 'the pages after a game have no bar of the table' },
    ],
  },
];
