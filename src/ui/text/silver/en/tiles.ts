import type { EffectName } from '../../../../content';
import type { Message, Messages } from '../../message';
import { englishCount as count, englishNumber as number } from '../../en/words';

interface Counted {
  n: number;
}
interface Priced {
  price: string;
}

/** What tiles and tablets do. */
const sentences = {
  'effect.gainSilver': ({ goods }: { goods: string }) => `Gain ${goods}.`,
  'effect.gainIdentical': ({ n }: Counted) => `Gain ${number(n)} resources of one kind.`,
  'effect.unlockMines': ({ n }: Counted) =>
    n === 1 ? 'Unlock one of your Mines.' : `Unlock ${number(n)} of your Mines.`,
  'effect.payFor': ({ price, what }: Priced & { what: string }) => `For ${price}, if you like: ${what}`,
  'effect.cheaperTier': ({ n }: Counted) =>
    `You may advance a Technology by one tier for ${number(n)} silver less, but for at least 1.`,
  'effect.placeMine': 'You may open a Mine on any free space of a map where you have a Prospector.',
  'effect.freeProspector': 'You may send a Prospector to the start of a map where you have none.',
  'effect.recolour': ({ n }: Counted) =>
    `Before you take a die: choose which resource it brings. Its action gets ${count(n, 'more point')}.`,
} satisfies Record<`effect.${EffectName<'silver'>}`, Message>;

const short = {
  'effectShort.unlockMines': ({ n }: Counted) => (n === 1 ? 'Unlock a Mine' : `Unlock ${number(n)} Mines`),
  'effectShort.cheaperTier': ({ n }: Counted) => `Tier for ${number(n)} silver less`,
  'effectShort.placeMine': 'Open a Mine',
  'effectShort.freeProspector': 'New Prospector',
  'effectShort.recolour': ({ n }: Counted) => `Other resource, +${count(n, 'point')}`,
} satisfies Messages;

/** Cards of what lies below, and what its controls do. */
const cards = {
  'fairTitle.fair-mine': 'Mines',
  'fairTitle.fair-technology': 'Technologies',
  'fairTitle.fair-mineBuilding': 'Mines and buildings below',
  'kind.tablet': 'Stone tablet',
  'kind.overlay': 'Scoring overlay',
  'tile.tablet.title': ({ from, to }: { from: string; to: string }) => `Tablet between ${from} and ${to}`,
  'tile.tablet.once': 'For whoever crosses it first: then an X covers it for everybody.',
  'tile.overlay.text': ({ product }: { product: string }) => `At the end: ${product}, whichever is more.`,
  'overlay.pillars': 'Pillars times Houses or Mines',
  'overlay.houses': 'Houses times Pillars or Mines',
  'mineMap.name': ({ level, side }: { level: string; side: string }) => `map ${level} (side ${side})`,
  'mineMap.level': ({ level }: { level: string }) => `map ${level}`,
  'mineMap.title1': 'Harz and Ore Mountains',
  'mineMap.title2': 'Bohemia and Hungary',
  'mineMap.title3': 'Tyrol and beyond',
  'mineMap.costs': 'costs',
  'mineMap.hire': 'hire',
  'mineMap.together': 'Underground',

  'does.hire': ({ map, price }: Priced & { map: string }) =>
    price ? `Send a Prospector into ${map} for ${price}` : `Send a Prospector into ${map}`,
  'does.openMine': ({ town, gold }: { town: string; gold: string }) => `Mine in ${town}, ${gold}`,
  'does.payFor': ({ price, what }: Priced & { what: string }) => `${what}: pay ${price}`,
  'does.research': ({ tier, price }: Priced & { tier: string }) => `Advance to ${tier} for ${price}`,
  'does.useMovement': 'Use the movement point: a Prospector takes one step',
  'does.mine': ({ n }: Counted) => `Use the movement point: ${count(n, 'Prospector point')}`,

  'prompt.gainIdentical': ({ n }: Counted) => `Choose ${number(n)} resources of one kind`,
  'prompt.gainIdentical.hint': 'All of them are the same.',
  'prompt.payFor': ({ price, what }: Priced & { what: string }) => `${what}: pay ${price}?`,
  'prompt.payFor.hint': 'The tablet is covered even if you do without.',
  'prompt.cheaperTier': ({ n }: Counted) => `A tier for ${number(n)} silver less`,
  'prompt.cheaperTier.hint': 'Choose the Technology that you advance.',
  'prompt.placeMine': 'Open a Mine',
  'prompt.placeMine.hint': 'On any map where you have a Prospector.',
  'prompt.freeProspector': 'A Prospector for nothing',
  'prompt.freeProspector.hint': 'Choose the map where it starts.',

  'task.hire': 'Hire',
  'task.hireOn': ({ level }: { level: string }) => `Hire on ${level}`,
  'task.research': 'Technology',
  'task.useMovement': 'Movement point',
  'task.spendAsGold': 'Pay as gold',
  'task.fulfilForLess': 'Fulfil for less',
  'task.beginAction': 'Begin the action',
  'task.offerFirst': 'What first?',
  'task.turnUp': 'Look at the pile',
  'task.split': 'Divide the points',

  'scores.underground': 'Below',
  'scores.overlay': 'Product of the overlay',
  'scores.technologies': 'Technologies',
  'scores.silver': 'Silver',
} satisfies Messages;

export const englishSilverTiles = { ...sentences, ...short, ...cards };
