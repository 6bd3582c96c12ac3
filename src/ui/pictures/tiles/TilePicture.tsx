import { memo, type ReactNode } from 'react';
import { tileOf, type Tile, type WordsOf } from '../../../content';
import { rowsFor } from '../../boxes/rows';
import { Picture, type Labelled } from '../Picture';
import type { SignSpot } from '../Sign';
import { CharacterFace, ContractFace, CrestFace, HelperFace } from './faces';
import { TILE_OUTLINES } from './outlines';

/** Below this side a Character shows no bust. */
const SMALL = 44;

interface TileSignProps extends SignSpot {
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

type TileOf<K extends Tile['kind']> = Extract<Tile, { kind: K }>;
/** Faces of tiles of some kinds: of a box, for its own. */
export type TileFaces<T extends Tile = Tile> = {
  readonly [K in T['kind']]: (props: { tile: TileOf<K>; small: boolean }) => ReactNode;
};

export const TILE_FACES = rowsFor<TileFaces>({
  helper: HelperFace,
  contract: ContractFace,
  crest: CrestFace,
  character: CharacterFace,
} satisfies TileFaces<WordsOf<'base', 'tile'>>);

function Face<K extends Tile['kind']>({ tile, small }: { tile: TileOf<K>; small: boolean }) {
  return (TILE_FACES[tile.kind] as TileFaces[K])({ tile, small });
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
  readonly of: keyof typeof TILE_OUTLINES;
  readonly size?: number | undefined;
}

/** The back of a tile that nobody has seen yet. */
export function TileBack({ of, size = 64, ...rest }: TileBackProps) {
  return (
    <Picture viewBox="-1 -1 66 68" width={size} height={size} {...rest}>
      <path d={TILE_OUTLINES[of]} fill="var(--special)" stroke="var(--ink)" strokeWidth={1.5} />
      <path
        d={TILE_OUTLINES[of]}
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
