import type { Translation } from '../message';
import type { englishTold as english } from '../en/told';
import { frenchCount as count, frenchNumber as number } from './words';

export const frenchTold: Translation<typeof english> = {
  'tell.label': ({ round }) => `La fin de la manche ${number(round)}`,
  'tell.again': 'Raconter encore',
  'tell.goOn': 'Continuer',
  'tell.skip': 'Passer',
  'tell.toRound': ({ round }) => `À la manche ${number(round)}`,
  'tell.toResult': 'Au résultat',
  'tell.next': ({ what }) => `ensuite : ${what}`,
  'tell.takes': ({ name, tile }) => `${name} prend : ${tile}`,
  'tell.leaves': ({ name, tile }) => `${name} laisse partir : ${tile}`,
  'tell.gains': ({ name, n }) => `${name} gagne ${count(n, 'point')}`,
  'tell.noReset': 'Personne n’est dans le rouge.',
  'tell.back': ({ names }) => `Retour au départ : ${names.join(', ')}`,
  'tell.and': 'et',
  'tell.make': 'font',
  'tell.always': 'participe à chaque Foire',
  'tell.nobody': 'Personne ne participe',
  'tell.onTrack': 'sur la piste du Roi',
  'tell.cleanup': ({ tiles, dice }) =>
    `La roue tourne d’un cran ; ${count(tiles, 'nouvelle tuile Bonus', 'nouvelles tuiles Bonus')}, ${count(dice, 'nouveau dé', 'nouveaux dés')}.`,
  'tell.scored': ({ name, n }) => `${name} : ${n}`,
};
