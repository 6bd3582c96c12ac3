import { recording, type Chance, type Recording } from './chance';
import { apply, type GameEvent, type Happening, type Why } from './events';
import { draftOf, type Draft } from './happenings/draft';
import type { Control, Seat, State } from './model';

/** A state that goes on, with the chance it may ask and the events it leaves behind, if somebody wants to know them. */
export interface Play {
  /** As it is now: to be asked anew after whatever happens. */
  readonly state: State;
  readonly chance: Chance;
  readonly events?: readonly GameEvent[];
}

/** A play that is told, and whose chance is written down. */
export interface Recorded extends Play {
  readonly chance: Recording;
  readonly events: readonly GameEvent[];
}

/** What every state passes before anybody sees it: in tests it is frozen to its last part. */
let seal = (state: State): State => state;

/** Lets them pass something else from now on; gives back what it was. */
export function sealStates(by: typeof seal): typeof seal {
  const before = seal;
  seal = by;
  return before;
}

export const recorded = (state: State, chance: Chance): Recorded => ({
  state: seal(state),
  chance: recording(chance),
  events: [],
});

/** The same for its only writers: `happen`, and those of what is still to be done. */
interface Writable {
  state: State;
  readonly events?: GameEvent[];
}

/** Does it and tells it; what happens to the whole table is nobody's. */
export function happen(play: Play, seat: Seat | undefined, happening: Happening, why: Why): void {
  const { events } = go(play, apply(play.state, happening, seat));
  events?.push(toldOf(happening, seat, why));
}

/** What is still to be done changes: nothing on the table moves by it, so nothing is told. */
export const setAgenda = (play: Play, agenda: Control['agenda']): void => {
  const next = draftOf(play.state);
  next.agenda = agenda;
  go(play, next);
};

export const setFacts = (play: Play, facts: Control['facts']): void => {
  const next = draftOf(play.state);
  next.facts = facts;
  go(play, next);
};

export const setUndoable = (play: Play, undoable: number): void => {
  const next = draftOf(play.state);
  next.undoable = undoable;
  go(play, next);
};

/** The happening itself becomes the event: it is made anew each time, and copying it would cost as much as doing it. */
function toldOf(happening: Happening, seat: Seat | undefined, { source, rule }: Why): GameEvent {
  const event = happening as Draft<GameEvent>;
  if (seat !== undefined) event.seat = seat;
  event.source = source;
  event.rule = rule;
  return event;
}

function go(play: Play, state: State): Writable {
  const writable = play as Play & Writable;
  writable.state = seal(state);
  return writable;
}
