import type { BoxTexts } from '../../catalogue';
import { frenchCount as count } from '../../fr/words';
import { frenchSilverCoach } from './coach';
import { frenchSilverEvents } from './events';
import { frenchSilverReadings } from './readings';
import { frenchSilverSolo } from './solo';
import { frenchSilverTable } from './table';
import { frenchSilverTechnologies } from './technologies';
import { frenchSilverTiles } from './tiles';

/** Les mots de Prospect for Silver. */
export const silverFr: BoxTexts['fr'] = {
  ...frenchSilverEvents,
  ...frenchSilverTiles,
  ...frenchSilverTechnologies,
  ...frenchSilverSolo,
  ...frenchSilverReadings,
  ...frenchSilverTable,
  ...frenchSilverCoach,
  'goods.silver': ({ n }) => count(n, 'argent'),
  'deed.mine': 'Mines ouvertes',
  'deed.hire': 'Prospecteurs envoyés sous terre',
  'deed.tablet': 'Tablettes franchies',
  'deed.tier': 'Niveaux atteints',
  'action.prospector': 'Prospecteur',
  'actionHelp.prospector': 'Marcher sous terre, bâtir, ouvrir une Mine ou prendre une tuile',
  'character.prospector': 'Maître mineur',
  'the.character.prospector': 'le *Maître mineur*',
  'crestName.hammer': 'Blason du Marteau',
  'piece.prospector': 'Prospecteur',
  'myPiece.prospector': 'ton Prospecteur',
  'the.prospector': 'le Prospecteur',
  'count.mines': 'Mines',
  'count.technologyTiers': 'niveaux de Technologie',
  'count.undergroundBuildings': 'Maisons et Piliers sous terre',
  'each.mines': 'Mine sur les cartes',
  'each.technologyTiers': 'niveau de Technologie',
  'each.undergroundBuildings': 'Maison ou Pilier sous terre',
  'source.mine': 'Mine',
  'source.mineIncome': 'Revenu des Mines',
  'source.ribbon': 'Ruban de la piste du Roi',
  'source.tablet': 'Tablette de pierre',
  'source.technology': 'Technologie',
  'source.movement': 'Point de mouvement',
  'source.hire': 'Nouveau Prospecteur',
  'source.overlayProduct': 'Produit du cache',
  'source.silverLeft': '2 argents, 1 point',
  'source.tiers': 'Niveaux de Technologie',
  'refusal.prospectorElsewhere': ({ town }) =>
    town
      ? `Aucun de tes Prospecteurs n’est à *${town}* : va d’abord là-bas.`
      : 'Aucun de tes Prospecteurs n’est là.',
  'refusal.noProspectorOnMap': 'Il te faut un Prospecteur sur cette carte.',
  'refusal.noSuchMine': 'Cette case de Mine n’existe pas à ce nombre de joueurs.',
  'refusal.mineAlreadyThere': 'Tu as déjà une Mine dans cette ville : une seule par ville.',
  'refusal.mineSpaceTaken': 'Une Mine est déjà là : choisis une autre case.',
  'refusal.noMineLeft': 'Pas de Mine en réserve : débloques-en une d’abord.',
  'refusal.notAStart': 'Un Prospecteur n’arrive qu’au départ d’une carte.',
  'refusal.prospectorAlreadyThere': 'Tu as déjà un Prospecteur sur cette carte.',
  'refusal.noProspectorLeft': 'Tous tes Prospecteurs sont sur les cartes.',
  'refusal.technologyNotInPlay': 'Cette Technologie n’est pas en jeu.',
  'refusal.lastTier': 'Tu es au dernier niveau de cette Technologie.',
  'refusal.nothingBegins': 'Rien ne vient au début de cette Action : dépense simplement ses points.',
  'refusal.beginFirst':
    'Commence d’abord l’Action : une de tes Technologies t’offre quelque chose avant ses points.',
  'refusal.notOffered': 'Cela n’attend pas ici.',
  'refusal.pileEmpty': 'Il ne reste aucune tuile dans cette pile.',
  'refusal.putUnderFirst': 'Garde d’abord chacune de ces tuiles ou glisse-la sous sa pile.',
  'refusal.notAside': 'Cette tuile n’a pas été retournée.',
  'refusal.bonusTaken': 'Quelqu’un a déjà cette tuile Bonus de ressource : choisis-en une autre.',
  'refusal.noBonusTile': 'Il faut la Technologie des ressources : aucune des tiennes ne vaut de l’Or.',
  'refusal.noChoiceOfGold':
    'Il n’y a pas de choix : il faut de l’Or et des jetons de ta tuile, une fois par paiement.',
  'refusal.noSplit': 'Seul le troisième niveau du Joker partage ses points, et une seule fois.',
  'refusal.otherPart': 'La seconde partie va à une autre Action que la première.',
  'refusal.nameLess': 'Dis de quelle ressource tu paies une de moins.',
  'refusal.nothingLess': 'Ce Contrat n’en demande pas, ou ne laisse pas le choix.',
  'refusal.noMovement': 'Pas de point de mouvement : il vient avec les dés de la section au pas.',
};
