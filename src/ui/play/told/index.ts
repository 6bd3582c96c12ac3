/** The end of a round, told at the reader's pace. */
export { tellsKing, type BeatName, type RoundEnd } from './beat';
export { ToldBar } from './ToldBar';
export { ToldKing } from './ToldKing';
export { tellingClass, ToldLower } from './ToldLower';
export { endOfRound } from './story';
export { pictureAt, useTelling, type StoryAt, type ToldStory } from './useTelling';
