import { rowsFor } from '../../boxes/rows';
import type { BoxPieces } from '../boards';
import type { RoundEnd } from './beat';

/** What boxes pay in the King phase, below the step in which they do. */
export interface KingStepProps {
  readonly story: RoundEnd;
  readonly step: 'tile' | 'points' | 'order' | 'reset';
}
export const KING_STEPS = rowsFor<BoxPieces<KingStepProps>>({});
