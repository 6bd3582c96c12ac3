import { createPortal } from 'react-dom';
import { playerOf, type Move, type Seat, type State } from '../../../rules/model';
import { leftOf, ROOM, STREET } from '../../pictures/board/facade';
import { TokenSign } from '../../pictures/Piece';
import { TileSign } from '../../pictures/tiles/TilePicture';
import { MARKER, middleAt, trackTop } from '../../pictures/wheel/KingTrack';

/** What would lie there, pale, in the drawing that is pointed at. */

interface OnDrawingProps {
  readonly G: State;
  readonly me: Seat;
  readonly drawing: Element;
  /** The way that chooses it. */
  readonly move: Move;
}

/** The Character in the window, or my marker on the track. */
export function OnDrawing({ G, me, drawing, move }: OnDrawingProps) {
  if (move.type === 'placeCharacter') {
    const { building, floor, tile } = move;
    const spot = { x: leftOf(building) + 21, y: STREET.base - floor * ROOM - 0.5 };
    return createPortal(
      <g opacity={0.8} pointerEvents="none" aria-hidden="true">
        <TileSign tile={tile} {...spot} size={38.5} small />
      </g>,
      drawing,
    );
  }
  if (move.type !== 'advance') return null;
  return <Ghost G={G} me={me} drawing={drawing} steps={move.steps} />;
}

/** On top of the stack that it would come to. */
function Ghost({ G, me, drawing, steps }: Omit<OnDrawingProps, 'move'> & { readonly steps: number }) {
  const { track } = G.king;
  const to = track.findIndex(stack => stack.includes(me)) + steps;
  const svg = drawing.closest('svg');
  if (!svg) return null;
  const y = trackTop(track.map(({ length }) => length)) - 10 - (track[to]?.length ?? 0) * 11;
  return createPortal(
    <g opacity={0.65} pointerEvents="none" aria-hidden="true">
      <TokenSign
        owner={playerOf(G, me).colour}
        x={middleAt(to) - MARKER / 2}
        y={y - MARKER / 2}
        size={MARKER}
      />
    </g>,
    svg,
  );
}
