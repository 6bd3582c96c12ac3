import type { ComponentType } from 'react';
import type { QuickGame } from '../newGame/quick';
import type { PlainKey } from '../text';
import { GuidedScene, LocalScene, OnlineScene, ReplayScene, RulesScene, SoloScene } from './scenes';

/** What a card leads to: a game that starts at once, or a page. */
export type Lead = { readonly says: PlainKey } & (
  { readonly starts: QuickGame; readonly href?: never } | { readonly href: string; readonly starts?: never }
);

/** The ways to play. The first lead is the one of the whole card. */
export interface Way {
  readonly id: 'solo' | 'local' | 'online' | 'guided' | 'replay' | 'rules';
  readonly leads: readonly [Lead, ...Lead[]];
  readonly Scene: ComponentType;
}

export const WAYS: readonly Way[] = [
  {
    id: 'solo',
    leads: [
      { starts: 'solo', says: 'home.solo.go' },
      { href: '/new/solo', says: 'home.setUp' },
    ],
    Scene: SoloScene,
  },
  {
    id: 'local',
    leads: [
      { starts: 'local', says: 'home.local.go' },
      { starts: 'bots', says: 'home.local.bot' },
      { href: '/new/local', says: 'home.setUp' },
    ],
    Scene: LocalScene,
  },
  { id: 'online', leads: [{ href: '/online', says: 'home.online.go' }], Scene: OnlineScene },
  {
    id: 'replay',
    leads: [
      { href: '/replay', says: 'home.replay.go' },
      { href: '/statistics', says: 'stats.title' },
    ],
    Scene: ReplayScene,
  },
  { id: 'rules', leads: [{ href: '/rules', says: 'home.rules.go' }], Scene: RulesScene },
];

/** For whoever has played: the guided game is one of them, where newcomers are shown it apart. */
export const KNOWN_WAYS: readonly Way[] = [
  ...WAYS.slice(0, 3),
  { id: 'guided', leads: [{ starts: 'first', says: 'home.guided.go' }], Scene: GuidedScene },
  ...WAYS.slice(3),
];
