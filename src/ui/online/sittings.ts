import { hasFields, isList, isNumber, isText, parseJson } from '../../given';
import { useSyncExternalStore } from 'react';
import type { Sitting } from '../../table/online/wire';
import { onForeign, readText, writeText } from '../session/storage';

/**
 * The seats that somebody has from this browser, with their secrets; the newest first. Only who leaves a table forgets
 * its key: a house that knows neither table nor seat may be another one tomorrow.
 */

const KEY = 'tiletum.sittings';
const NAME = 'tiletum.name';
const FINISHED_KEPT = 50;

export interface KeptSitting extends Sitting {
  /** The game is over. */
  readonly over?: true | undefined;
  /** The house says that the seat is not this key's: whoever has it watches, and it is tried again. */
  readonly aside?: true | undefined;
}

const isSitting = hasFields({ id: isText, seat: isNumber, token: isText });

function load(): readonly KeptSitting[] {
  const kept = parseJson(readText(KEY));
  return isList(kept) ? kept.filter(isSitting) : [];
}

let sittings = load();
const listeners = new Set<() => void>();

function show(next: readonly KeptSitting[]): void {
  sittings = next;
  for (const listener of [...listeners]) listener();
}

function keep(next: readonly KeptSitting[]): void {
  let finished = 0;
  const kept = next.filter(({ over }) => !over || ++finished <= FINISHED_KEPT);
  writeText(KEY, JSON.stringify(kept));
  show(kept);
}

// another page has sat down, or left
onForeign(KEY, () => show(load()));

const others = (id: string): readonly KeptSitting[] => load().filter(sitting => sitting.id !== id);

type News = Pick<KeptSitting, 'over' | 'aside'>;

/** Notes what is known of a table by now; written is only what is news. */
export function noteSitting(id: string, news: News): void {
  const known = sittingAt(id);
  const names = Object.keys(news) as (keyof News)[];
  if (!known || names.every(name => known[name] === news[name])) return;
  keep(load().map(sitting => (sitting.id === id ? { ...sitting, ...news } : sitting)));
}

export const listSittings = (): readonly KeptSitting[] => sittings;
export const sittingAt = (id: string): KeptSitting | undefined => sittings.find(sitting => sitting.id === id);
export const keepSitting = ({ id, seat, token }: Sitting): void => keep([{ id, seat, token }, ...others(id)]);
export const forgetSitting = (id: string): void => {
  if (sittingAt(id)) keep(others(id));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSittings = (): readonly KeptSitting[] => useSyncExternalStore(subscribe, listSittings);
export const useSitting = (id: string): KeptSitting | undefined =>
  useSyncExternalStore(subscribe, () => sittingAt(id));

/** The name that somebody plays under, proposed the next time. */
export const myName = (): string => readText(NAME) ?? '';
export const keepName = (name: string): boolean => writeText(NAME, name);
