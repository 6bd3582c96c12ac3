import { SILVER_BOARD_ORIGINS } from './provenance/boards';
import { MINE_MAP_ORIGINS } from './provenance/maps';
import { SILVER_TILE_ORIGINS } from './provenance/tiles';
import { SILVER_SOLO_ORIGINS } from './solo/provenance';

/** Where what is printed in this box is known from; the rulebook's pictures are missing, so much of it is ours. */
export const SILVER_ORIGINS = {
  ...SILVER_SOLO_ORIGINS,
  ...SILVER_TILE_ORIGINS,
  ...MINE_MAP_ORIGINS,
  ...SILVER_BOARD_ORIGINS,
};
