import { useState } from 'react';
import type { Session } from '../session/session';
import { GameOver } from './GameOver';
import { WholeTable, type CompanyPanel } from './Table';
import { TableProvider, type TableView } from './TableContext';
import type { ToldStory } from './told';

interface PlayingProps {
  readonly session: Session;
  readonly view: TableView;
  readonly telling: ToldStory | undefined;
  readonly company?: CompanyPanel;
  readonly onRematch: (() => void) | undefined;
}

/** The table of a match, wherever it is played, or its end. */
export function Playing({ session, view, telling, company, onRematch }: PlayingProps) {
  const [looking, setLooking] = useState(false);
  if (view.G.ranking && !telling && !looking)
    return <GameOver view={view} session={session} onLook={() => setLooking(true)} onRematch={onRematch} />;
  return (
    <TableProvider value={telling?.view ?? view}>
      <WholeTable telling={telling} company={company} />
    </TableProvider>
  );
}
