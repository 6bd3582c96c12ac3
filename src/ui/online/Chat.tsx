import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../parts/Button';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { useOnlineTable } from './OnlineTable';
import { seatName } from './tables';

const LONGEST = 400;

/** What is said at the table. */
export function Chat() {
  const text = useText();
  const { say } = text;
  const { match, moment, sitting } = useOnlineTable();
  const { chats, view, line } = moment;
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [chats]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return;
    match.say(words);
    setWords('');
  };
  return (
    <div className="chat">
      <ol ref={list} className="chat-words" aria-label={say('chat.title')} aria-live="polite">
        {chats.length === 0 && <li className="chat-none">{say('chat.none')}</li>}
        {chats.map((chat, at) => {
          const seat = view.seats[chat.seat];
          return (
            <li key={at}>
              {seat && <TokenIcon owner={seat.colour} size={18} />}
              <span>
                <b>{seat && seatName(text, seat, chat.seat)}</b> {chat.words}
              </span>
            </li>
          );
        })}
      </ol>
      {sitting ? (
        <form className="one-field" onSubmit={send}>
          <input
            className="field"
            aria-label={say('chat.say')}
            placeholder={say('chat.say')}
            autoComplete="off"
            maxLength={LONGEST}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" size="small" disabled={line !== 'open' || words.trim() === ''}>
            {say('chat.send')}
          </Button>
        </form>
      ) : (
        <p className="chat-none">{say('chat.watching')}</p>
      )}
    </div>
  );
}
