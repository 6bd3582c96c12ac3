import type { RuleId } from '../../content/rulebook';
import { readingsWith } from '../../rules/boxReadings';
import {
  READINGS,
  type BoxReadingName,
  type Reading,
  type ReadingName,
  type Readings,
} from '../../rules/readings';
import { allTogether, type ChosenBoxes } from '../../rules/shelf';
import type { IconName } from '../pictures/icons';
import type { Text } from '../text';

/** What the screen says of a reading. */

export type AnyReading = ReadingName | BoxReadingName;

const READING_ICONS: Readonly<Record<ReadingName, IconName>> = {
  contractMerchantMove: 'merchant',
  rightmostBuilding: 'fair',
  fairCrests: 'crest',
  wheelTile: 'wheel',
  firstExchange: 'any',
  kingAction: 'crown',
  addPoints: 'helper',
  swappedCharacters: 'character',
  tasksInBonuses: 'place',
  completionTold: 'building',
};

/** Those of boxes have none of their own. */
export const readingIcon = (name: string): IconName =>
  (READING_ICONS as Readonly<Partial<Record<string, IconName>>>)[name] ?? 'book';

/** Those between which a table with these boxes may choose. */
export const choosableWith = (boxes: ChosenBoxes): readonly AnyReading[] =>
  Object.entries(readingsWith(boxes))
    .filter(([, { by }]) => by === 'table')
    .map(([name]) => name as AnyReading);

/** The readings of the base game and of all boxes at hand. */
const readingsAtHand = (): Readonly<Record<string, Reading>> => ({ ...READINGS, ...allTogether().readings });

export function readingAt(name: string): Reading {
  const reading = readingsAtHand()[name];
  if (!reading) throw new Error(`nobody reads '${name}'`);
  return reading;
}

/** An answer that has no words stands for itself. */
const wordsOf = (text: Text, key: string): string => (text.has(key) ? text.say(key) : key);

/** Its name, and what is asked. */
export const questionWords = (text: Text, name: string): { title: string; ask: string } => ({
  title: wordsOf(text, `reading.${name}`),
  ask: wordsOf(text, `readingAsk.${name}`),
});

export const answerWords = (text: Text, name: string, value: string): string =>
  wordsOf(text, `answer.${name}.${value}`);

const briefWords = (text: Text, name: string, value: string): string =>
  wordsOf(text, `answerBrief.${name}.${value}`);

/** How a table reads this; absent where it does as usual. */
export const answerHere = (readings: Readonly<Record<string, string>>, name: string): string | undefined =>
  readings[name];

/** A reading that is not the usual one. */
export interface Difference {
  readonly name: string;
  readonly rule: RuleId;
  readonly title: string;
  /** “roads too, instead of towns only” */
  readonly words: string;
}

export const differences = (text: Text, readings: Readings = {}): Difference[] =>
  Object.entries(readingsAtHand()).flatMap(([name, { rule, usual }]) => {
    const is = answerHere(readings, name);
    if (is === undefined || is === usual) return [];
    const words = text.say('readings.instead', {
      is: briefWords(text, name, is),
      usual: briefWords(text, name, usual),
    });
    return [{ name, rule, title: wordsOf(text, `reading.${name}`), words }];
  });

/** The reading that a rule, or the ruling on it, is about. */
export const readingOfRule = (id: string): string | undefined =>
  Object.entries(readingsAtHand()).find(([, { rule, ruling, also = [] }]) =>
    [rule, ruling, ...also].some(each => each === id),
  )?.[0];
