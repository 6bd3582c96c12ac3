import type { Effect, Price } from '../../content';
import type { Refusal } from '../../rules/refusals';
import { plain, useText as useCatalogue, type Text } from '../text';
import { refusalWords } from '../text/refusal';
import { effectsShort, goodsSigns, nameOf, placeName, tileFull, tileName, townName } from '../text/words';

/** The words of the table as plain text: the catalogue, and names made from data. */
export interface TableText extends Text {
  refusal: (refusal: Refusal) => string;
  tileTitle: (tile: string) => string;
  /** With what it gives: two of the same title can be told apart. */
  tileFull: (tile: string) => string;
  town: (id: string) => string;
  place: (id: string) => string;
  effects: (effects: readonly Effect[]) => string;
  goods: (goods: Price) => string;
  fairTitle: (tile: string) => string;
  /** One after the other, as parts of one name. */
  parts: (parts: readonly string[]) => string;
}

const made = new WeakMap<Text, TableText>();

export function tableText(text: Text): TableText {
  const known = made.get(text);
  if (known) return known;
  const words: TableText = {
    ...text,
    refusal: refusal => plain(refusalWords(text, refusal)),
    tileTitle: tile => plain(tileName(text, tile)),
    tileFull: tile => plain(tileFull(text, tile)),
    town: id => townName(text, id),
    place: id => placeName(text, id),
    effects: effects => plain(effectsShort(text, effects)),
    goods: goods => plain(goodsSigns(text, goods)),
    fairTitle: tile => nameOf(text, 'fairTitle', tile),
    parts: parts => text.say('does.parts', { parts }),
  };
  made.set(text, words);
  return words;
}

export const useTableText = (): TableText => tableText(useCatalogue());
