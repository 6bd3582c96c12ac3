import type { IconsOf } from '../../pictures/icons';
import type { Drawing } from '../../pictures/drawings/shape';
import { MINE_MAPS } from '../../../content/silver/maps';

/** What is drawn for Prospect for Silver. */

const MINE_ARCH = 'M2 21.5V12C2 6 6 2.5 12 2.5S22 6 22 12v9.5z';

declare module '../../pictures/icons' {
  interface BoxIcons {
    silver: {
      icon:
        | 'silver'
        | 'mine'
        | 'mine-space'
        | 'x-tile'
        | 'movement'
        | 'surprise'
        | 'technology'
        | 'map-start'
        | 'built-below';
    };
  }
}

export const SILVER_ICONS: Readonly<Record<IconsOf<'silver'>, Drawing>> = {
  'glyph-prospector': [
    '- glyph/3 M5 20.5L15.5 9',
    'glyph - M7 3.2c6-.8 11.5 2.6 14 10.6-3.6-3.8-6.8-6.4-10.6-7.6z',
  ],
  prospector: [
    '- ink/4.4 M5 21L16.5 8.5',
    '- #D98A3A/2 M5 21L16.5 8.5',
    'own ink M7.5 3.3c5-.6 10.5 2.4 13.7 10.2-3.3-3.6-6.6-6.2-10-7.4z',
  ],
  silver: [
    '#DCE6F0 ink M5.2 8.5h13.6l3.7 10.5H1.5z',
    'white ink M5.2 8.5l1.6-4h10.4l1.6 4z',
    '- #8FA6C4 M8 12.5h8',
    '#1E66D0 - M19.5 1.2l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z',
  ],
  mine: [
    `own ink ${MINE_ARCH}`,
    'dark ink M7.3 21.5V15a4.7 4.7 0 0 1 9.4 0v6.5z',
    '- #FFFFFF80/1 M12 21v-4.5',
  ],
  'mine-space': [`empty empty-line ${MINE_ARCH}`],
  'x-tile': [
    '#E4EAEF #5C6D8E M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z',
    '- #5C6D8E/2.6 M7.5 7.5l9 9M16.5 7.5l-9 9',
  ],
  movement: [
    'white ink M1.5 12a10.5 10.5 0 1 1 21 0 10.5 10.5 0 1 1 -21 0z',
    'prospector ink M8.5 6l8.5 6-8.5 6z',
  ],
  surprise: [
    'king ink M6 1.5h12a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-15a3 3 0 0 1 3-3z',
    '- white/1.3 M6 4.5h12v15H6z',
    'white ink/1 M7.6 14.5L7 8.5l3 2.4 2-3.8 2 3.8 3-2.4-.6 6z',
    '- ink/1.6 M8 16.7h8',
  ],
  technology: [
    'prospector-tint ink M3 3.5h14a4 4 0 0 1 4 4v13H7a4 4 0 0 1-4-4z',
    'prospector ink/1.3 M7.7 11a4.3 4.3 0 1 1 8.6 0 4.3 4.3 0 1 1 -8.6 0z',
    '- ink/1.7 M12 5v2M12 15v2M6 11h2M16 11h2M7.8 6.8l1.3 1.3M14.9 13.9l1.3 1.3M16.2 6.8l-1.3 1.3M9.1 13.9l-1.3 1.3',
    'white - M10.5 11a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1 -3 0z',
  ],
  // a House and a Pillar upon the ground, and the way down
  'built-below': [
    'own ink M1 14.5V7L6.3 2l5.2 5v7.5z',
    'dark ink M1 7L6.3 2l5.2 5z',
    'own ink M13.2 2h9.6v2.2l-1.7 1v6l1.7 1.1v2.2h-9.6v-2.2l1.7-1.1v-6l-1.7-1z',
    '- dark/1.4 M18 6v4.6',
    '- ink/1.8 M.8 17h22.4',
    'ink - M8 18.6h8l-4 4.2z',
  ],
  'map-start': [
    '#8FA64A ink M1.5 22C2 12 6 4 12 4s10 8 10.5 18z',
    '#2A2433 ink M6 22v-7.5C6 11 8.5 9 12 9s6 2 6 5.5V22z',
    '- #C9792B/2.3 M6.3 22V13.5M17.7 22V13.5M5 12.5h14',
    'sun - M10 18.5a2 2 0 1 1 4 0 2 2 0 1 1 -4 0z',
  ],
};

