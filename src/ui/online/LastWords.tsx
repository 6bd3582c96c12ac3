import { useEffect, useState } from 'react';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { useOnlineTable } from './OnlineTable';
import { seatName } from './tables';

const SHOWN_MS = 6000;

/** Where the chat lies behind a tab: what somebody has just said, for a moment. */
export function LastWords() {
  const text = useText();
  const { moment, sitting } = useOnlineTable();
  const { chats, view } = moment;
  const [old, setOld] = useState(chats.length);
  useEffect(() => {
    const timer = setTimeout(() => setOld(chats.length), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [chats.length]);
  const last = chats.slice(old).findLast(({ seat }) => seat !== sitting?.seat);
  const seat = last && view.seats[last.seat];
  if (!seat) return null;
  return (
    <div className="line-notice last-words">
      <TokenIcon owner={seat.colour} size={20} />
      <span>
        <b>{seatName(text, seat, last.seat)}</b> {last.words}
      </span>
    </div>
  );
}
