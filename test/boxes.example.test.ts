import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../src/rules/box';
import { shelve } from '../src/rules/shelf';
import { setUp } from '../src/rules/setup';
import { seeded } from '../src/rules/chance';
import { optionsFor } from '../src/tools/step';

/** The box that docs/BOXES.md shows, as it stands there. */

declare module '../src/content/vocabulary' {
  interface Vocabulary {
    purse: { rule: 'P1' };
  }
}
declare module '../src/rules/workings' {
  interface Workings {
    purse: { options: object };
  }
}

export const purse: Box<'purse'> = {
  name: 'purse',
  readOptions: () => ({}),
  contents: {
    bonusTiles: [
      {
        id: 'purse-full',
        kind: 'helper',
        players: 2,
        effects: [
          { do: 'gain', goods: { gold: 2 } },
          { do: 'score', points: 1 },
        ],
        rules: ['P1'],
      },
    ],
    rules: { P1: 'The full purse' },
  },
};
shelve(purse);

const shown = /```ts\n(.*?)```/s.exec(readFileSync(join(__dirname, '../docs/BOXES.md'), 'utf8'))?.[1] ?? '';

test('the example of the handbook has less than 40 lines and is this one', () => {
  expect(shown.split('\n').length).toBeLessThan(40);
  const own = readFileSync(__filename, 'utf8');
  expect(own).toContain(shown.slice(shown.indexOf('export const purse')).trim());
});

test('its tile lies in the pile of a game that names it, and in no other', () => {
  const tiles = (boxes?: object): string[] => {
    const { piles, map, wheel, king } = setUp({ ...optionsFor(4), ...boxes }, seeded(1)).state;
    return [...piles.bonus, ...Object.values(map.tiles), ...Object.values(wheel.tiles), king.tile ?? ''];
  };
  expect(tiles({ boxes: { purse: {} } })).toContain('purse-full');
  expect(tiles()).not.toContain('purse-full');
});
