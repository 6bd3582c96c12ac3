import { isText } from '../../given';
import type { Text } from '../text';

/** What a page says of a box that need not be at hand. */
export function boxWords({ has, messages }: Text, name: string): { title: string; note: string } {
  const [title, note] = [`box.${name}`, `boxText.${name}`].map(key => (has(key) ? messages[key] : undefined));
  return { title: isText(title) ? title : name, note: isText(note) ? note : '' };
}

/** The boxes of a game besides the base game, by their titles. */
export const boxTitles = (text: Text, names: readonly string[]): string[] =>
  names.map(name => boxWords(text, name).title);
