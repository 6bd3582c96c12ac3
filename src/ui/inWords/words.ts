import { cardFor, type Looking, type WholeCard } from '../explain/whole';
import { plain, type Text } from '../text';
import { placeName } from '../text/words';
import { entriesOf, type Entry, type RegionName } from './parts';

/** What a thing of the table is, in words alone, with what lies at it. */
export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  readonly holds: readonly Told[];
}

/** A part of the table as its cards tell it. */
export const regionInWords = (text: Text, part: RegionName, looking: Looking): Told[] =>
  entriesOf[part](looking.G, looking.me).flatMap(entry => told(text, entry, looking) ?? []);

function told(text: Text, { thing, holds, next }: Entry, looking: Looking): Told | undefined {
  const card = cardFor(text, thing, looking);
  if (!card) return undefined;
  const around = next?.map(place => placeName(text, place));
  return {
    title: plain(card.title),
    lines: [...linesOf(text, card), ...(around ? [text.say('inWords.next', { places: around })] : [])],
    holds: holds.flatMap(each => told(text, { thing: each, holds: [] }, looking) ?? []),
  };
}

function linesOf(text: Text, { family, lines, ways, refused }: WholeCard): string[] {
  const refusal = refused && [refused.words, ...(refused.cure ? [refused.cure] : [])].map(plain).join(' ');
  return [
    ...[...(family ? [family] : []), ...lines.map(({ words }) => words)].map(plain),
    ...ways.map(way => text.say('inWords.possible', { way: plain(way) })),
    ...(refusal === undefined ? [] : [text.say('inWords.refused', { why: refusal })]),
  ];
}
