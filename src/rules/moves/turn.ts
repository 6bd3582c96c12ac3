import { keep, take, top, waiting } from '../agenda';
import { refuseTile } from '../board';
import { without } from '../copy';
import { refuseToDecline } from '../effects';
import { tell } from '../events';
import { discardKingTile } from '../kingTile';
import { takeIntoStorehouse } from '../ledger';
import type { MoveOf, State } from '../model';
import { endTurn as finishTurn } from '../phases/turns';
import { refuseForNow } from '../points';
import { no } from '../refusals';
import type { MoveRule } from './rule';

/** Taking or leaving the offered Bonus tile, declining what waits, ending the turn. */

/** The Bonus tile that lies open to be taken or left now. */
function offeredTile(state: State): string | undefined {
  const action = waiting(state, 'wheelTile')?.action;
  if (action) return state.wheel.tiles[action];
  return waiting(state, 'kingTile') ? (state.king.tile ?? undefined) : undefined;
}

export const takeTile: MoveRule<MoveOf<'takeTile'>> = {
  args: {},
  answers: ['wheelTile', 'kingTile'],
  candidates: state => (offeredTile(state) ? [{ type: 'takeTile' }] : []),
  refuse: (state, seat) => {
    const tile = offeredTile(state);
    return tile ? refuseTile(state, seat, tile) : refuseForNow(state);
  },
  apply: (play, seat) => {
    const { state } = play;
    const tile = offeredTile(state);
    const wheel = waiting(state, 'wheelTile');
    const effect = wheel ?? waiting(state, 'kingTile');
    if (!tile || !effect) return;
    const source = take(play, effect);
    if (wheel) {
      state.wheel.tiles = without(state.wheel.tiles, wheel.action);
      takeIntoStorehouse(play, seat, tile, `wheel:${wheel.action}`, source, 'R5.18');
    } else {
      state.king.tile = null;
      takeIntoStorehouse(play, seat, tile, 'king', source, 'R10.2');
    }
  },
};

export const pass: MoveRule<MoveOf<'pass'>> = {
  args: {},
  answers: 'anytime',
  candidates: () => [{ type: 'pass' }],
  refuse: state => {
    const binding = (top(state)?.effects ?? []).map(refuseToDecline);
    return binding.includes(undefined) ? undefined : binding[0];
  },
  apply: (play, seat) => {
    const item = top(play.state);
    if (!item) return;
    const declined = item.effects.filter(effect => !refuseToDecline(effect));
    tell(play, seat, { what: 'decline', effects: declined.map(effect => effect.do) }, item.source, 'Q8.1');
    if (waiting(play.state, 'kingTile')) discardKingTile(play, seat);
    keep(play, effect => refuseToDecline(effect) !== undefined);
  },
};

export const endTurn: MoveRule<MoveOf<'endTurn'>> = {
  args: {},
  answers: 'anytime',
  candidates: state => (waiting(state, 'dieAction') ? [{ type: 'endTurn' }] : []),
  refuse: state => {
    if (waiting(state, 'dieAction')) return undefined;
    return waiting(state, 'takeDie') ? no('mustTakeDie', 'Q3.2') : no('finishFirst', 'R8.3');
  },
  apply: play => finishTurn(play),
};
