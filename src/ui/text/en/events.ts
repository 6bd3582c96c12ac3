import type { Phase, WaitingOf } from '../../../rules/model';
import type { Message, Messages } from '../message';
import { englishCount as count, englishForm as form, englishNumber as number } from './words';

/** What somebody does: “take” for the reader, “takes” for others. */
interface Doer {
  you: boolean;
}
interface Counted extends Doer {
  n: number;
}
interface Of extends Doer {
  goods: string;
}
/** A price that may be missing. */
interface Priced extends Doer {
  price: string;
}

const verb = (you: boolean, yours: string, theirs = `${yours}s`): string => (you ? yours : theirs);
const paying = (price: string): string => (price ? ` for ${price}` : '');

const PHASES = {
  'event.phase.preparation': ({ round }: { round: number }) => `Round ${number(round)}`,
  'event.phase.action': 'Action phase',
  'event.phase.king': 'King phase',
  'event.phase.fair': 'Fair',
  'event.phase.cleanup': 'Clean-up',
} satisfies Record<`event.phase.${Phase}`, Message>;

const WITHOUT = {
  'without.gain': 'the gain',
  'without.gainAny': 'the resources',
  'without.score': 'the points',
  'without.king': 'the King steps',
  'without.act': 'the bonus action',
  'without.addPoints': 'the added points',
  'without.changeColour': 'the change of the die',
  'without.buildingBonuses': 'the bonuses of a Building',
  'without.move': 'the steps',
  'without.relocate': 'the move across the map',
  'without.place': 'building',
  'without.takeDie': 'a die',
  'without.wheelTile': 'the Bonus tile',
  'without.dieAction': 'the action',
  'without.receive': 'the other bonuses',
  'without.discard': 'the Helper',
  'without.complete': 'the Crest',
  'without.kingTile': 'the tile of the King track',
  'without.cardinal': 'a step',
} satisfies Record<`without.${WaitingOf<'base' | 'cardinal'>}`, Message> & Record<string, Message>;

