import { ChatLines } from '../play/company/ChatLines';
import { useText } from '../text';
import { useOnlineTable } from './OnlineTable';
import { seatName } from './tables';

/** What is said at a table of the house. */
export function Chat() {
  const text = useText();
  const { match, moment, sitting } = useOnlineTable();
  const { chats, view, line } = moment;
  const said = chats.map(({ seat: at, words }) => {
    const seat = view.seats[at];
    return { owner: seat?.colour, name: seat && seatName(text, seat, at), words };
  });
  return <ChatLines said={said} onSay={sitting && (words => match.say(words))} open={line === 'open'} />;
}