export const HAMMER_CREST: Drawing = [
  '- ink/4.6 M2.5 4h43',
  '- gold/2 M2.5 4h43',
  'architect ink M6 5h36v40L24 36.5 6 45z',
  'prospector - M6 5h36v9H6z',
  '- ink/5.4 M16 33L31 16M32 33L17 16',
  '- #F3E4BE/2.8 M16 33L31 16M32 33L17 16',
  '#DCE6F0 ink M25 12.5c5-1 9 1.5 11 6.5-3-2-5.5-3-8.5-3z',
  '#DCE6F0 ink M11.5 17.5l7.5-6.5 4 4.4-7.5 6.6z',
  '- ink M6 5h36v40L24 36.5 6 45z',
];

/** The Mine captain. */
export const CAPTAIN: Drawing = [
  'prospector ink M4 48c0-9 7-14 20-14s20 5 20 14z',
  '#F3E4BE ink M14 36c3 5 6 8 10 10 4-2 7-5 10-10l-4-1.5H18z',
  '#E8A878 ink M13.5 22c0-8 4-12 10.5-12s10.5 4 10.5 12c0 9-4.5 14-10.5 14S13.5 31 13.5 22z',
  '#6B3A1E ink M14.5 26c2 1.5 4.5 1.2 6.5 1 2-.6 4-.6 6 0 2 .2 4.5.5 6.5-1 .5 8-4 13.5-9.5 13.5S14 34 14.5 26z',
  '- #F7CBA6/1.6 M21.5 31c1.6 1 3.4 1 5 0',
  'ink - M18.6 22.5a1.4 1.4 0 1 1 2.8 0 1.4 1.4 0 1 1 -2.8 0zM26.6 22.5a1.4 1.4 0 1 1 2.8 0 1.4 1.4 0 1 1 -2.8 0z',
  '#5B6274 ink M9.5 19.5C10 9 16 4.5 24 4.5S38 9 38.5 19.5c-9-3.5-20-3.5-29 0z',
  '- ink/3.4 M9 20c9-4 21-4 30 0',
  'gold ink M19.4 11a4.6 4.6 0 1 1 9.2 0 4.6 4.6 0 1 1 -9.2 0z',
  'white - M21.4 9.7a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1 -2.6 0z',
];

/** A church of the mountains, 60 wide and 72 high. */
const CHURCH: Drawing = [
  '#F5ECD6 ink M22 72V40h34v32z',
  '#B0472E ink M19 41l8-13h26l6 13z',
  '#F5ECD6 ink M6 72V24h20v48z',
  '#4E7D8C ink M4 25L16 0l12 25z',
  '- ink/1.8 M16 3V-1M14 1h4',
  '#F6C945 ink M11.5 33a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1 -9 0z',
  '#5B2E1A ink M11 72V60q5-6 10 0v12z',
  '#2B4A7A - M31 62V52a3 3 0 0 1 6 0v10zM43 62V52a3 3 0 0 1 6 0v10z',
];

/** Every Cathedral below looks like that. */
export const CATHEDRALS_BELOW: Readonly<Record<string, Drawing>> = Object.fromEntries(
  MINE_MAPS.flatMap(({ towns }) =>
    towns.filter(({ pillars }) => pillars !== undefined).map(({ id }) => [id, CHURCH] as const),
  ),
);
