import type { Brought } from '../content';
import type { State } from './model';
import { allBoxes, boxOf } from './shelf';
import type { Workings } from './workings';

/** What of all that happens is worth counting of a match, by the names of the happenings. */

/** Of the base game. */
export const COUNTED_DEEDS = [
  'house',
  'pillar',
  'contract',
  'character',
  'crest',
  'complete',
  'cathedral',
  'walk',
] as const;
export type BaseDeed = (typeof COUNTED_DEEDS)[number];
export type Deed = Brought<Workings, 'deed'>;

/** Of the boxes at hand, the base game's first. */
export const countedDeeds = (): readonly Deed[] => allBoxes().flatMap(({ counted = [] }) => counted);

/** Of a game. */
export const countedDeedsOf = (state: Pick<State, 'options'>): readonly Deed[] =>
  boxOf(state).boxes.flatMap(({ counted = [] }) => counted);
