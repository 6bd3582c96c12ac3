import { useState } from 'react';
import { useLocation } from 'wouter';
import { activeSeat } from '../../rules/model';
import { anew } from '../../rules/readings';
import { Lost } from '../app/Lost';
import { WithBoxes } from '../boxes/WithBoxes';
import { boxesFor, loadMatch } from '../session/savedMatches';
import { resumeSession, startSession, type Session } from '../session/session';
import { useSettings } from '../session/settings';
import { OvertakenNotice } from './OvertakenNotice';
import { PassScreen } from './PassScreen';
import { Playing } from './Playing';
import { useTelling } from './told';
import { useBots } from './useBots';
import { useSounds } from './useSounds';
import { useTableView } from './useTableView';

/** A game of this device at its address; another game is another page. */
export default function PlayPage({ id }: { id: string }) {
  const [boxes] = useState(() => boxesFor(id));
  return <WithBoxes boxes={boxes}>{() => <Saved id={id} />}</WithBoxes>;
}

function Saved({ id }: { id: string }) {
  const [session] = useState(() => {
    const saved = loadMatch(id);
    return saved && resumeSession(saved);
  });
  return session ? <AtThisDevice session={session} /> : <Lost game={id} />;
}

function AtThisDevice({ session }: { session: Session }) {
  const [, navigate] = useLocation();
  const view = useTableView(session);
  const { passing } = useSettings();
  const telling = useTelling(session, view);
  useBots(session, telling !== undefined);
  useSounds(view, telling?.beat.name);
  const [present, setPresent] = useState(view.me);
  const handOver =
    !telling &&
    passing &&
    session.people.length > 1 &&
    view.mine &&
    present !== view.me &&
    activeSeat(view.G) === view.me;
  const rematch = (): void =>
    navigate(`/play/${startSession(anew(session.record().options), session.seats).id}`);
  return (
    <>
      {handOver ? (
        <PassScreen G={view.G} seat={view.me} onGo={() => setPresent(view.me)} />
      ) : (
        <Playing session={session} view={view} telling={telling} onRematch={rematch} />
      )}
      <OvertakenNotice session={session} />
    </>
  );
}
