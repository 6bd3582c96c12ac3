import type { Translation } from '../message';
import type { englishDecrees as english } from './en';

export const frenchDecrees: Translation<typeof english> = {
  decreeRow: ({ when, take }) => `*${when}* ${take}`,
  'decreeRow.first': 'Toujours :',
  'decreeRow.always': 'Sinon :',
  'decreeRow.contract': 'Avec un Contrat à remplir :',
  'decreeRow.crestInOffer': 'Avec un nouveau Blason dans l’offre :',
  'decreeRow.crestInReach': ({ piece }) => `Avec un nouveau Blason à portée (${piece}) :`,
  'decreeRow.more': ({ what, than }) => `Avec plus de ${what} que de ${than} :`,
  'decreeRow.atLeast': ({ what, than }) => `Avec au moins autant de ${what} que de ${than} :`,
  'decreeRow.forAction': ({ action }) => `un dé de l’action ${action}`,
  'decreeRow.for': ({ take, what }) => `${take} pour : ${what.join(', puis ')}`,
  'decreeRow.orAction': ({ take, action }) => `${take}, ou de l’action ${action} si elle a plus de points`,
  'decreeRow.highestOfAll': 'le dé le plus haut',
  'decreeRow.neededOfAll': 'le dé dont il a le plus besoin',
  'decreeRow.highest': ({ dice }) => `le dé le plus haut, parmi : ${dice.join(', ')}`,
  'decreeRow.needed': ({ dice }) => `le dé dont il a le plus besoin, parmi : ${dice.join(', ')}`,
  decreePriority: ({ dice }) => `Si plusieurs conviennent, dans cet ordre : ${dice.join(', ')}.`,
  'decreeDie.gold': 'or',
  'decreeDie.food': 'nourriture',
  'decreeDie.wool': 'laine',
  'decreeDie.stone': 'pierre',
  'decreeDie.iron': 'fer',
  'decreeDie.iron-or-wool': 'fer ou laine',
  'decreeDie.any': 'ce dont il a le plus besoin',
};
