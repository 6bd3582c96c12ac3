import { count } from '../../en/words';
import { events } from './events';
import { technologies } from './technologies';
import { tiles } from './tiles';

/** The words of Prospect for Silver. */

interface InTown {
  town: string;
}

export const silverEn = {
  ...events,
  ...tiles,
  ...technologies,
  'goods.silver': ({ n }: { n: number }) => count(n, 'silver', 'silver'),
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
  'refusal.noMovement': 'No movement point: they come with dice from the section with the boot.',
};

type SilverMessages = typeof silverEn;

declare module '../../catalogue' {
  interface EnglishMessages extends SilverMessages {}
}
