import type { Page } from 'playwright-core';
import type { Scene } from '../scenes';
import { PAGE_PAIRS } from './pages';
import { PHONE_PAIRS } from './phones';
import { TABLE_PAIRS } from './tables';
import { SILVER_PAIRS } from './silver';
import { SILVER_PAGE_PAIRS } from './silverPages';

/** What is drawn in the design, and the moment of the game that comes nearest to it. */
export interface Pair {
  /** The drawing, in the folder of the design, without its `.png`. */
  readonly drawing: string;
  /** What is to be seen, in a few words. */
  readonly shows: string;
  readonly scene: Omit<Scene, 'name'>;
  readonly window: Size;
  /** A phone: a finger, and two pixels of the drawing for each of ours. */
  readonly phone?: boolean;
  /** Which part of the window was drawn, if not all of it. */
  readonly part?: Part;
  /** What somebody does first: points at, taps. */
  readonly act?: (page: Page) => Promise<void>;
  readonly differs: readonly Difference[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** What is otherwise than drawn, and why it stays so. */
export interface Difference {
  readonly what: string;
  readonly why: string;
}

/** A box adds its own list here. */
export const PAIRS: readonly Pair[] = [
  ...TABLE_PAIRS,
  ...PHONE_PAIRS,
  ...PAGE_PAIRS,
  ...SILVER_PAIRS,
  ...SILVER_PAGE_PAIRS,
];

/** Its picture, in `docs/look`. */
export const fileOf = ({ drawing }: Pair): string => `${drawing.split('/').at(-1)}.webp`;
