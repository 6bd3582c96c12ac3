import { BONUS_TILES } from './bonusTiles';
import { CATHEDRAL_TILES } from './cathedrals';
import { CHALLENGES } from './challenges';
import { CHARACTER_TILES } from './characters';
import { COST_TILES } from './constructionCosts';
import type { Contents } from './contents';
import { CONTRACT_PILE } from './contracts';
import { DECREES } from './decrees';
import { FAIR_TILES, TOWN_TILES } from './fairs';
import { EUROPE } from './map';
import { ACTIONS } from './vocabulary';

/** What lies in the base game. */
export const BASE_CONTENTS: Contents = {
  actions: ACTIONS,
  maps: [EUROPE],
  bonusTiles: BONUS_TILES,
  contractPile: CONTRACT_PILE,
  characterTiles: CHARACTER_TILES,
  cathedralTiles: CATHEDRAL_TILES,
  costTiles: COST_TILES,
  fairTiles: FAIR_TILES,
  townTiles: TOWN_TILES,
};

/** What the Cardinal brings along. */
export const CARDINAL_CONTENTS: Contents = { decrees: DECREES, challenges: CHALLENGES };
