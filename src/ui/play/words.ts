import type { Effect } from '../../content';
import type { Refusal } from '../../rules/refusals';
import { plain, useText as useCatalogue, type SpokenText } from '../text';
import { refusalWords } from '../text/refusal';
import { effectShort, nameOf, placeName, tileName, townName } from '../text/words';

/** The words of the table as plain text: the catalogue, and names made from data. */
export interface TableText extends SpokenText {
  refusal: (refusal: Refusal) => string;
  tileTitle: (tile: string) => string;
  town: (id: string) => string;
  place: (id: string) => string;
  effect: (effect: Effect) => string;
  fairTitle: (tile: string) => string;
}

const made = new WeakMap<SpokenText, TableText>();

function tableText(text: SpokenText): TableText {
  const known = made.get(text);
  if (known) return known;
  const words: TableText = {
    ...text,
    refusal: refusal => plain(refusalWords(text, refusal)),
    tileTitle: tile => plain(tileName(text, tile)),
    town: id => townName(text, id),
    place: id => placeName(text, id),
    effect: effect => plain(effectShort(text, effect)),
    fairTitle: tile => nameOf(text, 'fairTitle', tile),
  };
  made.set(text, words);
  return words;
}

export const useText = (): TableText => tableText(useCatalogue());
