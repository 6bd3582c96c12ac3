import type { ComponentType } from 'react';
import type { BoxName } from '../../content';
import type { Text } from '../text';
import { rowsFor } from './rows';

/** What is chosen of a box before a game, as the rules read it: `{}` leaves all to chance. */
export type Chosen = Readonly<Record<string, unknown>>;

export interface SetupProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** How a box lets choose its set-up: ready-made ones by name, the whole in words, and its parts on the page. */
export interface BoxSetup {
  readonly presets: readonly {
    readonly id: string;
    readonly name: (text: Text) => string;
    readonly chosen: Chosen;
  }[];
  /** How much longer a game takes with it. */
  readonly minutes: { readonly solo: number; readonly perPlayer: number };
  readonly words: (text: Text, chosen: Chosen) => string;
  /** What needs most room, a panel of its own beside it, a row among the options of the game. */
  readonly Detail: ComponentType<SetupProps>;
  readonly Beside: ComponentType<SetupProps>;
  readonly Option: ComponentType<SetupProps>;
}

export const BOX_SETUPS = rowsFor<Partial<Record<BoxName, BoxSetup>>>({});

/** Of a box by its name as a page knows it. */
export const setupOf = (name: string): BoxSetup | undefined =>
  (BOX_SETUPS as Readonly<Record<string, BoxSetup | undefined>>)[name];
