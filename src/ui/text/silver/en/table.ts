import { englishCount as count, englishNumber as number } from '../../en/words';
import type { Messages } from '../../message';

/** What stands on the screen around a game with the box. */
export const englishSilverTable = {
  'setUp.first': 'First game',
  'setUp.random': 'All by chance',
  'setUp.drawn': 'by chance',
  'setUp.drawn.short': 'Random',
  'setUp.words': ({ maps, technologies, overlay }: Record<'maps' | 'technologies' | 'overlay', string>) =>
    `Sides ${maps} · Technologies: ${technologies} · scoring: ${overlay}`,
  'setUp.disc': 'Prospector wheel',
  'setUp.disc.first': 'starts on dice 3 and 4',
  'setUp.maps': 'Underground maps',
  'setUp.side': ({ side }: { side: string }) => `Side ${side}`,
  'setUp.maps.first': 'First game: all A',
  'setUp.technologies.count': ({ n, of }: Record<'n' | 'of', number>) =>
    n === 0 ? `three of ${number(of)}, drawn` : `${number(n)} of ${number(of)} chosen`,
  'setUp.inWords': 'in words',
  'setUp.inWordsOf': ({ name }: { name: string }) => `${name} in words`,
  'setUp.or': 'or',
  'setUp.overlay.note': 'drawn or chosen',
  'setUp.begin': ({
    silver,
    prospectors,
    mines,
    locked,
  }: Record<'silver' | 'prospectors' | 'mines' | 'locked', number>) =>
    `Everybody begins with one Prospector and one Mine on map I, ${count(prospectors, 'Prospector')} and ${count(mines, 'Mine')} in supply, ${count(locked, 'Mine')} locked; all but the first player with ${number(silver)} silver.`,
  'setUp.technologies': 'Technologies',
  'setUp.threeDrawn': 'Three drawn',

  'tier.notBegun': 'not begun',
  'tier.you': ({ level }: { level: string }) => `you: ${level}`,
  'tier.mine': 'yours',
  'tier.byItself': 'by itself',
  'tier.asksYou': 'asks you',
  'goods.prospectors': 'Prospectors at home',
  'goods.minesOpen': 'Mines on the maps',
  'goods.minesHome': 'Mines that can be opened',
  'goods.minesLocked': 'locked Mines',
  'king.ribbons': 'Silver of the ribbons',
  'king.ribbon': ({ n }: { n: number }) => `${n} silver`,
  'king.coming': 'At the King phase:',
  'king.fromMines': 'from Mines',
  'king.fromRibbon': 'from the ribbon',
  'king.unlocks': 'unlocks a Mine',

  'explain.mineSpace': ({ town }: { town: string }) => `Space for a Mine in *${town}*`,
  'explain.mineSpace.pays': ({ goods }: { goods: string }) =>
    `A Mine that is opened here pays ${goods} at once.`,
  'explain.mineSpace.one': 'One Mine of yours in each town; a Prospector of yours opens it for 1 point.',
  'explain.mineSpace.income': 'In every King phase it pays 1 silver.',
  'explain.tablet.crossed': 'Somebody has crossed it: it brings nothing any more.',
  'explain.tiers': ({ n }: { n: number }) =>
    n === 0 ? 'no tier yet' : `the first ${n === 1 ? 'tier' : `${n} tiers`} work`,
  'explain.silver': ({ name, goods }: { name: string; goods: string }) => `${name}: ${goods}`,
  'explain.silver.uses':
    'Pays for tiers, Prospectors, some Cathedrals below and what tiles and tablets ask for.',
  'explain.silver.itsUses': 'Pays for King’s Surprises after rounds 1 to 3, and for some Cathedrals below.',
  'explain.silver.none': 'It is no resource, and nothing stands in for it.',
  'explain.mines': ({ n }: { n: number }) => (n === 1 ? 'one Mine' : `${n} Mines`),
  'explain.lockedMines.free': 'Tiles, tablets and the King phase unlock them.',
  'explain.prospectors': ({ n }: { n: number }) =>
    `${n === 1 ? 'One waits' : `${n} wait`} to be sent below for the silver at the start of a map.`,
  'explain.prospectors.its': 'One comes to map II in round 2, one to map III in round 3, for nothing.',
  'explain.prospectors.one': 'At most one of yours on each map.',
  'explain.movement':
    'Whoever takes a die of this section may move a Prospector one step, once in this turn.',
  'explain.movement.now': 'It can be used now.',
  'explain.ribbon': ({ goods }: { goods: string }) => `In the King phase: ${goods}`,
  'explain.ribbon.mine': 'and one of your Mines is unlocked.',
  'explain.income': ({ goods }: { goods: string }) => `Pay ${goods} in the King phase.`,
  'explain.income.tier': ({ tier, n }: { tier: string; n: number }) => `${tier} adds *${n} VP*.`,
  'explain.and.mine': 'and Mine',
  'explain.onTheWay': ({ brings }: { brings: string }) => `*On the way* ${brings}`,
  'explain.town.mine': ({ what, n }: { what: string; n: number }) => `*Mine* ${what} · ${count(n, 'point')}`,
  'explain.cure.hire': ({ map }: { map: string }) => `a Prospector in ${map}`,
  'explain.cure.movement': 'a die from the section with the step',
  'explain.cure.unlock': 'an unlocked Mine',
  'end.overlay': 'The overlay',
  'end.overlay.taken': 'the larger one',
  'end.silver': 'What the Silver did',
  'end.silver.earned': 'earned',
  'end.silver.tiers': 'tiers',
  'end.silver.else': 'other',
  'end.silver.left': 'left',
  'end.silver.reached': 'tiers reached',
  'overlay.here': 'Final scoring',
  'surprise.left': ({ n }: { n: number }) => `${number(n)} left`,
  'surprise.price': ({ goods, n }: { goods: string; n: number }) =>
    `${goods} for ${count(n, 'card', 'cards')}`,
  'surprise.drawn': ({ n }: { n: number }) => `King’s Surprises drawn: ${number(n)}`,
} satisfies Messages;
