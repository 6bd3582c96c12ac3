import { useState, type ReactNode } from 'react';
import { useText } from '../text';
import { Chat } from './Chat';
import { useOnlineTable } from './OnlineTable';
import { People } from './People';
import { SeatNotes } from './SeatNotes';
import './company.css';

const TABS = ['log', 'chat', 'people'] as const;
type Tab = (typeof TABS)[number];

/** Where people meet while they play: the log, what is said, who is there. */
export function Company({ log }: { log: ReactNode }) {
  const { say } = useText();
  const { moment } = useOnlineTable();
  const said = moment.chats.length;
  const [shown, setShown] = useState<Tab>('log');
  const [read, setRead] = useState(said);
  const fresh = shown === 'chat' ? 0 : Math.max(0, said - read);
  const show = (tab: Tab): void => {
    setRead(said);
    setShown(tab);
  };
  const names = { log: say('table.log'), chat: say('chat.title'), people: say('company.people') };
  return (
    <section className="company" aria-label={say('company.label')}>
      <div className="company-tabs">
        {TABS.map(tab => (
          <button
            key={tab}
            type="button"
            className="company-tab"
            aria-pressed={tab === shown}
            onClick={() => show(tab)}
          >
            {names[tab]}
            {tab === 'chat' && fresh > 0 && (
              <span className="company-new" aria-label={say('chat.new', { n: fresh })}>
                {fresh}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className="company-shown">
        {shown === 'log' && (
          <>
            {log}
            <SeatNotes />
          </>
        )}
        {shown === 'chat' && <Chat />}
        {shown === 'people' && <People />}
      </div>
    </section>
  );
}
