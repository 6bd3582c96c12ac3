import type { PlainKey } from '../text';

type Shortcuts = Record<string, { key: string; says: PlainKey }>;

/**
 * The keys of the table, one list for all: what carries a shortcut is marked with `keyOf` (a control, which is then
 * clicked) or `regionKeyOf` (a part of the table, which is then gone to); the page answers by looking for the mark.
 */
export const TABLE_SHORTCUTS = {
  undo: { key: 'U', says: 'keys.undo' },
  redo: { key: 'R', says: 'keys.redo' },
  endTurn: { key: 'E', says: 'keys.endTurn' },
  closer: { key: '+', says: 'keys.closer' },
  farther: { key: '-', says: 'keys.farther' },
  now: { key: 'N', says: 'keys.bar' },
  wheel: { key: 'W', says: 'keys.wheel' },
  map: { key: 'M', says: 'keys.map' },
  offers: { key: 'O', says: 'keys.offers' },
  board: { key: 'B', says: 'keys.board' },
  players: { key: 'P', says: 'keys.players' },
  tasks: { key: 'T', says: 'keys.tasks' },
  log: { key: 'L', says: 'keys.log' },
  inWords: { key: 'I', says: 'keys.inWords' },
  help: { key: '?', says: 'keys.help' },
} as const satisfies Shortcuts;

/** Those that only a replay has beside them. */
export const REPLAY_SHORTCUTS = {
  stepBack: { key: 'ArrowLeft', says: 'replay.stepBack' },
  step: { key: 'ArrowRight', says: 'replay.step' },
  insideBack: { key: ',', says: 'replay.insideBack' },
  inside: { key: '.', says: 'replay.insideOn' },
  turnBack: { key: 'PageUp', says: 'replay.turnBack' },
  turn: { key: 'PageDown', says: 'replay.turn' },
  start: { key: 'Home', says: 'replay.start' },
  playing: { key: 'K', says: 'replay.playing' },
} as const satisfies Shortcuts;

export const SHORTCUTS = { ...TABLE_SHORTCUTS, ...REPLAY_SHORTCUTS };

export type Shortcut = keyof typeof SHORTCUTS;

export const keyOf = (shortcut: Shortcut) => ({ 'aria-keyshortcuts': SHORTCUTS[shortcut].key }) as const;

/** A part of the table can be gone to without being a stop of Tab. */
export const regionKeyOf = (shortcut: Shortcut) => ({ ...keyOf(shortcut), tabIndex: -1 }) as const;

/** The shortcut that a key stands for. */
export const shortcutFor = (key: string): Shortcut | undefined =>
  SHORTCUT_NAMES.find(name => SHORTCUTS[name].key.toUpperCase() === key.toUpperCase());

const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as Shortcut[];

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
};

/** What stands on the key. */
export const keySign = (key: string): string => SIGNS[key] ?? key;
