import { useState } from 'react';
import { useLocation } from 'wouter';
import { activeSeat } from '../../rules/model';
import { Lost } from '../app/Lost';
import { loadMatch } from '../session/savedMatches';
import { resumeSession, type Session } from '../session/session';
import { useSettings } from '../session/settings';
import { GameOver } from './GameOver';
import { PassScreen } from './PassScreen';
import { Table } from './Table';
import { TableProvider } from './TableContext';
import { useTelling } from './told';
import { useBots } from './useBots';
import { useTableView } from './useTableView';

/** A game of this device at its address; another game is another page. */
export default function PlayPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const [session] = useState(() => {
    const saved = loadMatch(id);
    return saved && resumeSession(saved);
  });
  if (!session) return <Lost game={id} />;
  return <Playing session={session} onRematch={next => navigate(`/play/${next}`)} />;
}

function Playing({ session, onRematch }: { session: Session; onRematch: (id: string) => void }) {
  const view = useTableView(session);
  const { passing } = useSettings();
  const telling = useTelling(session, view);
  useBots(session, telling !== undefined);
  const [present, setPresent] = useState(view.me);
  const [looking, setLooking] = useState(false);
  const people = session.seats.filter(kind => kind === 'person').length;
  const handOver =
    !telling && passing && people > 1 && view.mine && present !== view.me && activeSeat(view.G) === view.me;
  if (handOver) return <PassScreen G={view.G} seat={view.me} onGo={() => setPresent(view.me)} />;
  if (view.G.ranking && !telling && !looking)
    return <GameOver view={view} session={session} onLook={() => setLooking(true)} onRematch={onRematch} />;
  return (
    <TableProvider value={telling?.view ?? view}>
      <Table telling={telling} />
    </TableProvider>
  );
}
