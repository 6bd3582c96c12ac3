import { inPlay, type Tile } from '../content';
import type { State, Table } from './model';
import { boxOf } from './shelf';

/** What of the boxes in play is dealt with so many players, and what stays in the box. */

type Marked = Extract<Tile, { readonly players: unknown }>;

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** The tiles of each pile before anything is drawn; a pile has no order, so it is written in that of the ids. */
export function pilesFor(table: Pick<Table, 'options'>, players: number): Table['piles'] {
  const { bonusTiles, contractPile, characterTiles, morePiles } = boxOf(table).contents;
  const left = new Set(boxOf(table).boxes.flatMap(({ stays }) => stays?.(table) ?? []));
  const dealt = (list: readonly Marked[]): string[] =>
    idsOf(inPlay(list, players))
      .filter(id => !left.has(id))
      .sort();
  return {
    bonus: dealt(bonusTiles),
    contract: dealt(contractPile),
    character: dealt(characterTiles),
    ...Object.fromEntries(morePiles.map(({ pile, tiles }) => [pile, dealt(tiles)])),
  };
}

/** The Crests that stay in the box with so many players. */
export const boxedCrests = (state: Pick<State, 'options' | 'players'>): string[] => {
  const { contractPile, bonusTiles, morePiles } = boxOf(state).contents;
  return idsOf(
    [...contractPile, ...bonusTiles, ...morePiles.flatMap<Marked>(({ tiles }) => tiles)].filter(
      ({ kind, players }) => kind === 'crest' && players > state.players.length,
    ),
  );
};
