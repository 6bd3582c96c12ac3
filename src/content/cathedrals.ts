import type { CathedralTile } from './components';

/** The stack of every Cathedral, the top tile first. */
export const CATHEDRAL_TILES: readonly CathedralTile[] = [
  { id: 'london.c1', town: 'london', points: 6 },
  { id: 'london.c2', town: 'london', points: 4 },
  { id: 'london.c3', town: 'london', points: 2 },

  { id: 'paris.c1', town: 'paris', points: 4 },
  { id: 'paris.c2', town: 'paris', points: 3 },
  { id: 'paris.c3', town: 'paris', points: 2 },

  { id: 'lyon.c1', town: 'lyon', points: 5 },
  { id: 'lyon.c2', town: 'lyon', points: 3 },
  { id: 'lyon.c3', town: 'lyon', points: 1 },

  { id: 'koeln.c1', town: 'koeln', points: 5 },
  { id: 'koeln.c2', town: 'koeln', points: 4 },
  { id: 'koeln.c3', town: 'koeln', points: 2 },

  { id: 'strasbourg.c1', town: 'strasbourg', points: 6 },
  { id: 'strasbourg.c2', town: 'strasbourg', points: 5 },

  { id: 'praha.c1', town: 'praha', points: 8 },
  { id: 'praha.c2', town: 'praha', points: 6 },
  { id: 'praha.c3', town: 'praha', points: 4 },

  { id: 'milano.c1', town: 'milano', points: 7 },
  { id: 'milano.c2', town: 'milano', points: 5 },
  { id: 'milano.c3', town: 'milano', points: 3 },

  { id: 'firenze.c1', town: 'firenze', points: 6 },
  { id: 'firenze.c2', town: 'firenze', points: 5 },
  { id: 'firenze.c3', town: 'firenze', points: 4 },

  { id: 'genova.c1', town: 'genova', points: 4 },
  { id: 'genova.c2', town: 'genova', points: 1 },
];
