import { lazy, Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../app/Loading';
import { Film } from '../replay/film';
import { saveRecord } from '../session/saveRecord';
import type { Session } from '../session/session';
import type { TableView } from './TableContext';

const Final = lazy(() => import('../final/Final').then(({ Final: page }) => ({ default: page })));

interface GameOverProps {
  view: TableView;
  session: Session;
  onLook: () => void;
  /** Not for somebody who only watched. */
  onRematch: (() => void) | undefined;
}

/** The end of the game, and what can follow it. */
export function GameOver({ view: { G }, session, onLook, onRematch }: GameOverProps) {
  const [, navigate] = useLocation();
  const record = useMemo(() => session.record(), [session]);
  const events = useMemo(() => new Film(record).history, [record]);
  return (
    <Suspense fallback={<Loading />}>
      <Final
        state={G}
        events={events}
        seats={[...session.seats]}
        replay={`/replay/${session.id}`}
        numbers={`/statistics/${session.id}`}
        onLook={onLook}
        onRematch={onRematch}
        onHome={() => navigate('/')}
        onExport={() => saveRecord(session)}
      />
    </Suspense>
  );
}
