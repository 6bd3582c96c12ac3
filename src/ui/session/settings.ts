import { isFields, isFlag, isOneOf, parseJson, type Is } from '../../given';
import { useSyncExternalStore } from 'react';
import { readText, writeText } from './storage';

/** What a person likes, kept in this browser. */
export interface Settings {
  theme: 'system' | 'day' | 'night';
  contrast: boolean;
  /** Patterns on the dice beside their colours. */
  patterns: boolean;
  motion: 'system' | 'full' | 'none';
  sound: boolean;
  /** Keys of one sign: letters, `+`, `?`. */
  keys: boolean;
  /** A screen between the turns of people who share this device. */
  passing: boolean;
  coach: boolean;
  /** How the turns of the Cardinal and of bots are shown. */
  pace: 'steps' | 'flowing' | 'atOnce';
}

export const DEFAULTS: Settings = {
  theme: 'system',
  contrast: false,
  patterns: false,
  motion: 'system',
  sound: false,
  keys: true,
  passing: false,
  coach: true,
  pace: 'flowing',
};

const KEY = 'tiletum.settings';
const listeners = new Set<() => void>();

/** What each can be. */
const KINDS: { readonly [K in keyof Settings]: Is<Settings[K]> } = {
  theme: isOneOf(['system', 'day', 'night']),
  contrast: isFlag,
  patterns: isFlag,
  motion: isOneOf(['system', 'full', 'none']),
  sound: isFlag,
  keys: isFlag,
  passing: isFlag,
  coach: isFlag,
  pace: isOneOf(['steps', 'flowing', 'atOnce']),
};

/** A known setting with a value that it can have. */
const fits = ([name, value]: [string, unknown]): boolean =>
  Object.hasOwn(KINDS, name) && KINDS[name as keyof Settings](value);

/** Of what was kept only what can be believed is taken. */
function load(): Settings {
  const kept = parseJson(readText(KEY));
  return isFields(kept)
    ? { ...DEFAULTS, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
    : DEFAULTS;
}

let current = load();

export const getSettings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  writeText(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, getSettings);
