import { useSyncExternalStore } from 'react';
import type { Sitting } from '../../table/online/wire';
import { parseJson, readText, writeText } from '../session/storage';

/** The seats that somebody has from this browser, with their secrets; the newest first. */

const KEY = 'tiletum.sittings';
const NAME = 'tiletum.name';
const MOST = 50;

const isSitting = (value: unknown): value is Sitting => {
  const { id, seat, token } = (value ?? {}) as Partial<Sitting>;
  return typeof id === 'string' && typeof seat === 'number' && typeof token === 'string';
};

function load(): readonly Sitting[] {
  const kept = parseJson(readText(KEY));
  return Array.isArray(kept) ? kept.filter(isSitting) : [];
}

let sittings = load();
const listeners = new Set<() => void>();

function keep(next: readonly Sitting[]): void {
  sittings = next.slice(0, MOST);
  writeText(KEY, JSON.stringify(sittings));
  for (const listener of [...listeners]) listener();
}

/** Another tab may have sat down in the meantime. */
function others(id: string): readonly Sitting[] {
  return load().filter(sitting => sitting.id !== id);
}

export const listSittings = (): readonly Sitting[] => sittings;
export const sittingAt = (id: string): Sitting | undefined => sittings.find(sitting => sitting.id === id);
export const keepSitting = (sitting: Sitting): void => keep([sitting, ...others(sitting.id)]);
export const forgetSitting = (id: string): void => {
  if (sittingAt(id)) keep(others(id));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSittings = (): readonly Sitting[] => useSyncExternalStore(subscribe, listSittings);
export const useSitting = (id: string): Sitting | undefined =>
  useSyncExternalStore(subscribe, () => sittingAt(id));

/** The name that somebody plays under, proposed the next time. */
export const myName = (): string => readText(NAME) ?? '';
export const keepName = (name: string): boolean => writeText(NAME, name);
