import type { Key } from '../../text';
import type { BeatName } from './beat';

/** The short names of the beats. */
export const LABELS = {
  tile: 'king.steps.tile',
  points: 'king.steps.points',
  order: 'king.steps.order',
  reset: 'king.steps.reset',
  fair: 'phaseShort.fair',
  cleanup: 'phaseShort.cleanup',
  final: 'scores.final',
} as const satisfies Record<BeatName, Key>;
