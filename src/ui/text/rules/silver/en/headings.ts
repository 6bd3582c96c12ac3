import type { SilverPart } from '../parts';

export const englishSilverHeadings: Record<SilverPart, string> = {
  silverSetup: 'Set-up with Silver',
  silver: 'Silver',
  technologies: 'Technologies',
  tiers: 'What each tier does',
  underground: 'Underground maps',
  prospectors: 'Prospectors and tablets',
  mines: 'Mines',
  prospectorWheel: 'Prospector wheel and Action',
  silverKing: 'King phase with Silver',
  silverCleanup: 'Clean-up with Silver',
  silverScoring: 'Final scoring with Silver',
  silverTiles: 'New tiles',
  silverSoloSetup: 'Solo with Silver: set-up',
  surprises: 'The Cardinal’s rounds and King’s Surprises',
  itsProspector: 'The Cardinal’s Prospector',
  silverDecrees: 'Decrees, tiles and Challenges',
  silverSoloScoring: 'The end alone',
};
