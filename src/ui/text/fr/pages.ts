import type { Translation } from '../message';
import type { englishPages as english } from '../en/pages';
import { frenchCount as count } from './words';

export const frenchPages: Translation<typeof english> = {
  'final.asTable': 'Montrer en tableau',
  'final.asChart': 'Montrer en graphique',

  'rules.contents': 'Sommaire',
  'rules.search': 'Chercher dans les règles',
  'rules.found': ({ n }) => count(n, 'règle trouvée', 'règles trouvées'),
  'rules.none': 'Aucune règle ne contient tous ces mots.',

  'rules.reconstructed': 'Ce qu’il a fallu reconstituer',
  'rules.reconstructed.text':
    'Les règles sont celles du jeu imprimé. Certaines valeurs imprimées n’ont pu être lues ni dans le livret ni sur une photo : elles sont de nous, choisies pour s’accorder avec ce qui est connu.',
  'rules.list.TOWNS': 'Villes',
  'rules.list.HOUSE_SPACES': 'Cases de Maison',
  'rules.list.TILE_SPACES': 'Cases de tuile Bonus',
  'rules.list.ROADS': 'Cases de route',
  'rules.list.LINKS': 'Routes',
  'rules.list.CONTRACT_PILE': 'Tuiles Contrat',
  'rules.list.BONUS_TILES': 'Tuiles Bonus',
  'rules.list.CHARACTER_TILES': 'Tuiles Personnage',
  'rules.list.CATHEDRAL_TILES': 'Tuiles Cathédrale',
  'rules.list.COST_TILES': 'Coûts de construction',
  'rules.list.FAIR_TILES': 'Tuiles Foire',
  'rules.list.TOWN_TILES': 'Villes des Foires',
  'rules.list.CORRUPTION_TOKENS': 'Jetons Corruption',
  'rules.list.KING_TRACK': 'Piste du Roi',
  'rules.list.WHEEL': 'Roue',
  'rules.list.DICE': 'Dés',
  'rules.list.BUILDINGS': 'Bâtiments',
  'rules.list.CONTRACT_SPACES': 'Cases de Contrat',
  'rules.list.DECREES': 'Décrets',
  'rules.list.CHALLENGES': 'Défis',
  'rules.list.CARDINAL_LEVELS': 'Niveaux du Cardinal',
  'rules.list.VALUES': 'Valeurs isolées',
};
