import { BUILDINGS, tileOf, type Price, type Tile } from '../../../content';
import { playerOf, type Move, type MoveOf, type Seat, type State } from '../../model';
import { waysToFulfil } from '../../moves/contracts';
import { priceOf } from '../../prices';
import { refuseForGood } from '../../tiles';
import { openTiles } from '../openTiles';

/** What could be done with a tile once it is in the Storehouse: the moves to ask about, whether or not they are legal. */

type Kind = Tile['kind'];

/** By kind; a tile of another box is asked about by its own. */
const USES: { readonly [K in Kind]?: (tile: string, state: State, seat: Seat) => readonly Move[] } = {
  character: (tile, state, seat) =>
    playerOf(state, seat).buildings.flatMap(({ rooms }, building) =>
      rooms.flatMap((room, index) => (room === null ? [moveIn(tile, building, index + 1)] : [])),
    ),
  crest: tile => BUILDINGS.map((_, building) => ({ type: 'placeCrest', tile, building })),
  contract: waysToFulfil,
  helper: tile => [{ type: 'useHelper', tile }],
};

export const usesOf = (state: State, seat: Seat, tile: string): readonly Move[] =>
  USES[tileOf(tile).kind]?.(tile, state, seat) ?? [];

export const moveIn = (tile: string, building: number, floor: number): MoveOf<'placeCharacter'> => ({
  ...{ type: 'placeCharacter', tile, building, floor },
});

/** The tiles of a kind that somebody could use: the stored ones, or where there are none those that lie open. */
export function tilesToUse(state: State, seat: Seat, kind: Kind): readonly string[] {
  const isOfKind = (tile: string): boolean => tileOf(tile).kind === kind;
  const stored = playerOf(state, seat).storehouse.filter(isOfKind);
  return stored.length > 0
    ? stored
    : openTiles(state)
        .map(([tile]) => tile)
        .filter(tile => isOfKind(tile) && !refuseForGood(state, seat, tile));
}

/** What the use of a tile costs: a Contract once for each Resource of its identical part. */
export function pricesOfTile(state: State, seat: Seat, id: string): readonly Price[] {
  const tile = tileOf(id);
  if (tile.kind === 'contract')
    return waysToFulfil(id).map(({ identical }) =>
      priceOf<'contract'>(state, seat, { of: 'contract', tile: id, identical }),
    );
  return tile.kind === 'helper' ? [priceOf<'helper'>(state, seat, { of: 'helper', tile: id })] : [];
}
