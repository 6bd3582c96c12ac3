import type { SilverReadings } from '../../../../rules/silver/readings';
import type { Messages } from '../../message';
import type { ReadingKeys } from '../../readingKeys';

/** Readings of the rules below: what is asked, the answers, and each answer in a few words. */
export const englishSilverReadings = {
  'reading.movementPoints': 'Two movement points',
  'readingAsk.movementPoints': 'The third tier of the Prospector Technology brings two: how are they used?',
  'answer.movementPoints.scattered': 'One by one, at any time of the turn',
  'answer.movementPoints.block': 'Both at once',
  'answerBrief.movementPoints.scattered': 'one by one',
  'answerBrief.movementPoints.block': 'both at once',

  'reading.resourceColour': 'Colour of the Resource Bonus tile',
  'readingAsk.resourceColour': 'Which dice are of its colour?',
  'answer.resourceColour.either': 'Those of its colour, and those that bring its Resource',
  'answer.resourceColour.die': 'Those of its colour only',
  'answer.resourceColour.yield': 'Those that bring its Resource only',
  'answerBrief.resourceColour.either': 'colour or Resource of the die',
  'answerBrief.resourceColour.die': 'the colour of the die',
  'answerBrief.resourceColour.yield': 'what the die brings',

  'reading.placingBelow': 'Building below',
  'readingAsk.placingBelow': 'May Merchant and Architect Actions build where a Prospector stands?',
  'answer.placingBelow.prospector': 'No, only Prospector Actions',
  'answer.placingBelow.anyAction': 'Yes, they too',
  'answerBrief.placingBelow.prospector': 'by Prospector Actions only',
  'answerBrief.placingBelow.anyAction': 'by Merchant and Architect too',

  'reading.undergroundContracts': 'Tiles for 4 Wool and 4 Iron',
  'readingAsk.undergroundContracts': 'What are these tiles of the maps below?',
  'answer.undergroundContracts.contracts': 'Contracts',
  'answer.undergroundContracts.helpers': 'Helpers, paid when they are used',
  'answerBrief.undergroundContracts.contracts': 'Contracts',
  'answerBrief.undergroundContracts.helpers': 'Helpers',

  'reading.extendedReach': 'The Cardinal’s longer way',
  'readingAsk.extendedReach': 'Where no place below is near it goes further: for the Bonus tile too?',
  'answer.extendedReach.way': 'No, the tile lies within its points',
  'answer.extendedReach.tile': 'Yes, the tile may lie as far as it goes',
  'answerBrief.extendedReach.way': 'for the way only',
  'answerBrief.extendedReach.tile': 'for the Bonus tile too',

  'reading.silverTile': 'The Cardinal’s tiles for Silver',
  'readingAsk.silverTile': 'Of which class is a tile that brings Silver to it?',
  'answer.silverTile.resource': 'Resource Helpers, 1 Silver being one Resource',
  'answer.silverTile.miscellaneous': 'Miscellaneous Helpers',
  'answerBrief.silverTile.resource': 'Resource Helpers',
  'answerBrief.silverTile.miscellaneous': 'Miscellaneous Helpers',

  'reading.characterSilver': 'Visitors with Silver',
  'readingAsk.characterSilver': 'Do Visitors to the Curia bring the Cardinal the Silver of a Character?',
  'answer.characterSilver.no': 'No, Silver is no Resource',
  'answer.characterSilver.yes': 'Yes, with its Resources',
  'answerBrief.characterSilver.no': 'no Silver',
  'answerBrief.characterSilver.yes': 'their Silver too',

  'reading.tabletCosts': 'Prices of tablets',
  'readingAsk.tabletCosts': 'News of Travellers: what of a tablet that asks the Cardinal for a price?',
  'answer.tabletCosts.paid': 'It pays Gold if it can, never Silver',
  'answer.tabletCosts.free': 'It gets all of it for nothing',
  'answer.tabletCosts.never': 'It never gets what has a price',
  'answerBrief.tabletCosts.paid': 'what it pays in Gold',
  'answerBrief.tabletCosts.free': 'all of it for nothing',
  'answerBrief.tabletCosts.never': 'nothing that has a price',

  'reading.prospectorDice': 'Dice of two Prospector sections',
  'readingAsk.prospectorDice': 'By what does the Cardinal choose between them first?',
  'answer.prospectorDice.colour': 'By the colours on its card, then by points',
  'answer.prospectorDice.points': 'By points, then by the colours on its card',
  'answerBrief.prospectorDice.colour': 'the colour first',
  'answerBrief.prospectorDice.points': 'the points first',
} satisfies Messages & Record<ReadingKeys<SilverReadings>, string>;
