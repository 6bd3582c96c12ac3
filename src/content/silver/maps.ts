import { LEVEL_I } from './maps/levelI';
import { LEVEL_II } from './maps/levelII';
import { LEVEL_III } from './maps/levelIII';
import type { MineMap } from './words';

/** The Underground maps, both sides of each. */
export const MINE_MAPS: readonly MineMap[] = [...LEVEL_I, ...LEVEL_II, ...LEVEL_III];

export const LEVELS_BELOW = [1, 2, 3] as const;
