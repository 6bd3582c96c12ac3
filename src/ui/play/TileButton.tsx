import type { Move } from '../../rules/model';
import { TilePicture } from '../pictures/tiles/TilePicture';
import { Tip } from './Tip';
import { TileCard } from './TileCard';
import { useTable } from './TableContext';
import { useText } from './words';

interface TileButtonProps {
  tile: string;
  size: number;
  /** What choosing it would do; without one it is only looked at. */
  move?: Move | undefined;
  onChoose?: () => void;
  pressed?: boolean;
}

/** A tile on the table: its card when pointed at or focused, glowing when its move is possible now. */
export function TileButton({ tile, size, move, onChoose, pressed }: TileButtonProps) {
  const { tileTitle } = useText();
  const asked = useTable(({ mine, why }) => (mine && move ? { refused: why(move) } : undefined));
  const refused = asked?.refused;
  const possible = asked !== undefined && !refused;
  return (
    <Tip tip={<TileCard tile={tile} refused={refused} />}>
      <button
        type="button"
        data-at={`tile:${tile}`}
        className={possible ? 'tile-button possible' : 'tile-button'}
        aria-disabled={!possible}
        aria-pressed={pressed}
        onClick={possible ? onChoose : undefined}
      >
        <TilePicture tile={tile} size={size} />
        <span className="out-of-sight">{tileTitle(tile)}</span>
      </button>
    </Tip>
  );
}
