import type { WheelAction } from '../../../src/content';
import { push } from '../../../src/rules/agenda';
import type { Die, Pending, State } from '../../../src/rules/model';
import { settle } from '../../../src/rules/settle';
import { aGame, alignWheel, arrange, type Mine, type Seated } from './arranging';
import { carriesOut, does } from './playing';

/** Moments of a turn at which tests begin. */

/** Seat 0 has taken its die, decided on the wheel tile, and has so many points of this die Action left. */
export function inAction(action: WheelAction, points: number, mine?: Mine, options?: Seated): State {
  const state = aGame(options);
  arrange(state, 0, mine);
  arrange(state, it => {
    it.agenda = [{ seat: 0, effects: [{ do: 'dieAction', action, points }], source: { kind: 'die' } }];
  });
  return state;
}

/** The same, with these effects waiting on top of the die Action. */
export function asked(effects: Pending[], mine?: Mine, options?: Seated): State {
  const state = inAction('king', 1, mine, options);
  carriesOut(state, play => {
    push(play, 0, effects, { kind: 'character' });
    settle(play);
  });
  return state;
}

/** Seat 0 took a dark grey die of this value at this Action, where no Bonus tile lay: its points wait. */
export function tookDie(action: WheelAction, value: number, mine?: Mine, options?: Seated): State {
  const state = aGame(options);
  arrange(state, 0, mine);
  alignWheel(state, action, value);
  arrange(state, it => {
    it.wheel.dice[0] = { colour: 'darkGrey', value };
    it.wheel.tiles = {};
  });
  does(state, { type: 'takeDie', colour: 'darkGrey', value, to: value });
  return state;
}

/**
 * Seat 0 has put this Character on the ground floor of its first Building and has no points left: the bonus is due.
 * It owns no goods but those of `mine`.
 */
export function movedIn(tile: string, mine: Mine = {}, options?: Seated): State {
  const storehouse = [tile, ...(mine.storehouse ?? [])];
  const state = inAction('character', 1, { goods: {}, ...mine, storehouse }, options);
  does(state, { type: 'placeCharacter', tile, building: 0, floor: 1 });
  return state;
}

/** Seat 0 chooses among these dice, no Bonus tile lies on the wheel; it owns no goods but those of `mine`. */
export function choosing(dice: readonly Die[], mine: Mine = {}, options?: Seated): State {
  const state = aGame(options);
  arrange(state, 0, { goods: {}, ...mine });
  arrange(state, it => Object.assign(it.wheel, { dice: [...dice], tiles: {} }));
  return state;
}
