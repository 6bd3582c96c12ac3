import type { Messages } from '../message';
import { englishCount as count, englishNumber as number } from './words';

/** The end of a round, told step by step. */
export const englishTold = {
  'tell.label': ({ round }: { round: number }) => `The end of round ${number(round)}`,
  'tell.again': 'Tell again',
  'tell.goOn': 'Go on',
  'tell.skip': 'Skip',
  'tell.toRound': ({ round }: { round: number }) => `To round ${number(round)}`,
  'tell.toResult': 'To the result',
  'tell.next': ({ what }: { what: string }) => `next: ${what}`,
  'tell.takes': ({ name, tile }: { name: string; tile: string }) => `${name} takes: ${tile}`,
  'tell.leaves': ({ name, tile }: { name: string; tile: string }) => `${name} lets it go: ${tile}`,
  'tell.gains': ({ name, n }: { name: string; n: number }) => `${name} gains ${count(n, 'point')}`,
  'tell.noReset': 'Nobody stands on red.',
  'tell.back': ({ names }: { names: readonly string[] }) => `Back to the start: ${names.join(', ')}`,
  'tell.and': 'and',
  'tell.make': 'make',
  'tell.always': 'is at every Fair',
  'tell.nobody': 'Nobody takes part',
  'tell.onTrack': 'on the King track',
  'tell.cleanup': ({ tiles, dice }: { tiles: number; dice: number }) =>
    `The wheel turns by one; ${count(tiles, 'new Bonus tile')}, ${count(dice, 'new die', 'new dice')}.`,
  'tell.scored': ({ name, n }: { name: string; n: string }) => `${name}: ${n}`,
} satisfies Messages;
