import { BOARD_ROWS, type BoardHappenings } from './boards';
import { FLOW_ROWS, type FlowHappenings } from './flow';
import { GOODS_ROWS, type GoodsHappenings } from './goods';
import { KING_ROWS, type KingHappenings } from './king';
import { PIECE_ROWS, type PieceHappenings } from './pieces';
import type { Rows } from './row';
import { TILE_ROWS, type TileHappenings } from './tiles';
import { WHEEL_ROWS, type WheelHappenings } from './wheel';
import { WORD_ROWS, type WordHappenings } from './words';

/** Everything that can happen in the base game, by its name, with what has to be known to do it again. */
export interface BaseHappenings
  extends
    GoodsHappenings,
    TileHappenings,
    BoardHappenings,
    PieceHappenings,
    WheelHappenings,
    KingHappenings,
    FlowHappenings,
    WordHappenings {}

/** One row per kind of happening: nothing else changes the table. A forgotten one does not compile. */
export const HAPPENINGS: Rows<BaseHappenings> = {
  ...GOODS_ROWS,
  ...TILE_ROWS,
  ...BOARD_ROWS,
  ...PIECE_ROWS,
  ...WHEEL_ROWS,
  ...KING_ROWS,
  ...FLOW_ROWS,
  ...WORD_ROWS,
};
