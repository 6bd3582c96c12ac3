import { broughtOrigins, type ListName, type Origin, type Provenance } from '../../../content';
import { PROVENANCE } from '../../../content/provenance';
import type { Text } from '../catalogue';
import type { Marked } from '../message';

/** Where a printed value is known from, and why a reconstructed one is as it is. */

const NOTHING_KNOWN: Provenance = { fields: {} };

/**
 * Where a printed value is known from. What an item has of its own comes before what its list says. What has
 * no id goes by its position, action or colour; single values are in the list `VALUES`, by name. Of another box, what
 * it does not say is reconstructed.
 */
export const originOf = (list: ListName, id: string, field = '*'): Origin => {
  const brought = broughtOrigins(id);
  const known: NonNullable<typeof brought> = brought ?? PROVENANCE;
  const { fields, items } = known[list] ?? NOTHING_KNOWN;
  const item = items?.[id];
  const origin = item?.[field] ?? item?.['*'] ?? fields[field] ?? fields['*'];
  if (origin === undefined && brought) return { level: 'reconstructed' };
  if (origin === undefined) throw new Error(`no provenance of ${list} '${id}' ${field}`);
  return origin;
};

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
  return text.has(key) && !broughtOrigins(id) ? text.say(key) : text.say('why.general');
}
