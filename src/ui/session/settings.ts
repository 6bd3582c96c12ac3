import { useSyncExternalStore } from 'react';
import { parseJson, readText, writeText } from './storage';

/** What a person likes, kept in this browser. */
export interface Settings {
  theme: 'system' | 'day' | 'night';
  contrast: boolean;
  /** Patterns on the dice beside their colours. */
  patterns: boolean;
  motion: 'system' | 'full' | 'none';
  sound: boolean;
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
  passing: true,
  coach: true,
  pace: 'flowing',
};

const KEY = 'tiletum.settings';
const listeners = new Set<() => void>();

/** Only known settings with values of the right kind are taken from what was kept. */
function load(): Settings {
  const kept = parseJson(readText(KEY));
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const known = Object.entries(kept).filter(
    ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
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
