import { dropped, type Draft } from '../happenings/draft';
import type { PlaceRule } from '../happenings/place';
import type { Table } from '../model';
import { cardinalOf } from './board';
import type { CardinalState } from './model';

/** Where tiles and cards lie on the Cardinal's own board. */

type List = 'challenges' | 'decrees' | 'characters' | 'contracts';

export function changeCardinal(table: Draft<Table>, change: Partial<CardinalState>): void {
  const { challenges, decrees, pawn, markers, characters, contracts } = cardinalOf(table);
  const next: Draft<CardinalState> = { challenges, decrees, pawn, markers, characters, contracts };
  table.cardinal = Object.assign(next, change);
}

const listOf = (name: List): PlaceRule => ({
  leave: (table, tile) => changeCardinal(table, { [name]: dropped(cardinalOf(table)[name], tile) }),
  lay: (table, tile) => changeCardinal(table, { [name]: [...cardinalOf(table)[name], tile] }),
});

export const CARDINAL_PLACES: Readonly<Record<List, PlaceRule>> = {
  challenges: listOf('challenges'),
  /** The row of Decree cards. */
  decrees: listOf('decrees'),
  /** Taken and not yet placed. */
  characters: listOf('characters'),
  /** Unfulfilled. */
  contracts: listOf('contracts'),
};
