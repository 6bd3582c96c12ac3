import type { SeatView, PublicTable } from '../../table/online/wire';
import { SeatRing } from '../parts/SeatRing';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { seatName } from './tables';

/** Who sits at a table: a token for each, a dashed ring where somebody may still sit down. */
export function SeatTokens({ table: { seats, status, waits } }: { table: PublicTable }) {
  return (
    <span className="seat-tokens">
      {seats.map((seat, index) => (
        <span
          key={index}
          className={status === 'running' && index === waits ? 'seat-token seat-turn' : 'seat-token'}
        >
          <SeatToken seat={seat} index={index} size={28} />
        </span>
      ))}
    </span>
  );
}

interface SeatTokenProps {
  readonly seat: SeatView;
  readonly index: number;
  readonly size: number;
}

export function SeatToken({ seat, index, size }: SeatTokenProps) {
  const text = useText();
  if (!seat.free) return <TokenIcon owner={seat.colour} size={size} label={seatName(text, seat, index)} />;
  return <SeatRing size={size} />;
}
