/** The end of a round, told at the reader's pace. */
export type { BeatName } from './beat';
export { ToldBar } from './ToldBar';
export { ToldKing } from './ToldKing';
export { tellingClass, ToldLower } from './ToldLower';
export { useTelling, type Telling } from './useTelling';
