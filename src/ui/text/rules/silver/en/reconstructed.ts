import type { Reconstruction } from '../../book';
import { SILVER_REASONS, type SilverList } from '../reconstructed';

const LISTS: Partial<Record<SilverList, string>> = {
  SILVER_DECREES: 'New Decrees',
  SILVER_BONUS_TILES: 'New Bonus tiles',
  UNDERGROUND_TILES: 'Underground tiles',
  PROSPECTORS: 'New Characters',
  SILVER_CONTRACTS: 'New Contracts',
  MINE_MAPS: 'Underground maps',
  TABLETS: 'Tablets',
  UNDERGROUND_CATHEDRAL_TILES: 'Cathedral tiles below',
  UNDERGROUND_COST_TILES: 'Prices of Cathedrals below',
  SILVER_FAIR_TILES: 'New Fairs',
  RIBBONS: 'Ribbons of the King track',
  VALUES: 'Single values of Silver',
};

export const englishReconstructed: readonly Reconstruction[] = SILVER_REASONS.map(([list, reasons]) => ({
  name: LISTS[list] ?? list,
  reasons,
}));
