import type { Messages } from '../../message';

/** What stands on the screen around a game with the box. */
export const englishSilverTable = {
  'setUp.first': 'First game',
  'setUp.random': 'All by chance',
  'setUp.drawn': 'by chance',
  'setUp.words': ({ maps, technologies, overlay }: Record<'maps' | 'technologies' | 'overlay', string>) =>
    `Sides ${maps} · Technologies: ${technologies} · scoring: ${overlay}`,
  'setUp.rest': 'Scoring and wheel',
  'setUp.disc': 'Prospector wheel',
  'setUp.disc.first': 'at 3 and 4',
  'setUp.maps': 'Underground maps',
  'setUp.side': ({ side }: { side: string }) => `Side ${side}`,
  'setUp.technologies': 'Technologies',
  'setUp.technologies.replace': 'Three of nine: one more takes the place of the first.',
  'setUp.threeDrawn': 'Three drawn',

  'tier.none': '–',
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
} satisfies Messages;
