import type { Effect } from '../../../content';

/** The outline of a tile tells its family; the grid is 64. */
export const TILE_OUTLINES = {
  helper:
    'M10 2h44a8 8 0 0 1 8 8v15.5a6.5 6.5 0 0 0 0 13V54a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V38.5a6.5 6.5 0 0 0 0-13V10a8 8 0 0 1 8-8z',
  contract:
    'M6 2h52a3 3 0 0 1 3 3v53c-5 5-9 5-14.5 0-5 5-9.5 5-14.5 0-5 5-9.5 5-14.5 0C12 63 8 63 3 58V5a3 3 0 0 1 3-3z',
  character: 'M3 62V28C3 11 16 2 32 2s29 9 29 26v34z',
  crest: 'M9 6h46v56L32 50 9 62z',
} as const;

/** The classes that colour the edge of a Helper: its Action, added points, a special power, or goods. */
export function helperClass([first]: readonly Effect[]): string {
  if (first?.do === 'act') return first.action === 'joker' ? 'act-joker helper-joker' : `act-${first.action}`;
  if (first?.do === 'addPoints') return 'act-points';
  return first?.do === 'changeColour' || first?.do === 'buildingBonuses' ? 'act-special' : 'act-goods';
}
