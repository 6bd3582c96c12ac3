import { READINGS, type Readings } from '../../../src/rules/readings';
import { shelve } from '../../../src/rules/shelf';
import { silver } from '../../../src/rules/silver/box';
import { SILVER_READINGS } from '../../../src/rules/silver/readings';
import { answerWords, differences, readingOfRule } from '../../../src/ui/readings/words';
import { ENGLISH, addTexts } from '../../../src/ui/text';
import { SILVER_TEXTS } from '../../../src/ui/text/silver';
import { TEXTS } from '../catalogues';

/** What the screen says of the readings of the box. */

shelve(silver);
addTexts(SILVER_TEXTS);

const NAMES = Object.keys(SILVER_READINGS) as (keyof typeof SILVER_READINGS)[];

test('what differs is told after what differs in the base game', () => {
  expect(differences(ENGLISH, { tabletCosts: 'never', kingAction: 'all' })).toEqual([
    expect.objectContaining({ name: 'kingAction', rule: READINGS.kingAction.rule }),
    {
      name: 'tabletCosts',
      rule: 'S15.12',
      title: 'Prices of tablets',
      words: 'nothing that has a price, instead of what it pays in Gold',
    },
  ]);
});

test.each(TEXTS)('in every language', text => {
  const all = Object.fromEntries(
    NAMES.map(name => [
      name,
      SILVER_READINGS[name].values.find(each => each !== SILVER_READINGS[name].usual),
    ]),
  ) as Readings;
  const words = differences(text, all).flatMap(difference => [difference.title, difference.words]);
  const answers = NAMES.flatMap(name =>
    SILVER_READINGS[name].values.map(value => answerWords(text, name, value)),
  );
  expect(words).toHaveLength(2 * NAMES.length);
  // no key without words
  expect([...words, ...answers].filter(each => /\w\.\w/.test(each))).toEqual([]);
});

test('a ruling knows its reading', () => {
  expect(NAMES.filter(name => readingOfRule(SILVER_READINGS[name].ruling) !== name)).toEqual([]);
});
