import type { Decree } from '../../content';
import type { State } from '../model';
import { boxOf } from '../shelf';

/** A Decree of the row, with the Fair after which it leaves; those that stay have none. */
export interface DecreeInRow {
  readonly id: string;
  readonly fair: number | undefined;
}

/** The cards of the four Fairs in order, then those that stay (R14.13, R14.14, R14.21). */
export function decreeRow(state: State): DecreeInRow[] {
  const decrees = decreesInPlay(state);
  const those = (fair?: number): DecreeInRow[] => {
    const tile = fair === undefined ? undefined : state.fairs[fair]?.tile;
    return decrees.filter(each => each.fair === tile).map(({ id }) => ({ id, fair }));
  };
  return [...state.fairs.flatMap((_, fair) => those(fair)), ...those()];
}

/** Those of the boxes in play, each in the place of the one that it replaces. */
function decreesInPlay(state: State): Decree[] {
  const { boxes, contents } = boxOf(state);
  const there = contents.decrees.filter(({ id }) => boxes.every(({ inRow }) => inRow?.(state, id) ?? true));
  return there
    .filter(({ instead }) => instead === undefined)
    .map(decree => there.find(({ instead }) => instead === decree.id) ?? decree);
}
