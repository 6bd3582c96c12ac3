import { frenchCount as count, frenchNumber as number } from '../../fr/words';
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
  'explain.mineSpace': ({ town }) => `Case de Mine à *${town}*`,
  'explain.mineSpace.pays': ({ goods }) => `Une Mine ouverte ici rapporte aussitôt ${goods}.`,
  'explain.mineSpace.one': 'Une de tes Mines par ville ; un de tes Prospecteurs l’ouvre pour 1 point.',
  'explain.mineSpace.income': 'À chaque phase du Roi elle rapporte 1 argent.',
  'explain.tablet.crossed': 'Quelqu’un l’a franchie : elle ne donne plus rien.',
  'explain.tiers': ({ n }) =>
    n === 0 ? 'aucun niveau' : n === 1 ? 'le premier niveau agit' : `les ${n} premiers niveaux agissent`,
  'explain.silver': ({ name, goods }) => `${name} : ${goods}`,
  'explain.silver.uses':
    'Paie les niveaux, les Prospecteurs, des Cathédrales sous terre et ce que demandent tuiles et tablettes.',
  'explain.silver.none': 'Ce n’est pas une ressource, et rien ne le remplace.',
  'explain.mines': ({ n }) => (n === 1 ? 'une Mine' : `${n} Mines`),
  'explain.lockedMines.free': 'Tuiles, tablettes et phase du Roi les débloquent.',
  'explain.prospectors': ({ n }) =>
    `${n === 1 ? 'Un attend' : `${n} attendent`} d’être envoyé sous terre contre l’argent du départ d’une carte.`,
  'explain.prospectors.one': 'Au plus un des tiens par carte.',
  'explain.movement':
    'Qui prend un dé de ce secteur peut avancer un Prospecteur d’un pas, une fois dans ce tour.',
  'explain.movement.now': 'Il peut servir maintenant.',
  'explain.ribbon': ({ goods }) => `À la phase du Roi : ${goods}`,
  'explain.ribbon.mine': 'et une de tes Mines est débloquée.',
  'explain.income': ({ goods }) => `Rapportent ${goods} à la phase du Roi.`,
  'explain.income.tier': ({ tier, n }) => `${tier} ajoute *${n} PV*.`,
  'explain.cure.hire': ({ map }) => `un Prospecteur sur ${map}`,
  'explain.cure.movement': 'un dé du secteur au pas',
  'explain.cure.unlock': 'une Mine débloquée',
  'overlay.here': 'Décompte final',
  'surprise.left': ({ n }) => `encore ${number(n)}`,
  'surprise.price': ({ goods, n }) => `${goods} pour ${count(n, 'carte', 'cartes')}`,
  'surprise.drawn': 'Surprises du Roi tirées',
};
