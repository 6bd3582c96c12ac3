import { isFromBox, listOf, originOf, type ListName, type Origin, type Tile } from '../../../content';
import type { Text } from '../catalogue';
import type { Marked } from '../message';

/** Where a printed value is known from, and why a reconstructed one is as it is. */

/** Content has its reasons in English; other languages have one for every kind of value of the base game. */
export function originWords(text: Text, list: ListName, id: string, field = '*'): Marked {
  const origin = originOf(list, id, field);
  return origin.level === 'reconstructed'
    ? text.mark('origin.reconstructed', { why: reason(text, list, id, field, origin) })
    : text.mark(`origin.${origin.level}`);
}

function reason(text: Text, list: ListName, id: string, field: string, { why }: Origin): string {
  if (text.language === 'en' && why !== undefined) return why;
  const key = `why.${list}.${list === 'VALUES' ? id : field}`;
  return text.has(key) && !isFromBox(id) ? text.say(key) : text.say('why.general');
}

const FIELDS: Partial<Record<Tile['kind'], readonly string[]>> = {
  helper: ['effects'],
  contract: ['cost', 'reward'],
  crest: ['crest'],
  character: ['character', 'effects'],
};

/** The reconstructed values that the face of a tile shows; without copies and player marks. */
export const tileOrigins = (text: Text, tile: Tile): Marked[] => {
  const list = listOf(tile.id);
  return (FIELDS[tile.kind] ?? [])
    .filter(field => originOf(list, tile.id, field).level === 'reconstructed')
    .map(field => originWords(text, list, tile.id, field));
};
