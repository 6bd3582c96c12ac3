import { useCallback, useMemo, useState } from 'react';
import type { Piece } from '../../content';
import { isCardinal } from '../../rules/cardinal/board';
import { activeSeat, type Move, type Seat, type State } from '../../rules/model';
import { legalMoves, refuse } from '../../rules/moves';
import type { Session } from '../session/session';
import type { Picked, TableView } from './TableContext';
import { useMoment } from './useMoment';

/** What is chosen belongs to one state of the game: when that changes, nothing is chosen any more. */
interface Choice {
  of: State;
  picked: Picked | undefined;
}

/** Whose board lies in front: the deciding person, else the person who decided last, else the first one. */
const inFront = (session: Session, seat: Seat | undefined, before: Seat): Seat =>
  seat !== undefined && session.seats[seat] === 'person' ? seat : before;

const firstPerson = (session: Session): Seat => Math.max(session.seats.indexOf('person'), 0);

const isCardinalsTurn = (state: State): boolean => {
  const seat = activeSeat(state);
  return seat !== undefined && isCardinal(state, seat) && !state.ranking;
};

export function useTableView(session: Session): TableView {
  const { G, log, canRedo } = useMoment(session);
  const [choice, setChoice] = useState<Choice>();
  const [walker, walkWith] = useState<Piece>('merchant');
  const [last, setLast] = useState(() => firstPerson(session));
  const seat = activeSeat(G);
  const me = inFront(session, seat, last);
  if (me !== last) setLast(me);
  const mine = seat === me && !G.ranking;
  const legal = useMemo(() => (mine ? legalMoves(G, me) : []), [G, me, mine]);
  const pick = useCallback((picked: Picked | undefined) => setChoice({ of: G, picked }), [G]);
  const why = useCallback((move: Move) => refuse(G, me, move), [G, me]);
  return {
    G,
    log,
    me,
    mine,
    legal,
    why,
    canRedo,
    walker,
    walkWith,
    picked: choice?.of === G ? choice.picked : undefined,
    pick,
    make: (...moves) => moves.forEach(move => session.make(move)),
    toMyTurn: () => {
      for (let now = G; isCardinalsTurn(now) && now.round === G.round; now = session.moment().G)
        session.make({ type: 'proceed' });
    },
    undo: () => session.undo(),
    redo: () => session.redo(),
    undoTurn: () => {
      for (let steps = G.undoable; steps > 0; steps--) session.undo();
    },
  };
}
