import { englishList as list } from '../en/words';
import type { Messages } from '../message';

/** What the rows of a Decree say. */
export const englishDecrees = {
  decreeRow: ({ when, take }: { when: string; take: string }) => `*${when}* ${take}`,
  'decreeRow.first': 'Always:',
  'decreeRow.always': 'Else:',
  'decreeRow.contract': 'With a Contract to fulfil:',
  'decreeRow.crestInOffer': 'With a new Crest in the offer:',
  'decreeRow.crestInReach': ({ piece }: { piece: string }) => `With a new Crest in reach of its ${piece}:`,
  'decreeRow.more': ({ what, than }: { what: string; than: string }) => `With more ${what} than ${than}:`,
  'decreeRow.atLeast': ({ what, than }: { what: string; than: string }) =>
    `With at least as many ${what} as ${than}:`,
  'decreeRow.forAction': ({ action }: { action: string }) => `a die of the ${action} action`,
  'decreeRow.for': ({ take, what }: { take: string; what: readonly string[] }) =>
    `${take} for ${what.join(', then ')}`,
  'decreeRow.orAction': ({ take, action }: { take: string; action: string }) =>
    `${take}, or of the ${action} action if that has more points`,
  'decreeRow.highestOfAll': 'the highest die',
  'decreeRow.neededOfAll': 'the die it needs most',
  'decreeRow.highest': ({ dice }: { dice: readonly string[] }) => `the highest die, of ${list(dice)}`,
  'decreeRow.needed': ({ dice }: { dice: readonly string[] }) => `the die it needs most, of ${list(dice)}`,
  decreePriority: ({ dice }: { dice: readonly string[] }) =>
    `Where several fit, in this order: ${dice.join(', ')}.`,
  'decreeDie.gold': 'gold',
  'decreeDie.food': 'food',
  'decreeDie.wool': 'wool',
  'decreeDie.stone': 'stone',
  'decreeDie.iron': 'iron',
  'decreeDie.iron-or-wool': 'iron or wool',
  'decreeDie.any': 'whichever it needs most',
} satisfies Messages;
