/** The words of tiles, spaces and effects, from the data by which they work. */

export { effectLines, effectShort, effectsShort, effectWords } from './effects';
export { fairRule, fairWords, readingsOfFair } from './fairs';
export {
  actionName,
  characterName,
  crestName,
  dieName,
  nameOf,
  placeName,
  townName,
  townOrSpace,
} from './names';
export { originOf, originWords } from './origins';
export { costSigns, dieSign, goodSign, goodsSigns, vpSign } from './signs';
export {
  cathedralWords,
  contractSpaceWords,
  corruptionWords,
  costTileWords,
  crestSpaceWords,
  houseSpaceWords,
} from './spaces';
export { theTile, tileFull, tileName, tileWords, type CardWords } from './tiles';
