import { englishCount as count } from '../../en/words';
import { englishSilverCoach } from './coach';
import { englishSilverEvents } from './events';
import { englishSilverReadings } from './readings';
import { englishSilverSolo } from './solo';
import { englishSilverTable } from './table';
import { englishSilverTechnologies } from './technologies';
import { englishSilverTiles } from './tiles';

/** The words of Prospect for Silver. */

interface InTown {
  town: string;
}

export const silverEn = {
  ...englishSilverEvents,
  ...englishSilverTiles,
  ...englishSilverTechnologies,
  ...englishSilverSolo,
  ...englishSilverReadings,
  ...englishSilverTable,
  ...englishSilverCoach,
  'goods.silver': ({ n }: { n: number }) => count(n, 'silver', 'silver'),
  'deed.mine': 'Mines opened',
  'deed.hire': 'Prospectors sent below',
  'deed.tablet': 'Tablets crossed',
  'deed.tier': 'Tiers reached',
  'action.prospector': 'Prospector',
  'actionHelp.prospector': 'Walk below, build, open a Mine or take a tile',
  'character.prospector': 'Mine captain',
  'the.character.prospector': 'the *Mine captain*',
  'crestName.hammer': 'Hammer Crest',
  'piece.prospector': 'Prospector',
  'myPiece.prospector': 'your Prospector',
  'the.prospector': 'the Prospector',
  'count.mines': 'Mines',
  'count.technologyTiers': 'Technology tiers',
  'count.undergroundBuildings': 'Houses and Pillars below',
  'each.mines': 'Mine on the maps',
  'each.technologyTiers': 'Technology tier',
  'each.undergroundBuildings': 'House or Pillar below',
  'source.mine': 'Mine',
  'source.mineIncome': 'Income of the Mines',
  'source.ribbon': 'Ribbon of the King track',
  'source.tablet': 'Stone tablet',
  'source.technology': 'Technology',
  'source.movement': 'Movement point',
  'source.hire': 'New Prospector',
  'source.overlayProduct': 'Product of the overlay',
  'source.silverLeft': '2 silver, 1 point',
  'source.tiers': 'Technology tiers',
  'refusal.prospectorElsewhere': ({ town }: Partial<InTown>) =>
    town ? `No Prospector of yours is in *${town}*: walk there first.` : 'No Prospector of yours is there.',
  'refusal.noProspectorOnMap': 'You need a Prospector on that map.',
  'refusal.noSuchMine': 'There is no place for a Mine with so many players.',
  'refusal.mineAlreadyThere': 'You have a Mine in this town already: one for each town.',
  'refusal.mineSpaceTaken': 'A Mine stands there already: choose another space.',
  'refusal.noMineLeft': 'No Mine in your supply: unlock one first.',
  'refusal.notAStart': 'Prospectors come in at the start of a map only.',
  'refusal.prospectorAlreadyThere': 'You have a Prospector on this map already.',
  'refusal.noProspectorLeft': 'All your Prospectors are on the maps.',
  'refusal.technologyNotInPlay': 'This Technology is not in play.',
  'refusal.lastTier': 'You have reached the last tier of this Technology.',
  'refusal.nothingBegins': 'Nothing comes with the beginning of this Action: just spend its points.',
  'refusal.beginFirst':
    'Begin the Action first: one of your Technologies offers something before its points.',
  'refusal.notOffered': 'That does not wait here.',
  'refusal.pileEmpty': 'No tile is left in this pile.',
  'refusal.putUnderFirst': 'Keep each of these tiles or put it under its pile first.',
  'refusal.notAside': 'This tile was not turned up.',
  'refusal.bonusTaken': 'Somebody has this Resource Bonus tile: choose another.',
  'refusal.noBonusTile': 'That takes the Resource Technology: none of your resources counts as Gold.',
  'refusal.noChoiceOfGold':
    'There is nothing to choose: it takes Gold and tokens of your tile, once for each payment.',
  'refusal.noSplit': 'Only the third tier of the Joker divides its points, and only once.',
  'refusal.otherPart': 'The second part goes to another Action than the first.',
  'refusal.nameLess': 'Say which of the resources you pay one less of.',
  'refusal.nothingLess': 'This Contract asks for none of that, or leaves no choice.',
  'refusal.noMovement': 'No movement point: they come with dice from the section with the step.',
};

type SilverMessages = typeof silverEn;

declare module '../../catalogue' {
  interface EnglishMessages extends SilverMessages {}
}
