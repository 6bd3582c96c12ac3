import { createContext, useContext, type ReactNode } from 'react';
import type { BoardProps } from 'boardgame.io/react';
import { ChatLines } from '../play/company/ChatLines';
import { CompanyTabs } from '../play/company/CompanyTabs';
import { useTable } from '../play/TableContext';
import { useText } from '../text';

/** What the framework gives to a board of what is said. */
export type GivenWords = Pick<BoardProps, 'chatMessages' | 'sendChatMessage' | 'playerID' | 'isConnected'>;

export const GivenWordsContext = createContext<GivenWords | undefined>(undefined);

/** The log, and what is said, at a table of the framework. */
export function GivenCompany({ log }: { log: ReactNode }) {
  const { say } = useText();
  const players = useTable(({ G }) => G.players);
  const given = useContext(GivenWordsContext);
  if (!given) return log;
  const { chatMessages, sendChatMessage, playerID, isConnected } = given;
  const said = chatMessages.map(({ sender, payload }) => {
    const player = players[Number(sender)];
    return { owner: player?.colour, name: player?.name, words: String(payload) };
  });
  const chat = (
    <ChatLines said={said} onSay={playerID === null ? undefined : sendChatMessage} open={isConnected} />
  );
  return (
    <CompanyTabs
      tabs={[
        { name: say('table.log'), shows: log },
        { name: say('chat.title'), shows: chat, said: said.length },
      ]}
    />
  );
}
