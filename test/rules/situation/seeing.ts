import { KING_TRACK, type Goods } from '../../../src/content';
import type { GameEvent } from '../../../src/rules/events';
import {
  activeSeat,
  playerOf,
  type Move,
  type MoveOf,
  type MoveType,
  type Seat,
  type State,
} from '../../../src/rules/model';
import { attempt, legalMoves, refuse } from '../../../src/rules/moves';
import type { Reason } from '../../../src/rules/refusals';
import { playAt } from './arranging';

/** What is to be seen of a situation, and of what happened. */

/** The points left of the innermost Action. */
export const pointsLeft = (state: State): number | undefined =>
  state.agenda
    .at(-1)
    ?.effects.flatMap(effect => ('points' in effect && 'action' in effect ? [effect.points] : []))[0];

/** The kinds of effects that wait on top. */
export const waits = (state: State): string[] => state.agenda.at(-1)?.effects.map(effect => effect.do) ?? [];

/** Why the active seat may not do this (`undefined` if it may); trying it changes nothing. */
export function refused(state: State, move: Move, seat = activeSeat(state) ?? -1): Reason | undefined {
  const refusal = refuse(state, seat, move);
  if (refusal) {
    const play = playAt(state);
    const before = play.state;
    attempt(play, seat, move);
    expect(play.state).toBe(before);
  }
  return refusal?.why;
}

/** Whether exactly this move is among the legal ones. */
export const isOffered = (state: State, move: Move): boolean =>
  legalMoves(state, activeSeat(state) ?? -1).some(each => JSON.stringify(each) === JSON.stringify(move));

/** What a seat scored in these events. */
export const scored = (events: readonly GameEvent[], seat: Seat): number =>
  events.reduce((sum, event) => sum + (event.what === 'score' && event.seat === seat ? event.points : 0), 0);

/** As `refused`, with the rule that forbids it: 'noHouseLeft R6.24'. */
export function forbidden(state: State, move: Move, seat = activeSeat(state) ?? -1): string | undefined {
  const why = refused(state, move, seat);
  return why && `${why} ${refuse(state, seat, move)?.rule ?? 'by no rule'}`;
}

/** What was told, each with its rule: 'walk R6.10'. */
export const told = (events: readonly GameEvent[]): string[] =>
  events.map(event => `${event.what} ${event.rule}`);

/** The goods of a seat, without those of which it has none. */
export const owns = (state: State, seat: Seat = 0): Goods =>
  Object.fromEntries(Object.entries(playerOf(state, seat).goods).filter(([, count]) => count > 0));

/** The legal moves of one type. */
export const offered = <K extends MoveType>(state: State, type: K): MoveOf<K>[] =>
  legalMoves(state, activeSeat(state) ?? -1).filter((move): move is MoveOf<K> => move.type === type);

/** The stacks of the King track by the VP of their position, as in `putMarkers`. */
export const markers = (state: State): Record<number, readonly Seat[]> =>
  Object.fromEntries(
    KING_TRACK.map(({ points }, at) => [points, state.king.track[at] ?? []] as const).filter(
      ([, stack]) => stack.length > 0,
    ),
  );
