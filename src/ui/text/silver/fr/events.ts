import type { Translation } from '../../message';
import { frenchCount as count, frenchList as list, frenchNumber as number } from '../../fr/words';
import { frenchSilverTiers } from './tiers';
import type { englishSilverEvents as english } from '../en/events';

const verb = (you: boolean, yours: string, theirs: string): string => (you ? yours : theirs);

export const frenchSilverEvents: Translation<typeof english> = {
  ...frenchSilverTiers,
  'event.layMaps': ({ maps }) => `Sous terre : ${list(maps)}`,
  'event.layTechnologies': ({ names }) => `Les Technologies de cette partie : ${list(names)}`,
  'event.layOverlay': ({ product }) => `La fin paiera : ${product}`,
  'event.disc': 'La Roue du Prospecteur recule d’un cran',
  'event.silver': ({ you, goods }) => `${verb(you, 'gagnes', 'gagne')} ${goods}`,
  'event.silver.mineIncome': ({ you, goods }) => `${verb(you, 'gagnes', 'gagne')} ${goods} grâce aux Mines`,
  'event.silver.ribbon': ({ you, goods }) => `${verb(you, 'gagnes', 'gagne')} ${goods} grâce au ruban`,
  'event.unlock': ({ you, n }) =>
    `${verb(you, 'débloques', 'débloque')} ${n === 1 ? 'une Mine' : `${number(n)} Mines`}`,
  'event.mine': ({ you, town }) => `${verb(you, 'ouvres', 'ouvre')} une Mine à *${town}*`,
  'event.hire': ({ you, map, price }) =>
    `${verb(you, 'envoies', 'envoie')} un Prospecteur sur ${map}${price ? ` contre ${price}` : ''}`,
  'event.tablet': ({ you, brings }) => `${verb(you, 'franchis', 'franchit')} la tablette *${brings}*`,
  'event.tier': ({ you, tier, price }) =>
    `${verb(you, 'atteins', 'atteint')} *${tier}*${price ? ` contre ${price}` : ''}`,
  'event.movement.gain': ({ you }) => `${verb(you, 'reçois', 'reçoit')} un point de mouvement`,
  'event.movement.use': ({ you }) => `${verb(you, 'utilises', 'utilise')} le point de mouvement`,
  'event.from.aside': 'parmi les tuiles révélées',
  'event.promise': ({ you, n }) =>
    `${verb(you, 'reçois', 'reçoit')} ${count(n, 'point')} de plus pour l’Action du dé`,
  'event.lapse.payFor': ({ you }) => `n’${verb(you, 'as', 'a')} pas de quoi payer la tablette`,
  'event.lapse.cheaperTier': ({ you }) =>
    `ne ${verb(you, 'trouves', 'trouve')} aucune Technologie à faire avancer`,
  'event.lapse.placeMine': ({ you }) => `ne ${verb(you, 'trouves', 'trouve')} pas de place pour une Mine`,
  'event.lapse.freeProspector': ({ you }) => `n’${verb(you, 'as', 'a')} aucun Prospecteur à envoyer`,
  'without.gainSilver': 'l’argent',
  'without.gainIdentical': 'les ressources',
  'without.unlockMines': 'la Mine',
  'without.payFor': 'ce qu’il faudrait payer',
  'without.cheaperTier': 'le niveau moins cher',
  'without.placeMine': 'la Mine',
  'without.freeProspector': 'le Prospecteur',
  'without.recolour': 'le changement du dé',
  'waits.gainSilver': 'reçois l’argent',
  'waits.gainIdentical': 'choisis le type de tes ressources',
  'waits.unlockMines': 'débloque la Mine',
  'waits.payFor': 'paie ce que la tablette propose, ou renonce',
  'waits.cheaperTier': 'choisis la Technologie à faire avancer, ou renonce',
  'waits.placeMine': 'choisis où va ta Mine, ou renonce',
  'waits.freeProspector': 'choisis d’où part ton Prospecteur, ou renonce',
  'waits.recolour': 'choisis la ressource de ton dé',
};
