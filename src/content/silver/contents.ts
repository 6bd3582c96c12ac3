import type { Contents } from '../contents';
import type { Provenance } from '../vocabulary';
import { SILVER_BONUS_TILES } from './bonusTiles';
import { UNDERGROUND_CATHEDRAL_TILES, UNDERGROUND_COST_TILES } from './cathedrals';
import { PROSPECTORS } from './characters';
import { SILVER_CONTRACTS } from './contracts';
import { LEAVING, SILVER_FAIR_TILES } from './fairs';
import { MINE_MAPS } from './maps';
import { SILVER_ORIGINS as known } from './provenance';
import { SILVER_RULES } from './rulebook';
import { SILVER_CHALLENGES } from './solo/challenges';
import { SILVER_DECREES } from './solo/decrees';
import { CONTRACTS_AS_HELPERS, UNDERGROUND_TILES } from './undergroundTiles';

/** Also by the lists that they join. */
const PROVENANCE: Readonly<Record<string, Provenance>> = {
  ...known,
  BONUS_TILES: {
    fields: { ...known.SILVER_BONUS_TILES.fields, ...known.UNDERGROUND_TILES.fields },
    items: { ...known.SILVER_BONUS_TILES.items, ...known.UNDERGROUND_TILES.items },
  },
  CONTRACT_PILE: known.SILVER_CONTRACTS,
  CHARACTER_TILES: known.PROSPECTORS,
  CATHEDRAL_TILES: known.UNDERGROUND_CATHEDRAL_TILES,
  COST_TILES: known.UNDERGROUND_COST_TILES,
  FAIR_TILES: known.SILVER_FAIR_TILES,
  HOUSE_SPACES: { fields: { '*': { level: 'reconstructed', ...known.MINE_MAPS.fields.towns } } },
};

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
  morePiles: [{ pile: 'underground', tiles: [...UNDERGROUND_TILES, ...CONTRACTS_AS_HELPERS] }],
  decrees: SILVER_DECREES,
  challenges: SILVER_CHALLENGES,
  leaving: LEAVING,
  rules: SILVER_RULES,
  provenance: PROVENANCE,
};
