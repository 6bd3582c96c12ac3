import { inPlay, type Tile } from '../content';
import type { State, Table } from './model';
import { boxOf, forBoxesInPlay } from './shelf';

/** What of the boxes in play is dealt with so many players, and what stays in the box. */

type Marked = Extract<Tile, { readonly players: unknown }>;

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** All tiles of each pile. A pile has no order, so it is written in that of the ids. */
const PILES = forBoxesInPlay(({ contents: { bonusTiles, contractPile, characterTiles, morePiles } }) => ({
  bonus: inOrder(bonusTiles),
  contract: inOrder(contractPile),
  character: inOrder(characterTiles),
  more: morePiles.map(({ pile, tiles }) => [pile, inOrder<Marked>(tiles)] as const),
}));

const inOrder = <T extends Marked>(tiles: readonly T[]): readonly T[] =>
  tiles.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** The tiles of each pile before anything is drawn. */
export function pilesFor(table: Pick<Table, 'options'>, players: number): Table['piles'] {
  const { bonus, contract, character, more } = PILES(table);
  const left = new Set(boxOf(table).boxes.flatMap(({ stays }) => stays?.(table) ?? []));
  const dealt = (list: readonly Marked[]): string[] =>
    idsOf(inPlay(list, players)).filter(id => !left.has(id));
  return {
    bonus: dealt(bonus),
    contract: dealt(contract),
    character: dealt(character),
    ...Object.fromEntries(more.map(([pile, tiles]) => [pile, dealt(tiles)])),
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
