import { clear, waiting } from '../agenda';
import type { Chance } from '../chance';
import type { GameEvent } from '../events';
import type { State } from '../model';
import { attempt } from '../moves';
import { startTurn } from '../phases/turns';
import { recorded, type Recorded } from '../play';
import { forBoxesInPlay } from '../shelf';
import { CARDINAL, cardinalOf } from './board';
import type { StepName } from './model';

/** What the Cardinal would do if a turn of his began now: he only rolls, all else follows from the table. */

export interface TurnOutlook {
  /** By how much his two dice may differ for that; in so many of 36 throws they do. */
  readonly differences: readonly number[];
  readonly throws: number;
  /** His steps to the end of his Action, each with what it sets off. */
  readonly steps: readonly (readonly GameEvent[])[];
  /** Whether he would then pick by lot: what follows cannot be told. */
  readonly byLot: boolean;
}

const FACES = 6;
/** So many of the 36 throws of two dice differ by that. */
const throwsOf = (difference: number): number => (difference === 0 ? FACES : 2 * (FACES - difference));

/** With these his Action is over: what follows it after a die. */
const AFTER_ACTION = forBoxesInPlay(({ courses: { itsDie } }): ReadonlySet<string> => {
  const names = itsDie.map(({ name }) => name);
  return new Set(names.slice(names.indexOf('action') + 1));
});

/** One for each card from which he can begin to look; none when no die can be taken. */
export function turnOutlooks(state: State): readonly TurnOutlook[] {
  if (state.phase !== 'action' || state.wheel.dice.length === 0) return [];
  const cards = cardinalOf(state).decrees.length;
  const apart = Array.from({ length: FACES }, (_, difference) => difference);
  return apart.slice(0, cards).map(card => {
    const differences = apart.filter(difference => Math.min(difference, cards - 1) === card);
    const throws = differences.reduce((sum, difference) => sum + throwsOf(difference), 0);
    return { differences, throws, ...playedOut(state, card) };
  });
}

/** A lot that is not his dice. */
class Lot extends Error {}

function diceApart(difference: number): Chance {
  let rolled = 0;
  return {
    pick: from => {
      const face = from[rolled === 0 ? difference : 0];
      if (rolled++ > 1 || face === undefined) throw new Lot();
      return face;
    },
  };
}

function playedOut(state: State, difference: number): Pick<TurnOutlook, 'steps' | 'byLot'> {
  const play = recorded(state, diceApart(difference));
  clear(play);
  startTurn(play, CARDINAL);
  const steps: GameEvent[][] = [];
  try {
    for (let next = stepOf(play); next && !AFTER_ACTION(state).has(next); next = stepOf(play)) {
      const told = play.events.length;
      attempt(play, CARDINAL, { type: 'proceed' });
      steps.push(play.events.slice(told));
    }
  } catch (error) {
    if (error instanceof Lot) return { steps, byLot: true };
    throw error;
  }
  return { steps, byLot: false };
}

const stepOf = ({ state }: Recorded): StepName | undefined => waiting(state, 'cardinal')?.step;
