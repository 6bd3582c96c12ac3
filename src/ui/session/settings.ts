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

const CHOICES = {
  theme: ['system', 'day', 'night'],
  motion: ['system', 'full', 'none'],
  pace: ['steps', 'flowing', 'atOnce'],
} as const satisfies { [K in keyof Settings]?: readonly Settings[K][] };

/** A known setting with a value that it can have. */
function fits([name, value]: [string, unknown]): boolean {
  if (!Object.hasOwn(DEFAULTS, name) || typeof value !== typeof DEFAULTS[name as keyof Settings])
    return false;
  const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, name)
    ? CHOICES[name as keyof typeof CHOICES]
    : undefined;
  return choices?.includes(value) ?? true;
}

/** Of what was kept only what can be believed is taken. */
function load(): Settings {
  const kept = parseJson(readText(KEY));
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
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
