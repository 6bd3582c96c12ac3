/** The end of a round, told at the reader's pace. What draws it comes with the rest of the table. */
export { tellsKing, type BeatName, type RoundEnd } from './beat';
export { tellingClass } from './tellingClass';
export { endOfRound } from './story';
export { pictureAt, useTelling, type StoryAt, type ToldStory } from './useTelling';
