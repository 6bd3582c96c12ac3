import { isList, isNumber, isText, hasFields, parseJson } from '../../given';
import type { Wishes } from '../../table/online/onlineMoment';
import { readText, removeText, writeText } from '../session/storage';

/** What was wanted at a table of the house and could not be had by this page: the next one asks for it. */

const KEY = 'tiletum.wishes.';

export const keepWishes = (id: string, wishes: Wishes): boolean =>
  writeText(KEY + id, JSON.stringify(wishes));

export const forgetWishes = (id: string): void => removeText(KEY + id);

export function wishesAt(id: string): Wishes | undefined {
  const kept = parseJson(readText(KEY + id));
  return isKept(kept) ? { n: kept.n, acts: kept.acts.filter(isText) } : undefined;
}

const isKept = hasFields({ n: isNumber, acts: isList });
