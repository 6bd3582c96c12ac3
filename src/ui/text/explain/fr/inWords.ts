import { frenchList as list } from '../../fr/words';
import type { Translation } from '../../message';
import type { englishInWords as english } from '../en/inWords';

export const frenchInWords: Translation<typeof english> = {
  'inWords.title': 'La table en mots',
  'inWords.wheel': 'La roue, action par action',
  'inWords.king': 'La faveur du Roi et l’ordre du tour',
  'inWords.map': 'La carte, le plus proche d’abord',
  'inWords.offers': 'Les offres',
  'inWords.boards': 'Les plateaux',
  'inWords.more': 'Ce qu’il y a d’autre',
  'inWords.next': ({ places }) => `À côté : ${list(places)}.`,
  'inWords.possible': ({ way }) => `Possible : ${way}.`,
  'inWords.refused': ({ why }) => `Pas maintenant : ${why}`,
};
