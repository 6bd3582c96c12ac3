import type { WaitingOf } from '../../../rules/model';
import type { WorkingsOf } from '../../../rules/workings';
import type { Message } from '../message';
import { englishCount as count, englishList as list, englishNumber as number } from './words';

type Always = 'base' | 'cardinal';

/** What refusals tell, in words: what a reason does not have is empty or 0. */
export interface RefusalValues {
  town: string;
  place: string;
  action: string;
  piece: string;
  crest: string;
  character: string;
  /** What must be done first. */
  waits: string;
  /** Goods that are missing, each with its number. */
  lack: readonly string[];
  needs: number;
  has: number;
  building: number;
  floor: number;
}

/** Why something cannot be done, and what to do instead. */
export const englishRefusals = {
  'refusal.gameOver': 'The game is over.',
  'refusal.notYourTurn': 'It is not your turn.',
  'refusal.malformed': 'That is not a move of this game.',
  'refusal.notNow': ({ waits }: RefusalValues) => (waits ? `Not now: first ${waits}.` : 'Not now.'),
  'refusal.dieNotOnWheel': 'This die does not lie on the wheel. Take another one.',
  'refusal.tooLittleGold': ({ needs, has }: RefusalValues) =>
    `Turning this die costs ${number(needs)} gold, you have ${number(has)}.`,
  'refusal.takeDieFirst': 'Take a die first.',
  'refusal.mustTakeDie': 'Every turn begins with a die: choose one.',
  'refusal.colourAlreadyChanged': 'The resource of your die is already changed: once a turn.',
  'refusal.dieAlreadyTaken': 'Your die is taken: this was possible only before.',
  'refusal.notInThisGame': 'The box of this move is not part of this game.',
  'refusal.nameAction': 'This section offers several actions: say which one you take.',
  'refusal.otherMap': 'This place lies on another map.',
  'refusal.noDieAction': 'Only for the action of a die: take your die first.',
  'refusal.noPointsLeft': 'At this table points are added only while one is left: none is.',
  'refusal.declareFirst': 'Say first which action the Joker stands for.',
  'refusal.otherAction': ({ action }: RefusalValues) =>
    `Not with these points: they belong to the *${action}* action.`,
  'refusal.tooFewPoints': ({ needs, has }: RefusalValues) =>
    `This costs ${count(needs, 'point')}, you have ${number(has)} left.`,
  'refusal.notTheJoker': ({ action }: RefusalValues) => `Only for the Joker. Your action is *${action}*.`,
  'refusal.notAdjacent': ({ piece, place }: RefusalValues) =>
    `*${place}* is not next to ${piece}. Go space by space.`,
  'refusal.alreadyThere': ({ place }: RefusalValues) =>
    `It stands in *${place}* already. Choose another place.`,
  'refusal.noSuchSpace': 'This space is not used with so few players.',
  'refusal.houseAlreadyThere': ({ town }: RefusalValues) =>
    `*${town}* has your House already: one in each town.`,
  'refusal.houseSpaceTaken': ({ town }: RefusalValues) =>
    `Another House stands there. Choose a free space in *${town}*, or another town.`,
  'refusal.noHouseLeft': 'No House in your supply: fill a Building to free the one on its roof.',
  'refusal.merchantElsewhere': ({ town }: RefusalValues) =>
    `Your Merchant is not in *${town}*: walk there first.`,
  'refusal.noCathedral': ({ town }: RefusalValues) => `*${town}* has no Cathedral, so no place for a Pillar.`,
  'refusal.cathedralUnavailable': ({ town }: RefusalValues) =>
    `The Cathedral of *${town}* is not built in this game.`,
  'refusal.pillarAlreadyThere': ({ town }: RefusalValues) => `You already have a Pillar in *${town}*.`,
  'refusal.noPillarSpace': ({ town }: RefusalValues) => `No Pillar space is free in *${town}*.`,
  'refusal.noPillarLeft': 'No Pillar in your supply: fulfil a Contract to free one.',
  'refusal.architectElsewhere': ({ town }: RefusalValues) =>
    `Your Architect is not in *${town}*: walk there first.`,
  'refusal.noTileThere': ({ town }: RefusalValues) => `No Bonus tile lies in *${town}* any more.`,
  'refusal.townsOnly': 'This step leads only from a town to the town next to it.',
  'refusal.storehouseFull': 'Storehouse full: place, fulfil or use a tile first.',
  'refusal.crestOwned': ({ crest }: RefusalValues) => `You already own the *${crest}*: one of each family.`,
  'refusal.contractSpacesFull': 'All six Contract spaces are covered: you need no more Contracts.',
  'refusal.notInOffer': 'This tile is no longer in the offer.',
  'refusal.offerEmpty': 'The offer is empty.',
  'refusal.notInStorehouse': 'This tile is not in your Storehouse: take it first.',
  'refusal.notACharacter': 'Only a Character can move into a Room.',
  'refusal.notAContract': 'Only a Contract can be fulfilled.',
  'refusal.notACrest': 'Only a Crest fits on a Crest space.',
  'refusal.notAHelper': 'Only a Helper can be used.',
  'refusal.helperInUse': 'This Helper is in use. It leaves when all that it brings is done.',
  'refusal.roomTaken': ({ floor }: RefusalValues) =>
    `The Room on floor ${number(floor)} is taken. Choose an empty one.`,
  'refusal.noSuchRoom': ({ building, floor }: RefusalValues) =>
    `Building ${number(building)} has no Room on floor ${number(floor)}.`,
  'refusal.otherCharacterHere': ({ character }: RefusalValues) =>
    `The *${character}* lives here. One kind of Character in each Building.`,
  'refusal.characterLivesElsewhere': ({ building }: RefusalValues) =>
    `This Character already lives in Building ${number(building)}: it goes there.`,
  'refusal.crestSpaceTaken': 'A Crest lies here already. Choose another Building.',
  'refusal.noCharacterInBuilding': ({ building }: RefusalValues) =>
    `No Character lives in Building ${number(building)}. Choose another one.`,
  'refusal.bonusNotHere': 'This bonus is not among those of the chosen Building, or you have it already.',
  'refusal.cannotPay': ({ lack }: RefusalValues) => `You lack ${list(lack)}.`,
  'refusal.sameResource': 'Exchange a resource for another kind.',
  'refusal.noGoldForGold': 'Gold buys only the other resources.',
  'refusal.nameIdentical': 'Say which resource pays the identical part.',
  'refusal.nothingIdentical': 'This Contract has no identical part: pay what it shows.',
  'refusal.wrongCount': ({ needs, has }: RefusalValues) =>
    `Choose exactly ${number(needs)}; you have chosen ${number(has)}.`,
  'refusal.kingTrackTop': 'The King track ends at 15. Take fewer steps.',
  'refusal.kingPointsLeft': ({ needs }: RefusalValues) =>
    `At this table a King action is used in full: advance ${number(needs)} more.`,
  'refusal.noPillarThere': ({ town }: RefusalValues) => `Build a Pillar in *${town}* first.`,
  'refusal.alreadyContributed': ({ town }: RefusalValues) =>
    `You have already contributed in *${town}*: once for each Cathedral.`,
  'refusal.noCathedralTileLeft': ({ town }: RefusalValues) => `No Cathedral tile is left in *${town}*.`,
  'refusal.gainInFull': 'What waits is yours: choose it, it cannot be declined.',
  'refusal.endTurnInstead': 'Nothing waits to be declined. Spend your points or end the turn.',
  'refusal.finishFirst': 'First finish or decline what waits here.',
  'refusal.onlyProceeds': 'It is the Cardinal’s turn: go on to its next step.',

  'waits.gain': 'receive what you gained',
  'waits.gainAny': 'choose the resources that you gain',
  'waits.score': 'score the points that you gained',
  'waits.king': 'move on the King track',
  'waits.act': 'use or leave the points of the bonus action',
  'waits.addPoints': 'add the points',
  'waits.changeColour': 'choose the resource of your die',
  'waits.buildingBonuses': 'choose the Building whose bonuses you receive',
  'waits.move': 'walk or leave the steps',
  'waits.relocate': 'choose where your piece goes',
  'waits.place': 'choose where you build',
  'waits.takeDie': 'take a die',
  'waits.wheelTile': 'take or leave the Bonus tile',
  'waits.dieAction': 'use the points of your action',
  'waits.receive': 'receive the bonuses of the Building',
  'waits.discard': 'finish with the Helper',
  'waits.complete': 'finish with the Crest',
  'waits.kingTile': 'take or leave the tile of the King track',
  'waits.cardinal': 'let the Cardinal go on',
  'waits.nothing': 'wait for your turn',
} satisfies Record<`refusal.${WorkingsOf<Always, 'reason'>}` | `waits.${WaitingOf<Always>}`, Message> &
  Record<string, Message>;
