import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../parts/Button';
import { TextField } from '../../parts/TextField';
import type { Owner } from '../../pictures/owners';
import { TokenIcon } from '../../pictures/Piece';
import { useText } from '../../text';

const LONGEST = 400;

/** Words, and who has said them. */
export interface SaidWords {
  readonly owner: Owner | undefined;
  readonly name: string | undefined;
  readonly words: string;
}

interface ChatLinesProps {
  readonly said: readonly SaidWords[];
  /** Not for somebody who only watches. */
  readonly onSay: ((words: string) => void) | undefined;
  /** Whether words would arrive now. */
  readonly open: boolean;
}

/** What is said at the table. */
export function ChatLines({ said, onSay, open }: ChatLinesProps) {
  const { say } = useText();
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [said.length]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return;
    onSay?.(words);
    setWords('');
  };
  return (
    <div className="chat">
      <ol ref={list} className="chat-words" aria-label={say('chat.title')} aria-live="polite">
        {said.length === 0 && <li className="chat-none">{say('chat.none')}</li>}
        {said.map(({ owner, name, words: line }, at) => (
          <li key={at}>
            {owner && <TokenIcon owner={owner} size={18} />}
            <span>
              <b>{name}</b> {line}
            </span>
          </li>
        ))}
      </ol>
      {onSay ? (
        <form className="one-field" onSubmit={send}>
          <TextField label={say('chat.say')} maxLength={LONGEST} value={words} onChange={setWords} />
          <Button type="submit" size="small" disabled={!open || words.trim() === ''}>
            {say('chat.send')}
          </Button>
        </form>
      ) : (
        <p className="chat-none">{say('chat.watching')}</p>
      )}
    </div>
  );
}
