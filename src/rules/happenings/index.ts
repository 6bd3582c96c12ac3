import { CARDINAL_DEEDS, type CardinalHappenings } from '../cardinal/happenings';
import { BOARDS, type BoardHappenings } from './boards';
import { FLOW, type FlowHappenings } from './flow';
import { GOODS, type GoodsHappenings } from './goods';
import { KING, type KingHappenings } from './king';
import { PIECES, type PieceHappenings } from './pieces';
import type { Rows } from './row';
import { TILES, type TileHappenings } from './tiles';
import { WHEEL, type WheelHappenings } from './wheel';
import { WORDS, type WordHappenings } from './words';

/** Everything that can happen, by its name, with what has to be known to do it again. */
export interface Happenings
  extends
    GoodsHappenings,
    TileHappenings,
    BoardHappenings,
    PieceHappenings,
    WheelHappenings,
    KingHappenings,
    FlowHappenings,
    WordHappenings,
    CardinalHappenings {}

/** One row per kind of happening: nothing else changes the table. A forgotten one does not compile. */
export const HAPPENINGS: Rows<Happenings> = {
  ...GOODS,
  ...TILES,
  ...BOARDS,
  ...PIECES,
  ...WHEEL,
  ...KING,
  ...FLOW,
  ...WORDS,
  ...CARDINAL_DEEDS,
};
