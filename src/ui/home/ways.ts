import type { ComponentType } from 'react';
import { soloAvailable } from '../newGame/solo';
import { LocalScene, OnlineScene, ReplayScene, RulesScene, SoloScene } from './scenes';

/** The ways to play; one without an address is still to come. */
export interface Way {
  readonly id: 'solo' | 'local' | 'online' | 'replay' | 'rules';
  readonly href?: string;
  readonly Scene: ComponentType;
}

export const waysToPlay = (): readonly Way[] => [
  {
    id: 'solo',
    ...(soloAvailable() && { href: '/new/solo' }),
    Scene: SoloScene,
  },
  { id: 'local', href: '/new/local', Scene: LocalScene },
  { id: 'online', Scene: OnlineScene },
  { id: 'replay', Scene: ReplayScene },
  { id: 'rules', href: '/rules', Scene: RulesScene },
];
