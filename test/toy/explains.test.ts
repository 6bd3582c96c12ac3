import { explain } from '../../src/rules/explaining/explain';
import { shelve } from '../../src/rules/shelf';
import { explainGame, nothingChecked } from '../../src/tools/explaining';
import { optionsFor, soloFor } from '../../src/tools/step';
import { moveDeedOf } from '../../src/ui/play/deeds';
import { tableText } from '../../src/ui/play/words';
import { ENGLISH } from '../../src/ui/text';
import { arrange } from '../rules/situation/arranging';
import { inAction } from '../rules/situation/moments';
import { toy } from './box';

/** The things of the pottery explain themselves, through two doors. */

shelve(toy);

const boxes = { toy: { claySoil: true } };

test.each([optionsFor(3), soloFor({ level: 'easy' })])('at a table with it everything is so', options => {
  const checked = nothingChecked();
  explainGame({ ...options, boxes }, 1, { tables: 30, lefts: false }, checked);
  expect(checked.misses).toEqual([]);
});

test('a currency of its own is what lacks, and what would help', () => {
  const state = inAction('potter', 1, {}, { boxes });
  arrange(state, it => {
    Object.assign(it.boxes?.toy?.seats[0] ?? {}, { donkey: 'pit-kiln', clay: 0 });
  });
  expect(explain(state, 0, { is: 'kiln', town: 'pit-kiln' }).refused).toMatchObject([
    { refusal: { why: 'cannotPay' }, cure: { happens: [{ what: 'clay', count: 1 }] } },
  ]);
});

test('a price that it changes is what the screen says', () => {
  const state = inAction('king', 1, { storehouse: ['b-crest-cup-1'], goods: { food: 9 } }, { boxes });
  const move = { type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 } as const;
  const words = (): string => moveDeedOf({ text: tableText(ENGLISH), G: { ...state }, me: 0 }, move);
  expect(words()).toContain('2 food');
  arrange(state, it => {
    Object.assign(it.boxes?.toy?.seats[0] ?? {}, { pots: ['pit-kiln'] });
  });
  expect(words()).toContain('1 food');
});
