import { changeBox, dropped } from '../../happenings/draft';
import type { PlaceRule } from '../../happenings/place';

/** Tiles that were turned up and are still to be sorted. */
export const ASIDE: PlaceRule = {
  leave: (table, tile) => changeBox(table, 'silver', kept => ({ ...kept, aside: dropped(kept.aside, tile) })),
  lay: (table, tile) => changeBox(table, 'silver', kept => ({ ...kept, aside: [...kept.aside, tile] })),
};
