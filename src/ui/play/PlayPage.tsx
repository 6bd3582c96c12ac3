import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { activeSeat } from '../../rules/model';
import { anew } from '../../rules/readings';
import { Lost } from '../app/Lost';
import type { AroundTable } from '../board/TableBoard';
import { WithBoxes } from '../boxes/WithBoxes';
import { beginMatch } from '../session/beginMatch';
import { KeptMatch } from '../session/keptMatch';
import { boxesFor, loadMatch } from '../session/savedMatches';
import { useSettings } from '../session/settings';
import { localTable } from './localTable';
import { OvertakenNotice } from './OvertakenNotice';
import { PassScreen } from './PassScreen';
import { useBots } from './useBots';

/** A game of this device at its address; another game is another page. */
export default function PlayPage({ id }: { id: string }) {
  const [boxes] = useState(() => boxesFor(id));
  return <WithBoxes boxes={boxes}>{() => <Saved id={id} />}</WithBoxes>;
}

const Kept = createContext<KeptMatch | undefined>(undefined);

function Saved({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const [match] = useState(() => {
    const saved = loadMatch(id);
    if (!saved) return undefined;
    const kept = new KeptMatch(saved);
    return { kept, Table: localTable(kept) };
  });
  if (!match) return <Lost game={id} />;
  const { kept, Table } = match;
  const rematch = (): void => navigate(`/play/${beginMatch(anew(kept.options), kept.seats)}`);
  return (
    <Kept value={kept}>
      <Table page={kept} around={AtThisDevice} onRematch={rematch} />
      <OvertakenNotice kept={kept} />
    </Kept>
  );
}

/** Keeps the match, lets its bots play, and covers the table between the turns of two people. */
function AtThisDevice({ session, view, telling, children }: AroundTable) {
  const kept = useContext(Kept);
  useEffect(() => kept?.follow(session), [kept, session]);
  const { passing } = useSettings();
  useBots(session, telling !== undefined);
  const [present, setPresent] = useState(view.me);
  const handOver =
    !telling &&
    passing &&
    session.people.length > 1 &&
    view.mine &&
    present !== view.me &&
    activeSeat(view.G) === view.me;
  return handOver ? <PassScreen G={view.G} seat={view.me} onGo={() => setPresent(view.me)} /> : children;
}
