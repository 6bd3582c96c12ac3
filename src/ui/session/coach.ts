import { isList, isText, parseJson } from '../../given';
import { useSyncExternalStore } from 'react';
import { readText, writeText } from './storage';

/** Which hints of the coach were understood, in this browser. */

const KEY = 'tiletum.coach';
const listeners = new Set<() => void>();

function load(): ReadonlySet<string> {
  const kept = parseJson(readText(KEY));
  return new Set(isList(kept) ? kept.filter(isText) : []);
}

let known = load();

export function understand(...hints: string[]): void {
  known = new Set([...known, ...hints]);
  writeText(KEY, JSON.stringify([...known]));
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = (): ReadonlySet<string> => known;

export const useUnderstood = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, current);
