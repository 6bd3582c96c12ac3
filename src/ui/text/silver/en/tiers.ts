import type { Messages } from '../../message';
import { englishCount as count, englishList as list } from '../../en/words';

interface Doer {
  you: boolean;
}
interface Counted extends Doer {
  n: number;
}

const verb = (you: boolean, yours: string, theirs = `${yours}s`): string => (you ? yours : theirs);
const their = (you: boolean): string => (you ? 'your' : 'their');

/** What Technologies do: told, asked and offered. */
export const englishSilverTiers = {
  'event.mining': ({ you, n }: Counted) =>
    `${verb(you, 'make')} ${count(n, 'Prospector point')} of the movement point`,
  'event.mining.use': ({ you }: Doer) => `${verb(you, 'use')} a Prospector point`,
  'event.due': ({ you, n }: Counted) => `${verb(you, 'get')} ${count(n, 'more point')} as the action begins`,
  'event.split': ({ you, n, rest, action }: Counted & { rest: number; action: string }) =>
    `${verb(you, 'divide')} the points: ${n} for *${action}*, ${rest} for later`,
  'event.goOver': ({ you }: Doer) => `${verb(you, 'go', 'goes')} over to the second part of the points`,
  'event.asGold': ({ you, n }: Counted) => `${verb(you, 'set')} ${n} aside to be paid as gold`,
  'event.bonusTile': ({ you, resource }: Doer & { resource: string }) =>
    `${verb(you, 'take')} the Resource Bonus tile of ${resource}`,
  'event.under': ({ you, tile }: Doer & { tile: string }) => `${verb(you, 'put')} ${tile} under its pile`,
  'event.saved': ({ you, goods }: Doer & { goods: string }) => `${verb(you, 'save')} ${goods}`,
  'event.paidAsGold': ({ you, n }: Counted) => `${verb(you, 'pay')} ${n} of ${their(you)} tokens as gold`,
  'event.lapse.turnUp': ({ you }: Doer) => `${verb(you, 'have', 'has')} no room for a tile that is turned up`,
  'without.turnUp': 'the look at the pile',
  'without.sort': 'the tiles aside',
  'without.anyStep': 'the step',
  'without.silverInstead': 'the silver',
  'without.chooseBonus': 'the tile',
  'waits.turnUp': 'turn up two tiles, or do without',
  'waits.sort': 'keep the tiles aside or put them under their pile',
  'waits.anyStep': 'choose who goes a step, or do without',
  'waits.silverInstead': 'take a silver in place of a resource, or do without',
  'waits.chooseBonus': 'choose your Resource Bonus tile',
  'does.beginAction': ({ tiers }: { tiers: readonly string[] }) =>
    tiers.length === 0 ? 'Begin the action' : `Begin with ${list(tiers)}`,
  'does.offerFirst': ({ tier }: { tier: string }) => `First: ${tier}`,
  'does.turnUp': ({ n }: { n: number }) => `Turn up ${count(n, 'tile')}`,
  'does.keepTile': ({ tile }: { tile: string }) => `Keep ${tile}`,
  'does.putUnder': ({ tile }: { tile: string }) => `Under the pile: ${tile}`,
  'does.walkWith': ({ piece }: { piece: string }) => `A step with ${piece}`,
  'does.takeSilver': 'A silver in place of a resource',
  'does.chooseBonus': ({ resource }: { resource: string }) => `Take the tile of ${resource}`,
  'does.spendAsGold': ({ goods }: { goods: string }) => `Pay ${goods} as gold next`,
  'does.split': ({ action, n }: { action: string; n: number }) =>
    `${action} with ${count(n, 'point')}, then another`,
  'does.goOver': 'On to the second action',
  'does.fulfilForLess': ({ tile, price }: { tile: string; price: string }) => `Fulfil ${tile} for ${price}`,
  'prompt.turnUp': 'Look at the pile?',
  'prompt.turnUp.hint': 'Two tiles are turned up: you may keep one. This can’t be taken back.',
  'prompt.sort': 'Keep or put under',
  'prompt.sort.hint': 'What you put under the pile first is drawn first.',
  'prompt.anyStep': 'A step',
  'prompt.anyStep.hint': 'Your Merchant, your Architect or one Prospector may go a step.',
  'prompt.silverInstead': 'Silver in place of a resource?',
  'prompt.silverInstead.hint': 'The die then brings one resource fewer.',
  'prompt.chooseBonus': 'Choose your resource',
  'prompt.chooseBonus.hint': 'From now on you may spend it as gold.',
} satisfies Messages;
