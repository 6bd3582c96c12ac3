import type { ReactNode } from 'react';
import { CompanyTabs } from '../play/company/CompanyTabs';
import { useText } from '../text';
import { Chat } from './Chat';
import { useOnlineTable } from './OnlineTable';
import { People } from './People';
import { SeatNotes } from './SeatNotes';

/** Where people meet while they play: the log, what is said, who is there. */
export function Company({ log }: { log: ReactNode }) {
  const { say } = useText();
  const { moment } = useOnlineTable();
  const logAndNotes = (
    <>
      {log}
      <SeatNotes />
    </>
  );
  return (
    <CompanyTabs
      tabs={[
        { name: say('table.log'), shows: logAndNotes },
        { name: say('chat.title'), shows: <Chat />, said: moment.chats.length },
        { name: say('company.people'), shows: <People /> },
      ]}
    />
  );
}
