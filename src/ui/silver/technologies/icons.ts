import type { Technology } from '../../../content/silver/words';
import type { IconName } from '../../pictures/icons';

/** What each Technology is about. */
export const TECHNOLOGY_ICONS: Readonly<Record<Technology, IconName>> = {
  character: 'character',
  die: 'die',
  king: 'crown',
  merchant: 'merchant',
  prospector: 'prospector',
  contract: 'contract',
  resource: 'identical',
  joker: 'any',
  architect: 'architect',
};
