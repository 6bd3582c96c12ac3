import type { Wishes } from '../../table/online/onlineMoment';
import { parseJson, readText, removeText, writeText } from '../session/storage';

/** What was wanted at a table of the house and could not be had by this page: the next one asks for it. */

const KEY = 'tiletum.wishes.';

export const keepWishes = (id: string, wishes: Wishes): boolean =>
  writeText(KEY + id, JSON.stringify(wishes));

export const forgetWishes = (id: string): void => removeText(KEY + id);

export function wishesAt(id: string): Wishes | undefined {
  const { n, acts } = (parseJson(readText(KEY + id)) ?? {}) as Partial<Wishes>;
  if (typeof n !== 'number' || !Array.isArray(acts)) return undefined;
  return { n, acts: acts.filter(act => typeof act === 'string') };
}
