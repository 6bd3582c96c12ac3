import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Final } from '../final/Final';
import { Film } from '../replay/film';
import { saveRecord } from '../session/saveRecord';
import type { Session } from '../session/session';
import type { TableView } from './TableContext';

interface GameOverProps {
  view: TableView;
  session: Session;
  onLook: () => void;
  /** Not for somebody who only watched. */
  onRematch: (() => void) | undefined;
}

/** The end of the game, and what can follow it. */
export default function GameOver({ view: { G }, session, onLook, onRematch }: GameOverProps) {
  const [, navigate] = useLocation();
  const { id } = session;
  const record = useMemo(() => session.record(), [session]);
  const events = useMemo(() => new Film(record).history, [record]);
  return (
    <Final
      state={G}
      events={events}
      seats={[...session.seats]}
      {...(id !== undefined && {
        replay: `/replay/${id}`,
        numbers: `/statistics/${id}`,
        onHome: () => navigate('/'),
      })}
      onLook={onLook}
      onRematch={onRematch}
      onExport={() => saveRecord(session)}
    />
  );
}
