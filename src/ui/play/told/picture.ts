import { replaying } from '../../../rules/chance';
import { copy } from '../../../rules/copy';
import type { GameEvent, Play } from '../../../rules/events';
import { playerOf, type Phase, type Player, type State } from '../../../rules/model';
import { advance, resetRed } from '../../../rules/track';
import type { EventOf } from '../../text/telling/telling';
import type { Beat, BeatName } from './beat';

/** What the table shows while the end of a round is told. */

const PHASE_OF: Partial<Record<BeatName, Phase>> = { fair: 'fair' };

/** The table after some beats: scores, the King track, the order of turns and the leader's tile follow the story. */
export function after(before: State, beats: readonly Beat[]): State {
  const state = copy(before);
  state.agenda = [];
  state.wheel.dice = [];
  state.phase = 'king';
  for (const { name, events } of beats) {
    state.phase = PHASE_OF[name] ?? state.phase;
    for (const event of events) follow(state, event as EventOf<typeof event.what>);
  }
  return state;
}

type Followers = { readonly [K in GameEvent['what']]?: (state: State, event: EventOf<K>) => void };

/** What can happen between the end of the last turn and the end of the Fair; the Cardinal does more with a tile. */
const FOLLOWERS: Followers = {
  score: (state, { seat = 0, points }) => {
    playerOf(state, seat).score += points;
  },
  take: (state, { seat = 0, tile }) => {
    playerOf(state, seat).storehouse.push(tile);
    state.king.tile = null;
  },
  remove: (state, { seat = 0, tile }) => {
    leave(playerOf(state, seat), tile);
    state.king.tile = null;
  },
  contract: (state, { seat = 0, tile }) => {
    leave(playerOf(state, seat), tile);
    playerOf(state, seat).contracts.push(tile);
  },
  king: (state, { seat = 0, steps, source, rule }) => advance(playOf(state), seat, steps, source, rule),
  order: (state, { order }) => {
    state.order = [...order];
  },
  reset: state => resetRed(playOf(state)),
};

/** A play of which nothing but the state matters. */
const playOf = (state: State): Play => ({ state, chance: replaying([]), events: [] });

const leave = (player: Player, tile: string): void => {
  player.storehouse = player.storehouse.filter(each => each !== tile);
};

function follow<K extends GameEvent['what']>(state: State, event: EventOf<K>): void {
  const follower: ((state: State, event: EventOf<K>) => void) | undefined = FOLLOWERS[event.what as K];
  follower?.(state, event);
}
