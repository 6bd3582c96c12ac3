import { useText } from '../text';
import './seatRing.css';

/** A seat where somebody may still sit down. */
export function SeatRing({ size }: { readonly size: number }) {
  const { say } = useText();
  return (
    <span
      className="seat-ring"
      style={{ width: size - 4, height: size - 4 }}
      role="img"
      aria-label={say('seat.free')}
    />
  );
}
