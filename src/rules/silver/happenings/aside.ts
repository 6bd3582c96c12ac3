import { dropped } from '../../happenings/draft';
import type { PlaceRule } from '../../happenings/place';
import { changeSilver } from './draft';

/** Tiles that were turned up and are still to be sorted. */
export const ASIDE: PlaceRule = {
  leave: (table, tile) =>
    changeSilver(table, silver => {
      silver.aside = dropped(silver.aside, tile);
    }),
  lay: (table, tile) =>
    changeSilver(table, silver => {
      silver.aside = [...silver.aside, tile];
    }),
};
