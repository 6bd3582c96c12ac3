import { apply, type Happening } from '../events';
import type { AgendaItem, Move, Pending, Seat, State } from '../model';
import { refuse } from '../moves';
import type { Refusal } from '../refusals';
import { boxOf, rowOf } from '../shelf';

/** What would help where a move is refused: all of it done to a copy of the table, the move is legal there. */
export interface Cure {
  /** What would have to happen to the seat, one after the other. */
  readonly happens: readonly Happening[];
  /** What would have to wait for its decision: its turn, points of an Action, an effect. */
  readonly awaits?: Pending;
}

/** One thing that helps against a refusal. */
export type Remedy = { readonly happening: Happening } | { readonly awaits: Pending };

/** What helps against a reason, if anything does. */
export type Curing = (state: State, seat: Seat, move: Move, refusal: Refusal) => Remedy | undefined;

/** Against this nothing can be done. */
export const incurable: Curing = () => undefined;

/** The table as it would be with the cure: nothing else has changed on it. */
export function withCure(state: State, seat: Seat, { happens, awaits }: Cure): State {
  const after = happens.reduce((next, happening) => apply(next, happening, seat), state);
  return awaits ? awaiting(after, seat, awaits) : after;
}

const SOURCE = { kind: 'action' } as const;

/**
 * The seat has its turn, and this alone waits, above what lies below it if it is on the agenda; of an Action with points
 * that is not, the beginning has been. A die to be taken is a turn anew.
 */
function awaiting(state: State, seat: Seat, effect: Pending): State {
  const { agenda, facts } = state;
  const waits = (item: AgendaItem): boolean => item.seat === seat && item.effects.includes(effect);
  const at = effect.do === 'takeDie' ? -1 : agenda.findLastIndex(waits);
  return {
    ...state,
    phase: 'action',
    agenda: [...agenda.slice(0, Math.max(0, at)), { seat, effects: [effect], source: SOURCE }],
    facts: at >= 0 ? facts : effect.do === 'dieAction' ? { begun: true } : {},
  };
}

/** Why a move is refused, and what would help against everything that stands against it. */
export interface Diagnosis {
  /** The most lasting refusal: that something else waits is said only where nothing else stands against the move. */
  readonly refusal: Refusal;
  readonly cure?: Cure;
}

const MOST = 8;
const NO_CURE: Cure = { happens: [] };

/**
 * Asks why, helps against it on a copy, and asks again, until the move is legal or nothing helps any more. What is
 * about a thing that is not the one that waits now begins with what would have to wait, and why it does not.
 */
export function diagnose(
  state: State,
  seat: Seat,
  move: Move,
  other?: { readonly when: Cure; readonly refusal: Refusal },
): Diagnosis | undefined {
  const first = other?.refusal ?? refuse(state, seat, move);
  if (!first) return undefined;
  let cure = other?.when ?? NO_CURE;
  let lasting: Refusal | undefined;
  for (let tries = 0; tries < MOST; tries++) {
    const copy = withCure(state, seat, cure);
    const refusal = refuse(copy, seat, move);
    if (!refusal) return { refusal: lasting ?? first, cure };
    const remedy = rowOf(boxOf(state).cures, refusal.why)(copy, seat, move, refusal);
    if (!remedy || 'happening' in remedy) lasting ??= refusal;
    const next = remedy && withRemedy(cure, remedy);
    if (!next || JSON.stringify(next) === JSON.stringify(cure)) break;
    cure = next;
  }
  return { refusal: lasting ?? first };
}

const withRemedy = (cure: Cure, remedy: Remedy): Cure =>
  'awaits' in remedy
    ? { ...cure, awaits: remedy.awaits }
    : { ...cure, happens: [...cure.happens, remedy.happening] };
