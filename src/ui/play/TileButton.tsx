import { useId } from 'react';
import { diagnose } from '../../rules/explaining/cures';
import type { Move } from '../../rules/model';
import { TilePicture } from '../pictures/tiles/TilePicture';
import { useReadings } from '../readings/context';
import { plain } from '../text';
import { tileWords } from '../text/words';
import { Tip } from './Tip';
import { TileCard } from './TileCard';
import { useTable } from './TableContext';
import { useTableText } from './words';

interface TileButtonProps {
  tile: string;
  size: number;
  /** Where it lies, or what choosing it does: it is told apart from all others. */
  name: string;
  /** What choosing it would do; without one it is only looked at. */
  move?: Move | undefined;
  onChoose?: () => void;
  pressed?: boolean;
}

/** A tile on the table: its card when pointed at or focused, glowing when its move is possible now. */
export function TileButton({ tile, size, name, move, onChoose, pressed }: TileButtonProps) {
  const text = useTableText();
  const explained = useId();
  const asked = useTable(({ mine, G, me }) =>
    mine && move ? { refused: diagnose(G, me, move)?.refusal } : undefined,
  );
  const refused = asked?.refused;
  const possible = asked !== undefined && !refused;
  const readings = useReadings();
  const words = [
    ...tileWords(text, tile, readings).lines.map(plain),
    ...(refused ? [text.refusal(refused)] : []),
  ];
  return (
    <Tip tip={<TileCard tile={tile} refused={refused} asked={asked !== undefined} />}>
      <button
        type="button"
        data-at={`tile:${tile}`}
        className={possible ? 'tile-button possible' : 'tile-button'}
        aria-label={name}
        aria-describedby={explained}
        aria-disabled={!possible}
        aria-pressed={pressed}
        onClick={possible ? onChoose : undefined}
      >
        <TilePicture tile={tile} size={size} />
      </button>
      <span id={explained} hidden>
        {words.join(' ')}
      </span>
    </Tip>
  );
}
