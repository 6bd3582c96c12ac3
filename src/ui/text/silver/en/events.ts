import type { WaitingOf } from '../../../../rules/model';
import type { Message, Messages } from '../../message';
import { englishCount as count, englishList as list, englishNumber as number } from '../../en/words';
import { englishSilverTiers } from './tiers';

interface Doer {
  you: boolean;
}
interface Counted extends Doer {
  n: number;
}

const verb = (you: boolean, yours: string, theirs = `${yours}s`): string => (you ? yours : theirs);

/** What happened below, to follow the name of who did it. */
const told = {
  'event.layMaps': ({ maps }: { maps: readonly string[] }) => `Below lie ${list(maps)}`,
  'event.layTechnologies': ({ names }: { names: readonly string[] }) =>
    `The Technologies of this game: ${list(names)}`,
  'event.layOverlay': ({ product }: { product: string }) => `The end will pay ${product}`,
  'event.disc': 'The Prospector wheel turns back by one',
  'event.silver': ({ you, goods }: Doer & { goods: string }) => `${verb(you, 'gain')} ${goods}`,
  'event.silver.mineIncome': ({ you, goods }: Doer & { goods: string }) =>
    `${verb(you, 'gain')} ${goods} from the Mines`,
  'event.silver.ribbon': ({ you, goods }: Doer & { goods: string }) =>
    `${verb(you, 'gain')} ${goods} from the ribbon`,
  'event.unlock': ({ you, n }: Counted) =>
    `${verb(you, 'unlock')} ${n === 1 ? 'a Mine' : `${number(n)} Mines`}`,
  'event.mine': ({ you, town }: Doer & { town: string }) => `${verb(you, 'open')} a Mine in *${town}*`,
  'event.hire': ({ you, map, price }: Doer & { map: string; price: string }) =>
    `${verb(you, 'send')} a Prospector into ${map}${price ? ` for ${price}` : ''}`,
  'event.tablet': ({ you, brings }: Doer & { brings: string }) =>
    `${verb(you, 'cross', 'crosses')} the stone tablet *${brings}*`,
  'event.tier': ({ you, tier, price }: Doer & { tier: string; price: string }) =>
    `${verb(you, 'reach', 'reaches')} *${tier}*${price ? ` for ${price}` : ''}`,
  'event.movement.gain': ({ you }: Doer) => `${verb(you, 'get')} a movement point`,
  'event.movement.use': ({ you }: Doer) => `${verb(you, 'use')} the movement point`,
  'event.from.aside': 'from the tiles turned up',
  'event.promise': ({ you, n }: Counted) =>
    `${verb(you, 'get')} ${count(n, 'more point')} for the action of the die`,
  'event.lapse.payFor': ({ you }: Doer) => `${verb(you, 'lack')} what the tablet asks for`,
  'event.lapse.cheaperTier': ({ you }: Doer) => `${verb(you, 'find')} no Technology to advance`,
  'event.lapse.placeMine': ({ you }: Doer) => `${verb(you, 'find')} no place for a Mine`,
  'event.lapse.freeProspector': ({ you }: Doer) => `${verb(you, 'have', 'has')} no Prospector to send`,
} satisfies Messages;

/** What is done without, and what must be done first. */
const waiting = {
  'without.gainSilver': 'the silver',
  'without.gainIdentical': 'the resources',
  'without.unlockMines': 'the Mine',
  'without.payFor': 'what it would cost',
  'without.cheaperTier': 'the cheaper tier',
  'without.placeMine': 'the Mine',
  'without.freeProspector': 'the Prospector',
  'without.recolour': 'the change of the die',
  'waits.gainSilver': 'receive the silver',
  'waits.gainIdentical': 'choose the kind of your resources',
  'waits.unlockMines': 'unlock the Mine',
  'waits.payFor': 'pay for what the tablet offers, or do without',
  'waits.cheaperTier': 'choose the Technology that you advance, or do without',
  'waits.placeMine': 'choose where your Mine goes, or do without',
  'waits.freeProspector': 'choose where your Prospector starts, or do without',
  'waits.recolour': 'choose the resource of your die',
} satisfies Record<string, Message>;

/** No word is missing for what waits. */
const all = { ...englishSilverTiers, ...waiting } satisfies Record<
  `without.${WaitingOf<'silver'>}` | `waits.${WaitingOf<'silver'>}`,
  Message
>;

export const englishSilverEvents = { ...told, ...all };
