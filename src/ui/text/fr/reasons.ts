import type { Translation } from '../message';
import type { englishReasons as english } from '../en/reasons';

export const frenchReasons: Translation<typeof english> = {
  'why.general': 'la valeur imprimée n’est pas connue ; la nôtre est choisie pour convenir.',
  'why.TOWNS.name': 'deux villes sont de nous : elles ferment les boucles de l’est et des Alpes.',
  'why.TOWNS.x': 'longitude et latitude, écartées pour que tout se lise.',
  'why.TOWNS.y': 'longitude et latitude, écartées pour que tout se lise.',
  'why.TOWNS.label': 'là où le nom a de la place à côté de sa ville.',
  'why.TOWNS.houses':
    'une case par ville à 2 joueurs est connue ; les autres sont réparties entre les régions.',
  'why.TOWNS.tiles': 'une case de tuile Bonus par ville, sauf à Tiletum.',
  'why.TOWNS.pillars': 'autant de cases Pilier que de tuiles Cathédrale.',
  'why.HOUSE_SPACES.players':
    'une case par ville à 2 joueurs est connue ; les autres sont réparties entre les régions.',
  'why.HOUSE_SPACES.bonus': 'les points augmentent avec la distance à Tiletum.',
  'why.TILE_SPACES.players':
    'les villes sans Cathédrale ont toujours la leur ; les autres viennent avec plus de joueurs.',
  'why.ROADS.x': 'longitude et latitude, écartées pour que tout se lise.',
  'why.ROADS.y': 'longitude et latitude, écartées pour que tout se lise.',
  'why.ROADS.name': 'le plateau ne nomme pas les cases de route ; ces noms aident le journal.',
  'why.ROADS.kind': 'une aide pour le dessin, sans effet sur les règles.',
  'why.LINKS.*': 'choisi pour respecter toutes les distances connues.',
  'why.CONTRACT_PILE.crest':
    'deux familles sont connues, l’Aigle et la Coupe ; les quatre autres sont de nous.',
  'why.CONTRACT_PILE.cost': 'à parts égales de fer et de laine, il se place entre ses voisins.',
  'why.CONTRACT_PILE.players': 'les plus gros Contrats viennent avec plus de joueurs.',
  'why.CONTRACT_PILE.copies': 'un exemplaire de chacun des 20 Contrats et un Blason par famille.',
  'why.BONUS_TILES.crest':
    'deux familles sont connues, l’Aigle et la Coupe ; les quatre autres sont de nous.',
  'why.BONUS_TILES.cost': 'à parts égales de fer et de laine, il se place entre ses voisins.',
  'why.BONUS_TILES.effects': 'sa somme vaut celle de ses voisins : de l’or, des points, ou les deux.',
  'why.BONUS_TILES.players':
    'tout apparaît quel que soit le nombre de joueurs, et la pile ne s’épuise jamais.',
  'why.BONUS_TILES.copies': 'les grands Assistants sont là une fois, les petits deux fois.',
  'why.CHARACTER_TILES.character': 'le bonus est connu, pas le Personnage qui le porte.',
  'why.CHARACTER_TILES.players': '5, 7 ou 9 tuiles de chaque Personnage à 2, 3 ou 4 joueurs.',
  'why.CHARACTER_TILES.copies': 'neuf tuiles par Personnage, ses bonus typiques en double.',
  'why.CATHEDRAL_TILES.points': 'complète la pile autour des valeurs connues, en décroissant.',
  'why.CATHEDRAL_TILES.town': 'ses deux flèches et sa distance de London désignent Genova.',
  'why.COST_TILES.price': 'huit prix de 2 à 6 pierres ; les plus chers rapportent plus par pierre.',
  'why.TOWN_TILES.town':
    'deux sur huit sont connues ; les autres sont d’anciennes villes de foire, proches et lointaines.',
  'why.CORRUPTION_TOKENS.steps': 'les valeurs 0, 1 et 2 sont connues ; deux de chaque est le partage égal.',
  'why.KING_TRACK.points': 'complète la piste entre les positions connues, de plus en plus vite.',
  'why.WHEEL.*': 'des exemples fixent quatre voisines ; Roi et Joker occupent les deux autres places.',
  'why.BUILDINGS.rooms':
    'imprimé comme occupé : il compte comme rempli dès le départ, mais ne loge aucune tuile Personnage.',
  'why.CONTRACT_SPACES.points': 'chaque case montre des points ; 1 à 6 récompensent qui en remplit beaucoup.',
  'why.VALUES.CARDINAL_START':
    'seulement en image ; 3 pierres pour 4 points est la seule tuile de coût connue à l’œil.',
  'why.VALUES.MAP_SIZE': 'choisi pour le dessin ; aucune règle n’en dépend.',
  'why.VALUES.OFFER_COSTS': 'les coûts n’augmentent jamais vers la droite : la quatrième case coûte 2 ou 1.',
  'why.VALUES.FAIR_ROW': 'la suite simple qui passe par le 3 de la manche 3, connu.',
  'why.VALUES.STOREHOUSE_SPACES': 'une description publique en donne quatre.',
};
