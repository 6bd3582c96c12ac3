import type { ComponentProps } from 'react';
import { TileSign } from '../tiles/TilePicture';

/** A tile on its place on a board: there it is found by what lets it fly. */
export function PlacedTile(sign: ComponentProps<typeof TileSign>) {
  return (
    <g data-at={`tile:${sign.tile}`}>
      <TileSign {...sign} />
    </g>
  );
}
