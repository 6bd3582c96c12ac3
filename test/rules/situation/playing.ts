import type { BaseAction } from '../../../src/content';
import { seeded, type Chance, type Outcome } from '../../../src/rules/chance';
import type { GameEvent } from '../../../src/rules/events';
import { activeSeat, type Move, type Phase, type State } from '../../../src/rules/model';
import { attempt } from '../../../src/rules/moves';
import { advancePhases, beginPhase } from '../../../src/rules/phases';
import type { Recorded } from '../../../src/rules/play';
import { arrange, become, playAt } from './arranging';
import { waits } from './seeing';

/** What is done in a situation, and by which chance. */

/** Does something that is no move, and goes on with what comes of it. */
export function carriesOut(
  state: State,
  act: (play: Recorded) => void,
  chance?: Chance,
): readonly GameEvent[] {
  const play = playAt(state, chance);
  act(play);
  become(state, play.state);
  return play.events;
}

/** The active seat makes these moves, each of them legal; tells what happened, automatic phases included. */
export function does(state: State, ...moves: Move[]): GameEvent[] {
  return doesWith(seeded(7), state, ...moves);
}

/** The same with a chance of the test's choosing. */
export function doesWith(chance: Chance, state: State, ...moves: Move[]): GameEvent[] {
  return moves.flatMap(move => {
    const act = (play: Recorded): void => {
      const refusal = attempt(play, activeSeat(state) ?? -1, move);
      if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
      advancePhases(play);
    };
    return carriesOut(state, act, chance);
  });
}

/** Chance that brings these outcomes, then those of a seed. */
export function bringing(...outcomes: Outcome[]): Chance {
  const rest = seeded(5);
  return {
    pick: from => {
      const next = outcomes.shift();
      if (next === undefined) return rest.pick(from);
      const found = from.find(each => each === next);
      if (found === undefined) throw new Error(`${next} cannot come out of ${from.join(' ')}`);
      return found;
    },
  };
}

/** The five Actions that a test may go through. */
export const FIVE: readonly BaseAction[] = ['architect', 'merchant', 'character', 'contract', 'king'];

/** What happens by itself when this phase begins; the next phases stay away. */
export function begins(phase: Phase, state: State, chance: Chance = seeded(7)): readonly GameEvent[] {
  arrange(state, it => Object.assign(it, { phase, agenda: [] }));
  return carriesOut(state, beginPhase, chance);
}

/** Plays as idly as the rules allow, until this is so or the game is over: any die as it is, and nothing else. */
export function idles(
  state: State,
  until: (state: State) => boolean,
  chance: Chance = seeded(7),
): GameEvent[] {
  const events: GameEvent[] = [];
  while (!state.ranking && !until(state)) events.push(...doesWith(chance, state, idleMove(state)));
  return events;
}

function idleMove(state: State): Move {
  const [die] = state.wheel.dice;
  if (die && waits(state).includes('takeDie')) return { type: 'takeDie', ...die, to: die.value };
  return waits(state).includes('dieAction') ? { type: 'endTurn' } : { type: 'pass' };
}

/** Chance that also notes what it was asked to pick from. */
export function watching(chance: Chance): Chance & { asked: Outcome[][] } {
  const asked: Outcome[][] = [];
  return {
    asked,
    pick: from => {
      asked.push([...from]);
      return chance.pick(from);
    },
  };
}

/** An option of each Action that costs a point and, but for the Food to exchange, needs nothing. */
export const OPTION_OF: Readonly<Record<BaseAction, Move>> = {
  architect: { type: 'step', piece: 'architect', to: 'brugge' },
  merchant: { type: 'step', piece: 'merchant', to: 'brugge' },
  character: { type: 'swapOffer' },
  contract: { type: 'exchange', give: 'food', get: 'gold' },
  king: { type: 'advance', steps: 1 },
};
