import type { Resource } from '../../../content';

/** A die lies on a grid of 40: its outline, what is drawn on it, and what the pattern mode adds. */
interface DieDrawing {
  readonly outline: string;
  readonly decoration: readonly string[];
  readonly pattern: string;
}

/** Coin, apple, fleece, cut block, plate: the outlines differ, so that colour is not needed. */
export const DIE_DRAWINGS: Readonly<Record<Resource, DieDrawing>> = {
  gold: {
    outline: 'M20 .8A19.2 19.2 0 1 1 20 39.2 19.2 19.2 0 1 1 20 .8z',
    decoration: ['- #A86C00/2.2/1.5,2.2 M3.4 20a16.6 16.6 0 1 1 33.2 0 16.6 16.6 0 1 1 -33.2 0z'],
    pattern:
      'M11 7h.01M16 7h.01M24 7h.01M29 7h.01M6.5 16h.01M6.5 24h.01M33.5 16h.01M33.5 24h.01M11 33h.01M16 33h.01M24 33h.01M29 33h.01M20 12h.01M20 28h.01',
  },
  food: {
    outline: 'M20 5.5C25 .8 37.5 1.5 38.5 14 39.5 27 32.5 38.5 20 38.5S.5 27 1.5 14C2.5 1.5 15 .8 20 5.5z',
    decoration: ['- #FFD3E3/2 M5.5 16c0-6 3-9.5 8-10'],
    pattern: 'M4 22L16 5M7 31L27 4M13 36L35 6M20 37.5L38 13M29 35.5L38 23',
  },
  wool: {
    outline:
      'M6 12a6 6 0 0 1 7-8 7 7 0 0 1 14 0 6 6 0 0 1 7 8 7 7 0 0 1 0 16 6 6 0 0 1-7 8 7 7 0 0 1-14 0 6 6 0 0 1-7-8 7 7 0 0 1 0-16z',
    decoration: ['- #9FB0CC/1.5 M8 16a3 3 0 0 1 4-1M28 33a3 3 0 0 1 3-2.5M29 8.5a3 3 0 0 1 2.5 2.5'],
    pattern:
      'M17 7a3 3 0 1 1 3 3M33 20a3 3 0 1 1-3 3M4.5 20a3 3 0 1 1 3 3M17 33a3 3 0 1 1 3 3M17.5 17a3 3 0 1 1 5 5',
  },
  stone: {
    outline: 'M12 2h16l10 10v16L28 38H12L2 28V12z',
    decoration: ['- #8B92A6/1.5 M12.5 5h15M5 13v13M7 30l5 5'],
    pattern: 'M3 15h34M3 25h34M14 3v12M26 3v12M8 15v10M20 15v10M32 15v10M14 25v12M26 25v12',
  },
  iron: {
    outline: 'M4 3h32l1 1v32l-1 1H4l-1-1V4z',
    decoration: ['- #A9D0FF/1.6 M5.5 8.5V5.5h3M31.5 5.5h3v3M34.5 31.5v3h-3M8.5 34.5h-3v-3'],
    pattern: 'M9 4v32M15 4v32M20 4v32M25 4v32M31 4v32',
  },
};

type Spot = readonly [number, number];

/** Where the pips of a value lie, in steps from the centre of the face. */
export const PIPS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
