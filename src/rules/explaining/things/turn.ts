import { top } from '../../agenda';
import { activeSeat, PHASES, type Move, type State } from '../../model';
import { questionsOf } from '../../moves';
import { dieActionOf } from '../../points';
import { refuseToDecline } from '../../resolving';
import { asked, type ThingRule } from '../thing';

/** The turn: what waits for a decision, the Action that ends with it, the phase. */

const waiting: ThingRule<'waiting'> = {
  all: state => (top(state)?.effects ?? []).map((_, index) => ({ is: 'waiting', index })),
  owner: state => activeSeat(state),
  brings: (state, _seat, { index }) => top(state)?.effects.slice(index, index + 1) ?? [],
  chosenBy: (state, seat, { index }, move) => {
    const effect = top(state)?.effects[index];
    if (!effect) return false;
    if (move.type === 'pass') return refuseToDecline(state, seat, effect) === undefined;
    return answers(state, move, effect.do);
  },
  asks: (state, seat) => (activeSeat(state) === seat ? asked({ type: 'pass' }) : []),
};

function answers(state: State, { type }: Move, effect: string): boolean {
  const questions = questionsOf(state, type);
  return questions !== 'anytime' && questions.some(question => question === effect);
}

/** The turn itself: what is left of the Action of its die is lost as it ends. */
const turn: ThingRule<'turn'> = {
  all: () => [{ is: 'turn' }],
  owner: state => activeSeat(state),
  brings: state => [dieActionOf(state)].flatMap(action => action ?? []),
  chosenBy: (_state, _seat, _thing, { type }) => type === 'endTurn',
  asks: () => asked({ type: 'endTurn' }),
};

const phase: ThingRule<'phase'> = {
  all: () => PHASES.map(each => ({ is: 'phase', phase: each })),
};

export const TURN_THINGS = { waiting, turn, phase };
