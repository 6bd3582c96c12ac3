import { isText } from '../../given';
import type { BoxSetup, Chosen } from '../boxes/setups';
import type { Text } from '../text';

/** What a page says of a box that need not be at hand. */
export function boxWords({ has, messages }: Text, name: string): { title: string; note: string } {
  const [title, note] = [`box.${name}`, `boxText.${name}`].map(key => (has(key) ? messages[key] : undefined));
  return {
    title: isText(title) ? title : name,
    note: isText(note) ? note : '',
  };
}

export const OWN_CHOICE = 'own';

/** Which of the set-ups that are ready this is, if it is one. */
export const presetOf = ({ presets }: BoxSetup, chosen: Chosen): string | undefined =>
  presets.find(preset => JSON.stringify(preset.chosen) === JSON.stringify(chosen))?.id;
