import { memo } from 'react';
import type { Piece } from '../../../content';
import { tenth } from '../numbers';
import type { Owner } from '../owners';
import { PieceSign } from '../Piece';
import { Place, type PlaceProps, type PlacePropsOf } from '../Place';
import { placeAt } from './places';
import { useWalking } from './useWalking';

export interface PieceOnMap {
  readonly owner: Owner;
  readonly piece: Piece;
  readonly at: string;
}

interface MapPiecesProps {
  readonly pieces: readonly PieceOnMap[];
  /** Whose pieces are drawn larger. */
  readonly me?: Owner | undefined;
  readonly placeProps: PlacePropsOf;
}

export interface PieceSpot extends PieceOnMap {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What walks there. A piece is a place called `piece.owner.kind`. */
export function MapPieces({ pieces, me, placeProps }: MapPiecesProps) {
  const standing = [...new Set(pieces.map(({ at }) => at))].flatMap(at =>
    stand(
      at,
      pieces.filter(piece => piece.at === at),
      me,
    ),
  );
  return standing.map(piece => {
    const id = `piece.${piece.owner}.${piece.piece}`;
    return <StandingPiece key={id} {...piece} props={placeProps(id)} />;
  });
}

const StandingPiece = memo(function StandingPiece({
  owner,
  piece,
  at,
  x,
  y,
  size,
  props,
}: PieceSpot & { readonly props: PlaceProps | undefined }) {
  const walker = useWalking(at, { x, y }, size);
  return (
    <Place props={props} thing={{ is: 'piece', owner, piece, at }}>
      <g ref={walker} className="standing" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <ellipse cx={size / 2} cy={size - 1} rx={size * 0.5} ry={4} fill="#0b2545" opacity={0.35} />
        <PieceSign kind={piece} owner={owner} size={size} edged />
      </g>
    </Place>
  );
});

const ROW = 4;
/** Of mine that are drawn larger, and where. */
const OWN: Partial<Record<Piece, { readonly size: number; readonly y: number }>> = {
  merchant: { size: 36, y: -21 },
};

/** So far above a road space the glow and the number in it stay in sight. */
const ABOVE = 6;

/** Where a piece of mine will stand that comes to others. */
export const standFor = (piece: PieceOnMap, others: readonly PieceOnMap[]): PieceSpot | undefined =>
  stand(piece.at, [...others, piece], piece.owner).at(-1);

/** One or two stand beside the town; three and more line up in rows of four below its name. */
function stand(at: string, pieces: readonly PieceOnMap[], me: Owner | undefined): PieceSpot[] {
  const place = placeAt(at);
  const onRoad = at.startsWith('r-');
  if (pieces.length > 2) {
    const perRow = Math.ceil(pieces.length / Math.ceil(pieces.length / ROW));
    return pieces.map((piece, index) => ({
      ...piece,
      x: tenth(place.x - perRow * 15 + (index % perRow) * 30),
      y: place.y + (onRoad ? 12 : 42) + Math.floor(index / perRow) * 30,
      size: 26,
    }));
  }
  return pieces.map((piece, index) => {
    const own = piece.owner === me ? OWN[piece.piece] : undefined;
    const size = own?.size ?? 30;
    const aside = onRoad ? (pieces.length === 1 ? -15 : index * 30 - 30) : index === 0 ? -50 : 6;
    return {
      ...piece,
      x: tenth(place.x + aside),
      y: place.y + (onRoad ? -ABOVE - size : (own?.y ?? -16)),
      size,
    };
  });
}
