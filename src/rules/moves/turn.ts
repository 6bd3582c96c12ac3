import { keepEffects, take, top, waiting } from '../agenda';
import { refuseToDecline } from '../resolving';
import { refuseTile } from '../tiles';
import { discardKingTile } from '../kingTile';
import { takeIntoStorehouse } from '../ledger';
import type { MoveOf, Pending } from '../model';
import { finishTurn as finishTurn } from '../phases/turns';
import { happen } from '../play';
import { pointsNow, refuseForNow } from '../points';
import { no } from '../refusals';
import { refuseTask } from '../tasks';
import { refuseToLeave } from '../track';
import { actionOfTile, offeredTile } from '../wheelTile';
import type { MoveRule } from './rule';

/** Taking or leaving the offered Bonus tile, declining what waits, ending the turn. */

export const takeTile: MoveRule<MoveOf<'takeTile'>> = {
  args: {},
  answers: 'anytime',
  candidates: state => (offeredTile(state) ? [{ type: 'takeTile' }] : []),
  refuse: (state, seat) => {
    const tile = offeredTile(state);
    if (!tile) return refuseForNow(state);
    // at any time means: between the steps of the turn, as a Task
    return refuseTile(state, seat, tile) ?? (actionOfTile(state) && refuseTask(state));
  },
  apply: (play, seat) => {
    const { state } = play;
    const tile = offeredTile(state);
    const action = actionOfTile(state);
    const effect = waiting(state, 'wheelTile') ?? waiting(state, 'kingTile');
    const source = effect ? take(play, effect) : ({ kind: 'die' } as const);
    if (!tile) return;
    const from = action ? `wheel:${action}` : 'king';
    takeIntoStorehouse(play, seat, tile, from, { source, rule: action ? 'R5.18' : 'R10.2' });
  },
};

export const pass: MoveRule<MoveOf<'pass'>> = {
  args: {},
  answers: 'anytime',
  candidates: () => [{ type: 'pass' }],
  refuse: (state, seat) => {
    const binding = (top(state)?.effects ?? []).map(effect => refuseToDecline(state, seat, effect));
    return binding.includes(undefined) ? undefined : binding[0];
  },
  apply: (play, seat) => {
    const item = top(play.state);
    if (!item) return;
    const isBinding = (effect: Pending): boolean => refuseToDecline(play.state, seat, effect) !== undefined;
    const declined = item.effects.filter(effect => !isBinding(effect));
    const happening = { what: 'decline', effects: declined.map(effect => effect.do) } as const;
    happen(play, seat, happening, { source: item.source, rule: 'Q8.1' });
    if (waiting(play.state, 'kingTile')) discardKingTile(play, seat);
    keepEffects(play, isBinding);
  },
};

export const endTurnMove: MoveRule<MoveOf<'endTurn'>> = {
  args: {},
  answers: 'anytime',
  candidates: state => (waiting(state, 'dieAction') ? [{ type: 'endTurn' }] : []),
  refuse: (state, seat) => {
    const points = pointsNow(state);
    const bound = points && refuseToLeave(state, seat, points);
    if (bound ?? waiting(state, 'dieAction')) return bound;
    return waiting(state, 'takeDie') ? no('mustTakeDie', 'Q3.2') : no('finishFirst', 'R8.3');
  },
  apply: play => finishTurn(play),
};
