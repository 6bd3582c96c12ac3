import { readSilverOptions, type SilverOptions } from '../../../rules/silver/options';
import type { Chosen } from '../../boxes/setups';
import { plain, plainly, type Text } from '../../text';
import { productName, technologyName } from '../../text/silver/words';

/** What is chosen of the set-up, in words too. */

export const asChosen = (options: SilverOptions): Chosen => ({ ...options });

/** What is not chosen is left to chance. */
export const optionsFrom = (chosen: Chosen): SilverOptions => ({ ...readSilverOptions({}), ...chosen });

export const changed = (chosen: Chosen, change: Partial<SilverOptions>): Chosen =>
  asChosen({ ...optionsFrom(chosen), ...change });

/** Whether two choices are one. */
export const sameAs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function setUpWords(text: Text, chosen: Chosen): string {
  const { sides, technologies, overlay } = optionsFrom(chosen);
  const drawn = text.say('setUp.drawn');
  const maps = sides.map(side => (side === 'random' ? '?' : side)).join(' ');
  const techs =
    technologies === 'random'
      ? drawn
      : plain(text.list(technologies.map(each => plainly(technologyName(text, each)))));
  return text.say('setUp.words', {
    maps,
    technologies: techs,
    overlay: overlay === 'random' ? drawn : productName(text, overlay),
  });
}
