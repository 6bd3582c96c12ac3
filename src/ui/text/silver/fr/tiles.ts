import type { Translation } from '../../message';
import { frenchCount as count, frenchNumber as number } from '../../fr/words';
import type { englishSilverTiles as english } from '../en/tiles';

export const frenchSilverTiles: Translation<typeof english> = {
  'effect.gainSilver': ({ goods }) => `Gagne ${goods}.`,
  'effect.gainIdentical': ({ n }) => `Gagne ${number(n)} ressources d’un seul type.`,
  'effect.unlockMines': ({ n }) =>
    n === 1 ? 'Débloque une de tes Mines.' : `Débloque ${number(n)} de tes Mines.`,
  'effect.payFor': ({ price, what }) => `Et contre ${price}, si tu veux : ${what}`,
  'effect.cheaperTier': ({ n }) =>
    `Tu peux faire avancer une Technologie d’un niveau pour ${number(n)} argents de moins, mais au moins 1.`,
  'effect.placeMine': 'Tu peux ouvrir une Mine sur une case libre d’une carte où tu as un Prospecteur.',
  'effect.freeProspector': 'Tu peux envoyer un Prospecteur au départ d’une carte où tu n’en as pas.',
  'effect.recolour': ({ n }) =>
    `Avant de prendre un dé : choisis la ressource qu’il donne. Son Action a ${count(n, 'point')} de plus.`,
  'effectShort.unlockMines': ({ n }) => (n === 1 ? 'Débloquer une Mine' : `Débloquer ${number(n)} Mines`),
  'effectShort.cheaperTier': ({ n }) => `Niveau pour ${number(n)} argents de moins`,
  'effectShort.placeMine': 'Ouvrir une Mine',
  'effectShort.freeProspector': 'Nouveau Prospecteur',
  'effectShort.recolour': ({ n }) => `Autre ressource, +${count(n, 'point')}`,
  'fairTitle.fair-mine': 'Mines',
  'fairTitle.fair-technology': 'Technologies',
  'fairTitle.fair-mineBuilding': 'Mines et constructions sous terre',
  'kind.tablet': 'Tablette de pierre',
  'kind.overlay': 'Cache de décompte',
  'tile.tablet.title': ({ from, to }) => `Tablette entre ${from} et ${to}`,
  'tile.tablet.once': 'Pour qui la passe en premier : ensuite un X la couvre pour tous.',
  'tile.overlay.text': ({ product }) => `À la fin : ${product}, au plus fort.`,
  'overlay.pillars': 'Piliers fois Maisons ou Mines',
  'overlay.houses': 'Maisons fois Piliers ou Mines',
  'mineMap.name': ({ level, side }) => `la carte ${level} (face ${side})`,
  'mineMap.level': ({ level }) => `la carte ${level}`,
  'does.hire': ({ map, price }) =>
    price ? `Envoyer un Prospecteur sur ${map} contre ${price}` : `Envoyer un Prospecteur sur ${map}`,
  'does.openMine': ({ town, gold }) => `Mine à ${town}, ${gold}`,
  'does.payFor': ({ price, what }) => `Payer ${price} pour ${what}`,
  'does.research': ({ tier, price }) => `Passer à ${tier} contre ${price}`,
  'does.useMovement': 'Utiliser le point de mouvement : un Prospecteur fait un pas',
  'prompt.gainIdentical': ({ n }) => `Choisis ${number(n)} ressources d’un seul type`,
  'prompt.gainIdentical.hint': 'Toutes sont les mêmes.',
  'prompt.payFor': ({ price, what }) => `Payer ${price} pour ${what} ?`,
  'prompt.payFor.hint': 'La tablette est couverte même si tu renonces.',
  'prompt.cheaperTier': ({ n }) => `Un niveau pour ${number(n)} argents de moins`,
  'prompt.cheaperTier.hint': 'Choisis la Technologie à faire avancer.',
  'prompt.placeMine': 'Ouvrir une Mine',
  'prompt.placeMine.hint': 'Sur une carte où tu as un Prospecteur.',
  'prompt.freeProspector': 'Un Prospecteur gratuit',
  'prompt.freeProspector.hint': 'Choisis la carte d’où il part.',
  'scores.underground': 'Sous terre',
  'scores.overlay': 'Produit du cache',
  'scores.technologies': 'Technologies',
  'scores.silver': 'Argent',
};
