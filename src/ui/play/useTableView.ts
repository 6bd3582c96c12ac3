import { useCallback, useMemo, useState } from 'react';
import type { Piece } from '../../content';
import { activeSeat, type Move, type Seat, type State } from '../../rules/model';
import { legalMoves, refuse } from '../../rules/moves';
import { goesByItself } from '../../rules/powers';
import type { Session } from '../session/session';
import { inOwnTask } from '../pacing/pieces';
import type { Picked, TableView } from './TableContext';
import { openingChapter } from './chapters';
import { useMarking } from './marking';
import { useMoment } from './useMoment';

/** What is chosen belongs to one state of the game: when that changes, nothing is chosen any more. */
interface Choice {
  of: State;
  picked: Picked | undefined;
}

/** Whose board lies in front: the deciding person, else who decided last; who only watches looks over all shoulders. */
function inFront({ people }: Session, seat: Seat | undefined, before: Seat): Seat {
  if (seat === undefined) return before;
  return people.length === 0 || people.includes(seat) ? seat : before;
}

const firstPerson = ({ people }: Session): Seat => people[0] ?? 0;

/** With what a turn goes on that goes by itself. */
function nextStep(state: State): Move | undefined {
  const seat = activeSeat(state);
  if (seat === undefined || state.ranking || !goesByItself(state, seat)) return undefined;
  return legalMoves(state, seat)[0];
}

/** Lets what goes by itself go on until somebody decides, or the round ends. */
function playOn(session: Session): void {
  const { round } = session.moment().G;
  for (
    let step = nextStep(session.moment().G);
    step && session.moment().G.round === round;
    step = nextStep(session.moment().G)
  )
    session.make(step);
}

/** Which match it is, and what can be done, whatever the state: the same functions as long as the session lasts. */
const actsOf = (session: Session) => ({
  id: session.id,
  toMyTurn: session.playsBots ? () => playOn(session) : undefined,
  undo: () => session.undo(),
  redo: () => session.redo(),
  undoTurn: () => {
    for (let steps = session.moment().G.undoable; steps > 0; steps--) session.undo();
  },
});

/**
 * The same object until something of it has changed: whoever is given it is then drawn again. `eyes`: whose board
 * somebody wants to see who only watches.
 */
export function useTableView(session: Session, eyes?: Seat): TableView {
  const { G, log, then, canRedo } = useMoment(session);
  const opening = useMemo(() => openingChapter(session.record()), [session]);
  const [choice, setChoice] = useState<Choice>();
  const [walker, walkWith] = useState<Piece>('merchant');
  const [last, setLast] = useState(() => firstPerson(session));
  const seat = activeSeat(G);
  const decides = inFront(session, seat, last);
  if (decides !== last) setLast(decides);
  const me = eyes ?? decides;
  const mine = seat === me && session.people.includes(me) && !G.ranking;
  const picked = choice?.of === G ? choice.picked : undefined;
  const legal = useMemo(() => (mine ? legalMoves(G, me) : []), [G, me, mine]);
  const why = useCallback((move: Move) => refuse(G, me, move), [G, me]);
  const acts = useMemo(() => actsOf(session), [session]);
  const marking = useMarking(session, G);
  const pick = useCallback(
    (picked: Picked | undefined) => inOwnTask(() => setChoice({ of: session.moment().G, picked })),
    [session],
  );
  return useMemo(
    () => ({
      ...{ G, opening, log, then, me, mine, legal, why, canRedo, walker, walkWith, picked, pick },
      ...acts,
      ...marking,
    }),
    [G, opening, log, then, me, mine, legal, why, canRedo, walker, picked, pick, acts, marking],
  );
}
