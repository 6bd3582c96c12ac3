import type { Contents } from '../contents';
import { SILVER_BONUS_TILES } from './bonusTiles';
import { UNDERGROUND_CATHEDRAL_TILES, UNDERGROUND_COST_TILES } from './cathedrals';
import { PROSPECTORS } from './characters';
import { SILVER_CONTRACTS } from './contracts';
import { LEAVING, SILVER_FAIR_TILES } from './fairs';
import { MINE_MAPS } from './maps';
import * as provenance from './provenance';
import { SILVER_RULES } from './rulebook';
import { UNDERGROUND_TILES } from './undergroundTiles';

/** What lies in the box of Prospect for Silver and goes the way of the base game's; the rest is in this folder. */
export const SILVER_CONTENTS: Contents = {
  actions: ['prospector'],
  maps: MINE_MAPS,
  bonusTiles: SILVER_BONUS_TILES,
  contractPile: SILVER_CONTRACTS,
  characterTiles: PROSPECTORS,
  cathedralTiles: UNDERGROUND_CATHEDRAL_TILES,
  costTiles: UNDERGROUND_COST_TILES,
  fairTiles: SILVER_FAIR_TILES,
  morePiles: [{ pile: 'underground', tiles: UNDERGROUND_TILES }],
  leaving: LEAVING,
  rules: SILVER_RULES,
  provenance,
};
