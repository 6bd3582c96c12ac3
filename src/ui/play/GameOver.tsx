import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { effective, chapterOf, optionsOf } from '../../table/record';
import { Loading } from '../app/Loading';
import { startSession, type Session } from '../session/session';
import type { TableView } from './TableContext';

const Final = lazy(() => import('../final/Final'));

interface GameOverProps {
  view: TableView;
  session: Session;
  onLook: () => void;
  onRematch: (id: string) => void;
}

/** The end of the game, and what can follow it. */
export function GameOver({ view: { G, log }, session, onLook, onRematch }: GameOverProps) {
  const [, navigate] = useLocation();
  const rematch = (): void => {
    const next = startSession(optionsOf(G), session.seats);
    next.close();
    onRematch(next.id);
  };
  return (
    <Suspense fallback={<Loading />}>
      <Final
        state={G}
        events={[...session.opening(), ...effective(log).flatMap(entry => chapterOf(entry).events)]}
        record={session.record()}
        onLook={onLook}
        onRematch={rematch}
        onHome={() => navigate('/')}
      />
    </Suspense>
  );
}