/** The log: a name, and after it what that player did. */
export const englishEvents = {
  'event.you': 'You',
  'event.youInList': 'you',
  'event.line': ({ who, deeds }: { who: string; deeds: readonly string[] }) => `*${who}* ${deeds.join(', ')}`,
  'event.by': ({ deed, by }: { deed: string; by: string }) => `${deed} (${by})`,
  'event.gain': ({ you, goods }: Of) => `${verb(you, 'gain')} ${goods}`,
  'event.pay': ({ you, goods }: Of) => `${verb(you, 'pay')} ${goods}`,
  'event.buy': ({ you, goods, price }: Of & Priced) => `${verb(you, 'buy')} ${goods}${paying(price)}`,
  'event.exchange': ({ you, goods, price }: Of & Priced) => `${verb(you, 'exchange')} ${price} for ${goods}`,
  'event.score': ({ you, vp }: Doer & { vp: string }) => `${verb(you, 'score')} ${vp}`,
  'event.lose': ({ you, vp }: Doer & { vp: string }) => `${verb(you, 'lose')} ${vp}`,
  'event.at.kingTrack': ({ deed }: { deed: string }) => `${deed} on the King track`,
  'event.at.leader': ({ deed }: { deed: string }) => `${deed} as the leader`,
  'event.at.fair': ({ deed, town }: { deed: string; town: string }) =>
    town ? `${deed} at the Fair of *${town}*` : `${deed} at the Fair`,
  'event.at.source': ({ deed, source }: { deed: string; source: string }) => `${deed} (${source})`,
  'event.take': ({ you, tile, from }: Doer & { tile: string; from: string }) =>
    `${verb(you, 'take')} ${tile} ${from}`,
  'event.from.wheel': 'from the wheel',
  'event.from.king': 'from the King track',
  'event.from.character': 'from the offer',
  'event.from.contract': 'from the offer',
  'event.from.box': 'from the box',
  'event.from.town': ({ town }: { town: string }) => `in *${town}*`,
  'event.remove': ({ you, tile }: Doer & { tile: string }) => `${verb(you, 'remove')} ${tile} from the game`,
  'event.house': ({ you, town }: Doer & { town: string }) =>
    `${verb(you, 'build')} a [icon:house] House in *${town}*`,
  'event.pillar': ({ you, town }: Doer & { town: string }) =>
    `${verb(you, 'build')} a [icon:pillar] Pillar in *${town}*`,
  'event.release.house': ({ you }: Doer) => `${verb(you, 'free')} a House`,
  'event.release.pillar': ({ you }: Doer) => `${verb(you, 'free')} a Pillar`,
  'event.character': ({
    you,
    character,
    building,
    floor,
  }: Doer & { character: string; building: number; floor: number }) =>
    `${verb(you, 'move')} ${character} into Building ${number(building)}, floor ${number(floor)}`,
  'event.crest': ({ you, crest, building, price }: Priced & { crest: string; building: number }) =>
    `${verb(you, 'place')} the *${crest}* below Building ${number(building)}${paying(price)}`,
  'event.complete': ({ you, building, points }: Doer & { building: number; points: number }) =>
    `${verb(you, 'complete')} Building ${number(building)}${points > 0 ? ` (+${number(points)})` : ''}`,
  'event.contract': ({ you, price }: Priced) => `${verb(you, 'fulfil')} a Contract${paying(price)}`,
  'event.cathedral': ({ you, town, price }: Priced & { town: string }) =>
    `${verb(you, 'contribute')} to the Cathedral of *${town}*${paying(price)}`,
  'event.walk': ({ you, piece, to }: Doer & { piece: string; to: string }) =>
    `${verb(you, 'move')} ${piece} to *${to}*`,
  'event.walkVia': ({ you, piece, via, to }: Doer & { piece: string; via: readonly string[]; to: string }) =>
    `${verb(you, 'move')} ${piece} via ${via.join(', ')} to *${to}*`,
  'event.king': ({ you, n, to }: Counted & { to: number }) =>
    n >= 0
      ? `${verb(you, 'move')} ${count(n, 'space')} up the King track, to ${number(to)}`
      : `${verb(you, 'move')} ${count(-n, 'space')} down the King track, to ${number(to)}`,
  'event.points': ({ you, n, action }: Counted & { action: string }) =>
    `${verb(you, 'get')} ${count(n, 'more point')} for ${action}`,
  'event.die': ({ you, die, action }: Doer & { die: string; action: string }) =>
    `${verb(you, 'take')} the ${die}${action ? ` for *${action}*` : ''}`,
  'event.dieTurned': ({
    you,
    from,
    die,
    action,
    price,
  }: Priced & { from: string; die: string; action: string }) =>
    `${verb(you, 'turn')} the ${from} into ${die}${paying(price)}${action ? ` and ${verb(you, 'take')} it for *${action}*` : ''}`,
  'event.roll': ({ n, dice }: { n: number; dice: readonly string[] }) =>
    `${count(n, 'die is', 'dice are')} rolled: ${dice.join(' ')}`,
  'event.reveal.setup': 'The board is laid out',
  'event.reveal.contract': ({ n, tiles }: { n: number; tiles: string }) =>
    `New in the Contract ${form(n, 'offer', 'offer')}: ${tiles}`,
  'event.reveal.character': ({ tiles }: { tiles: string }) => `New in the Character offer: ${tiles}`,
  'event.reveal.bonus': ({ tiles }: { tiles: string }) => `New Bonus tiles: ${tiles}`,
  'event.discardOffer': ({ you }: Doer) => `${verb(you, 'swap')} the Character offer`,
  'event.corruption': ({ n }: { n: number }) =>
    n > 0 ? `*Corruption ${number(n)}*: every marker moves down` : '*Corruption 0*: nobody moves',
  'event.decline': ({ you, what }: Doer & { what: string }) => `${verb(you, 'do', 'does')} without ${what}`,
  'event.lapse.wheelTile': ({ you }: Doer) => `${verb(you, 'find')} no Bonus tile to take`,
  'event.lapse.wheelTileRefused': ({ you }: Doer) => `${verb(you, 'leave')} a Bonus tile that does not fit`,
  'event.lapse.move': ({ you }: Doer) => `${verb(you, 'find')} no town next to the Merchant to walk to`,
  'event.lapse.place': ({ you }: Doer) => `${verb(you, 'find')} no place to build`,
  'event.lapse.buildingBonuses': ({ you }: Doer) =>
    `${verb(you, 'have', 'has')} no Character for the bonuses`,
  ...PHASES,
  'event.turn': ({ you, who }: Doer & { who: string }) => (you ? 'Your turn' : `${who}’s turn`),
  'event.order': ({ names }: { names: readonly string[] }) => `New turn order: ${names.join(', ')}`,
  'event.reset': ({ names }: { names: readonly string[] }) =>
    `Back to 0 on the King track: ${names.join(', ')}`,
  'event.rotate': 'The wheel turns by one',
  'event.end': ({ who, you }: Doer & { who: string }) =>
    `The game is over: ${you ? '*you* win' : `*${who}* wins`}`,
  'event.declare': ({ you, action }: Doer & { action: string }) =>
    `${verb(you, 'play')} the Joker as *${action}*`,
  'event.useHelper': ({ you, helper }: Doer & { helper: string }) =>
    `${verb(you, 'use')} a Helper: ${helper}`,
  'event.chooseColour': ({ you, resource }: Doer & { resource: string }) =>
    `${verb(you, 'choose')} ${resource} for the die`,
  'event.chooseBuilding': ({ you, building }: Doer & { building: number }) =>
    `${verb(you, 'choose')} the bonuses of Building ${number(building)}`,
  'event.receive': ({ you, character }: Doer & { character: string }) =>
    `${verb(you, 'receive')} the bonus: ${character}`,
  ...WITHOUT,
} satisfies Messages;
