import { isText } from '../given';
import { LONGEST_NAME } from '../content/people';
import { mixesAlphabets, stacksMarks } from '../table/names';
import { Problem } from './problem';

/** What people write: names and words to the others. Whatever could hide in them or turn a line around is none. */

const WORDS_LONGEST = 400;

/** Control characters, invisible ones, and letters that are drawn as nothing. */
const UNWRITTEN = /[\p{C}\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{2028}\u{2029}\u{2800}\u{3164}\u{ffa0}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** In a sentence there may be what holds letters or an emoji together, but nothing that turns the others' around. */
const TURNING = /[\u{61c}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\p{Cs}\p{Co}\p{Cn}]/gu;
const BREAKING = /[\p{Cc}\s]+/gu;

const tidy = (given: unknown): string => (isText(given) ? given.normalize('NFC') : '');

/** A name as it is shown. */
export function checkName(given: unknown): string {
  const name = tidy(given).trim().replaceAll(/\s+/g, ' ');
  if (name.length > LONGEST_NAME || UNWRITTEN.test(name) || !VISIBLE.test(name))
    throw new Problem('badName', `1 to ${LONGEST_NAME} characters`);
  if (stacksMarks(name)) throw new Problem('stackedMarks');
  if (mixesAlphabets(name)) throw new Problem('mixedName');
  return name;
}

/** What is said at the table. */
export function checkWords(given: unknown): string {
  const words = tidy(given).replaceAll(TURNING, '').replaceAll(BREAKING, ' ').trim();
  if (words.length > WORDS_LONGEST || !VISIBLE.test(words))
    throw new Problem('badWords', `1 to ${WORDS_LONGEST} characters`);
  if (stacksMarks(words)) throw new Problem('stackedMarks');
  return words;
}
