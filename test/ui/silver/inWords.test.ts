import { thingsOn } from '../../../src/rules/explaining/explain';
import { THINGS } from '../../../src/rules/explaining/things';
import { activeSeat, type State } from '../../../src/rules/model';
import { replay } from '../../../src/rules/replay';
import { actionsAt } from '../../../src/rules/wheel';
import { bring } from '../../../src/ui/boxes/screen';
import { REGIONS, type RegionName } from '../../../src/ui/inWords/parts';
import { regionInWords, type Told } from '../../../src/ui/inWords/words';
import { tableText } from '../../../src/ui/play/words';
import { wheelNames } from '../../../src/ui/play/placeNames';
import { screen } from '../../../src/ui/silver/silver.box';
import { ENGLISH, type Text } from '../../../src/ui/text';
import { goldenGame } from '../../games/golden';
import { TEXTS } from '../catalogues';

jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring(screen);

/** What Prospect for Silver adds to the table in words. */

const after = (name: string, moves: number): State => replay(goldenGame(name), moves);
const MIDDLE = after('silver/4-players-a', 150);

const told = (part: RegionName, G: State = MIDDLE, text: Text = ENGLISH): readonly Told[] =>
  regionInWords(text, part, {
    ...{ G, me: activeSeat(G) ?? 0, mine: true, walker: 'merchant', readings: undefined, offered: undefined },
  });

const wordsOf = ({ title, lines, holds }: Told): string =>
  [title, ...lines, ...holds.map(wordsOf)].join('\n');

test('everything of the box that lies on the table is told', () => {
  const things = thingsOn(MIDDLE).filter(({ is }) => !Object.hasOwn(THINGS, is));
  expect(new Set(things.map(({ is }) => is)).size).toBeGreaterThan(3);
  expect(told('more')).toHaveLength(things.length);
});

test('a die in a section of two Actions names both', () => {
  const names = Object.values(wheelNames(tableText(ENGLISH), MIDDLE));
  const two = MIDDLE.wheel.dice.filter(({ value }) => actionsAt(MIDDLE, value).length > 1);
  expect(two.length).toBeGreaterThan(0);
  for (const { colour, value } of two) {
    const [own = 'joker'] = actionsAt(MIDDLE, value);
    const start = `${ENGLISH.say(`die.${colour}`)}, ${value}: ${ENGLISH.say(`action.${own}`)} or Prospector`;
    expect(names.filter(name => name.startsWith(start))).toHaveLength(1);
  }
});

test.each(['silver/solo-hard', 'silver/3-players-a'])('%s has words for all, in both languages', name => {
  for (const moves of [0, 60, 160]) {
    const G = after(name, moves);
    for (const text of TEXTS)
      for (const part of REGIONS)
        for (const each of told(part, G, text))
          expect(wordsOf(each)).not.toMatch(/undefined|NaN|\[icon|\[die|\*|I-[AB]/);
  }
});
