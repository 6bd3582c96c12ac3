import type { Move } from '../../rules/model';
import { TilePicture } from '../pictures/tiles/TilePicture';
import { does, shows, type ShownThing } from '../explain/shows';
import { useTable } from './TableContext';

interface TileButtonProps {
  tile: string;
  /** As what it lies there: a tile alone does not tell. */
  thing?: ShownThing | undefined;
  size: number;
  /** Where it lies, or what choosing it does: it is told apart from all others. */
  name: string;
  /** What choosing it would do; without one it is only looked at. */
  move?: Move | undefined;
  onChoose?: () => void;
  /** Its click asks how first. */
  asks?: boolean;
  pressed?: boolean;
}

/** A tile on the table, glowing when its move is possible now. */
export function TileButton({
  tile,
  thing,
  size,
  name,
  move,
  onChoose,
  asks = false,
  pressed,
}: TileButtonProps) {
  const possible = useTable(({ mine, why }) => mine && move !== undefined && !why(move));
  return (
    <button
      type="button"
      data-at={`tile:${tile}`}
      {...(thing && shows(thing))}
      {...(possible && move && !asks && does([move]))}
      className={possible ? 'tile-button possible' : 'tile-button'}
      aria-label={name}
      aria-disabled={!possible}
      aria-pressed={pressed}
      onClick={possible ? onChoose : undefined}
    >
      <TilePicture tile={tile} size={size} />
    </button>
  );
}
