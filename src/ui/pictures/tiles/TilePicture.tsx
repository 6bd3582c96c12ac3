import { memo } from 'react';
import { tileOf, type Tile } from '../../../content';
import { Picture, type Labelled } from '../Picture';
import type { Spot } from '../Sign';
import { CharacterFace, ContractFace, CrestFace, HelperFace } from './faces';
import { OUTLINES } from './outlines';

/** Below this side a Character shows no bust. */
const SMALL = 44;

interface TileSignProps extends Spot {
  readonly tile: string;
  readonly small?: boolean | undefined;
}

/** A tile inside an `<svg>`, by its id. */
export function TileSign({ tile, x = 0, y = 0, size = 64, small = size < SMALL }: TileSignProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" overflow="visible">
      <Face tile={tileOf(tile)} small={small} />
    </svg>
  );
}

function Face({ tile, small }: { tile: Tile; small: boolean }) {
  switch (tile.kind) {
    case 'helper':
      return <HelperFace tile={tile} />;
    case 'contract':
      return <ContractFace tile={tile} />;
    case 'crest':
      return <CrestFace tile={tile} />;
    case 'character':
      return <CharacterFace tile={tile} small={small} />;
  }
}

interface TilePictureProps extends Labelled {
  readonly tile: string;
  readonly size?: number | undefined;
  readonly small?: boolean | undefined;
}

/** A Helper, Contract, Crest or Character, drawn from what it does. */
export const TilePicture = memo(function TilePicture({
  tile,
  size = 64,
  small = size < SMALL,
  ...rest
}: TilePictureProps) {
  return (
    <Picture viewBox="-1 -1 66 68" width={size} height={size} {...rest}>
      <TileSign tile={tile} small={small} />
    </Picture>
  );
});

interface TileBackProps extends Labelled {
  readonly of: keyof typeof OUTLINES;
  readonly size?: number | undefined;
}

/** The back of a tile that nobody has seen yet. */
export function TileBack({ of, size = 64, ...rest }: TileBackProps) {
  return (
    <Picture viewBox="-1 -1 66 68" width={size} height={size} {...rest}>
      <path d={OUTLINES[of]} fill="var(--special)" stroke="var(--ink)" strokeWidth={1.5} />
      <path
        d={OUTLINES[of]}
        transform="translate(6.4 6) scale(.8)"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.55}
        strokeWidth={2}
        strokeDasharray="4 4"
      />
    </Picture>
  );
}
