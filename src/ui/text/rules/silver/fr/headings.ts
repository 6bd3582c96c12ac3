import type { SilverPart } from '../parts';

export const frenchSilverHeadings: Record<SilverPart, string> = {
  silverSetup: 'Mise en place avec l’argent',
  silver: 'L’argent',
  technologies: 'Technologies',
  tiers: 'Ce que fait chaque niveau',
  underground: 'Cartes souterraines',
  prospectors: 'Prospecteurs et tablettes',
  mines: 'Les Mines',
  prospectorWheel: 'Roue et Action du Prospecteur',
  silverKing: 'Phase du Roi avec l’argent',
  silverCleanup: 'Entretien avec l’argent',
  silverScoring: 'Décompte final avec l’argent',
  silverTiles: 'Nouvelles tuiles',
  silverSoloSetup: 'Solo avec l’argent : mise en place',
  surprises: 'Les manches du Cardinal et les Surprises du Roi',
  itsProspector: 'Le Prospecteur du Cardinal',
  silverDecrees: 'Décrets, tuiles et Défis',
  silverSoloScoring: 'La fin en solo',
};
