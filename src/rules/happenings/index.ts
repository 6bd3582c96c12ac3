import { BOARDS, type BoardHappenings } from './boards';
import { FLOW, type FlowHappenings } from './flow';
import { GOODS, type GoodsHappenings } from './goods';
import { KING, type KingHappenings } from './king';
import { PIECES, type PieceHappenings } from './pieces';
import type { Rows } from './row';
import { TILES, type TileHappenings } from './tiles';
import { WHEEL, type WheelHappenings } from './wheel';
import { WORDS, type WordHappenings } from './words';

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
  ...GOODS,
  ...TILES,
  ...BOARDS,
  ...PIECES,
  ...WHEEL,
  ...KING,
  ...FLOW,
  ...WORDS,
};
