import { lazy, Suspense, useState } from 'react';
import { Loading } from '../app/Loading';
import type { Session } from '../session/session';
import { WholeTable, type CompanyPanel, type Replaying } from './Table';
import { TableProvider, type TableView } from './TableContext';
import type { ToldStory } from './told';

/** With all that a game that is over is told by. */
const GameOver = lazy(() => import('./GameOver'));

interface PlayingProps {
  readonly session: Session;
  readonly view: TableView;
  readonly telling: ToldStory | undefined;
  readonly company: CompanyPanel | undefined;
  readonly onRematch: (() => void) | undefined;
  readonly replaying: Replaying | undefined;
}

/** The table of a match, wherever it is played, or its end. */
export function Playing({ session, view, telling, company, onRematch, replaying }: PlayingProps) {
  const [looking, setLooking] = useState(false);
  if (view.G.ranking && !telling && !looking && !replaying)
    return (
      <Suspense fallback={<Loading />}>
        <GameOver view={view} session={session} onLook={() => setLooking(true)} onRematch={onRematch} />
      </Suspense>
    );
  return (
    <TableProvider value={telling?.view ?? view}>
      <WholeTable telling={telling} company={company} replaying={replaying} />
    </TableProvider>
  );
}
