import type { BaseMoves } from '../baseWords';
import { dieActionOf } from '../points';
import { activeSeat, type Move, type MoveOf, type Pending, type Seat, type State } from '../model';
import { questionsOf, termsOf } from '../moves';
import type { Terms } from '../moves/rule';
import { letsTasksIn } from '../resolving';

/** What would have to wait for a move to be worth trying: points of its Action, its effect, or just the turn. */

const AWAITED: { readonly [K in keyof BaseMoves]?: (state: State, move: MoveOf<K>) => Pending } = {
  takeDie: () => ({ do: 'takeDie' }),
  takeTile: state => dieActionOf(state) ?? { do: 'takeDie' },
  declare: () => ({ do: 'dieAction', action: 'joker', points: 1 }),
  relocate: (_state, { piece }) => ({ do: 'relocate', piece }),
  chooseColour: () => ({ do: 'changeColour' }),
  chooseBuilding: () => ({ do: 'buildingBonuses' }),
  receive: (_state, { tile }) => ({ do: 'receive', tiles: [tile] }),
  endTurn: state => ({ do: 'dieAction', action: dieActionOf(state)?.action ?? 'joker', points: 0 }),
};

/** What it asks for: what waits for somebody else has no part in it. */
export const ownTerms = (state: State, seat: Seat, move: Move): Terms =>
  termsOf(activeSeat(state) === seat ? state : { ...state, agenda: [] }, seat, move);

export function awaitedBy(state: State, seat: Seat, move: Move): Pending | undefined {
  const { [move.type]: own } = AWAITED as Partial<Record<string, (state: State, move: Move) => Pending>>;
  if (own) return own(state, move);
  const { action, points = 1 } = ownTerms(state, seat, move);
  if (action !== undefined) return { do: 'dieAction', action, points };
  const questions = questionsOf(state, move.type);
  if (questions !== 'anytime')
    return ownEffects(state, seat).findLast(effect => questions.some(question => question === effect.do));
  return whatLetsTasksIn(state, seat) ?? { do: 'takeDie' };
}

const ownEffects = ({ agenda }: State, seat: Seat): readonly Pending[] =>
  agenda.filter(item => item.seat === seat).flatMap(({ effects }) => effects);

/** What lies below of the own turn, and lets Tasks in as soon as it has its turn again. */
function whatLetsTasksIn(state: State, seat: Seat): Pending | undefined {
  return state.phase === 'action'
    ? ownEffects(state, seat).findLast(effect => letsTasksIn(state, effect))
    : undefined;
}
