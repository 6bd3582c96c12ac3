import { frenchCount as count } from '../../fr/words';
import type { Translation } from '../../message';
import type { englishSilverTable as english } from '../en/table';

export const frenchSilverTable: Translation<typeof english> = {
  'setUp.first': 'Première partie',
  'setUp.random': 'Tout au hasard',
  'setUp.drawn': 'au hasard',
  'setUp.words': ({ maps, technologies, overlay }) =>
    `Faces ${maps} · Technologies : ${technologies} · décompte : ${overlay}`,
  'setUp.rest': 'Décompte et roue',
  'setUp.disc': 'Roue des Prospecteurs',
  'setUp.disc.first': 'sur 3 et 4',
  'setUp.maps': 'Cartes souterraines',
  'setUp.side': ({ side }) => `Face ${side}`,
  'setUp.technologies': 'Technologies',
  'setUp.technologies.replace': 'Trois sur neuf : une de plus prend la place de la première.',
  'setUp.threeDrawn': 'Trois tirées',

  'tier.none': '–',
  'tier.mine': 'à toi',
  'tier.byItself': 'tout seul',
  'tier.asksYou': 'à toi de choisir',
  'goods.prospectors': 'Prospecteurs en réserve',
  'goods.minesOpen': 'Mines sur les cartes',
  'goods.minesHome': 'Mines à ouvrir',
  'goods.minesLocked': 'Mines bloquées',
  'king.ribbons': 'Argent des rubans',
  'king.ribbon': ({ n }) => count(n, 'argent'),
  'king.coming': 'À la phase du Roi :',
  'king.fromMines': 'des Mines',
  'king.fromRibbon': 'du ruban',
  'king.unlocks': 'débloque une Mine',
};
