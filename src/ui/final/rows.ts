import type { BaseScoreRow, ScoreRow } from '../../rules/scoreSheet';
import { rowsFor } from '../boxes/rows';
import type { IconName } from '../pictures/icons';
import type { Key } from '../text';

/** How the sources of points are called and marked; their colours are in `sourceBars.css`. */
export const ROW_NAMES = rowsFor<Readonly<Record<ScoreRow, Key>>>({
  start: 'scores.start',
  contracts: 'scores.contracts',
  cathedrals: 'scores.cathedrals',
  spaces: 'scores.spaces',
  king: 'scores.king',
  fairs: 'scores.fairs',
  housesTimesPillars: 'scores.housesTimesPillars',
  completedBuildings: 'scores.completedBuildings',
  leftovers: 'scores.leftovers',
} satisfies Record<BaseScoreRow, Key>);

export const ROW_ICONS = rowsFor<Readonly<Record<ScoreRow, IconName>>>({
  start: 'shield',
  contracts: 'contract',
  cathedrals: 'cathedral',
  spaces: 'helper',
  king: 'crown',
  fairs: 'fair',
  housesTimesPillars: 'house',
  completedBuildings: 'building',
  leftovers: 'any',
} satisfies Record<BaseScoreRow, IconName>);
