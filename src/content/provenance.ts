import { BOARD_ORIGINS } from './provenance/boards';
import { MAP_ORIGINS } from './provenance/map';
import { TILE_ORIGINS } from './provenance/tiles';
import type { Provenance } from './vocabulary';

/** Where everything printed is known from, by the name of its list. */
export const PROVENANCE = { ...MAP_ORIGINS, ...TILE_ORIGINS, ...BOARD_ORIGINS } satisfies Record<
  string,
  Provenance
>;

export type ListName = keyof typeof PROVENANCE;
