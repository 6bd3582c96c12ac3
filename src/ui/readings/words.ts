import type { RuleId } from '../../content/rulebook';
import { READINGS, READING_NAMES, type Reading, type ReadingName, type Readings } from '../../rules/readings';
import type { IconName } from '../pictures/icons';
import type { Text } from '../text';

/** What the screen says of a reading. */

export const READING_ICONS: Readonly<Record<ReadingName, IconName>> = {
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

export const readingAt = (name: ReadingName): Reading => READINGS[name];

/** An answer that has no words stands for itself. */
const wordsOf = (text: Text, key: string): string => (text.has(key) ? text.say(key) : key);

export const answerWords = (text: Text, name: ReadingName, value: string): string =>
  wordsOf(text, `answer.${name}.${value}`);

const briefWords = (text: Text, name: ReadingName, value: string): string =>
  wordsOf(text, `answerBrief.${name}.${value}`);

/** A reading that is not the usual one. */
export interface Difference {
  readonly name: ReadingName;
  readonly rule: RuleId;
  readonly title: string;
  /** “roads too, instead of towns only” */
  readonly words: string;
}

export const differences = (text: Text, readings: Readings = {}): Difference[] =>
  READING_NAMES.flatMap(name => {
    const is = readings[name];
    const { rule, usual } = READINGS[name];
    if (is === undefined || is === usual) return [];
    const words = text.say('readings.instead', {
      is: briefWords(text, name, is),
      usual: briefWords(text, name, usual),
    });
    return [{ name, rule, title: text.say(`reading.${name}`), words }];
  });

/** The reading that a rule, or the ruling on it, is about. */
export const readingOfRule = (id: string): ReadingName | undefined =>
  READING_NAMES.find(name => {
    const { rule, ruling, also = [] } = readingAt(name);
    return [rule, ruling, ...also].some(each => each === id);
  });
