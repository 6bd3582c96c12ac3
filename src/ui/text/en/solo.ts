import type { ItsSteps } from '../../../rules/cardinal/model';
import type { Message, Messages } from '../message';
import { englishCount as count, englishNumber as number } from './words';

/** What the Cardinal is about to do. */
const NEXT = {
  'soloStep.roll': 'rolls two dice',
  'soloStep.option': 'tries an option of the Decree',
  'soloStep.die': 'takes a die',
  'soloStep.wheelTile': 'takes the Bonus tile',
  'soloStep.action': 'performs the action',
  'soloStep.pillar': 'builds a Pillar',
  'soloStep.relocate': 'goes where it can build',
  'soloStep.house': 'builds a House',
  'soloStep.mapTile': 'takes a Bonus tile from the map',
  'soloStep.travel': 'travels on',
  'soloStep.character': 'takes a Character',
  'soloStep.contract': 'takes a Contract',
  'soloStep.king': 'goes up the King track',
  'soloStep.crest': 'places Crests',
  'soloStep.cathedral': 'pays for Cathedrals',
  'soloStep.fulfil': 'fulfils Contracts',
  'soloStep.end': 'ends the turn',
  'soloStep.kingTile': 'takes the tile of the King track',
} satisfies Record<`soloStep.${keyof ItsSteps}`, Message>;

/** The Cardinal's board and turn. */
export const englishSolo = {
  ...NEXT,
  'solo.name': 'Cardinal',
  'solo.decides': 'The Cardinal decides',
  'solo.turn': 'The Cardinal’s turn',
  'solo.step': ({ n, what }: { n: number; what: string }) => `Step ${number(n)} · ${what}`,
  'solo.pace.step': 'Step by step',
  'solo.pace.flow': 'Flowing',
  'solo.pace.once': 'At once',
  'solo.pace': 'Pace',
  'solo.next': 'Next step',
  'solo.toMyTurn': 'To my turn',
  'solo.decrees': 'Decrees',
  'solo.challenges': 'Challenges',
  'solo.dice': ({ first, second, steps }: { first: number; second: number; steps: number }) =>
    `Rolls ${number(first)} and ${number(second)}: ${count(steps, 'card')} to the right`,
  'solo.always': 'always',
  'solo.reserved': 'reserved',
  'solo.reservedFor': 'for Crests',
  'solo.contracts': 'Contracts',
  'solo.fulfilled': 'Fulfilled',
  'solo.waiting': 'Waiting',
  'solo.state.done': 'done',
  'solo.state.failed': 'failed',
  'solo.state.now': 'now',
  'solo.state.later': 'to come',
  'solo.lastTurn': 'His last turn',
  'solo.outlook': 'If he played now',
  'solo.outlook.dice': 'Difference of his two dice',
  'solo.outlook.throws': ({ n }: { n: number }) => `${number(n)} of 36 throws`,
  'solo.outlook.lot': 'From here on lots decide.',
  'solo.outlook.then': 'Then Crests, Cathedrals and Contracts as far as he can.',
  'solo.outlook.none': 'He can take no die now.',
  'solo.noTurn': 'The Cardinal has not played yet.',
} satisfies Messages;
