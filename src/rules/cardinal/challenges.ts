import { CARDINAL_MARKERS, CARDINAL_START, KING_TRACK, challengeOf } from '../../content';
import type { ChallengeHook, TileClass } from '../../content/cardinalCards';
import type { State } from '../model';

/** What the Challenges in play change: numbers that are asked for, and hooks. */

const inPlay = (state: State) => (state.cardinal?.challenges ?? []).map(challengeOf);

/** Whether a Challenge is in play. */
export const hasChallenge = (state: State, id: string): boolean =>
  state.cardinal?.challenges.includes(id) ?? false;

/** The position on the King track to which the Cardinal's marker is lifted (R14.5, R20.2, R21.8, Q21.6). */
export function kingPosition(state: State): number {
  const points = inPlay(state).map(({ kingAtLeast = 0 }) => kingAtLeast);
  const lowest = Math.max(CARDINAL_START.kingAtLeast, ...points);
  return KING_TRACK.findIndex(position => position.points === lowest);
}

/** The Bonus AP markers as they are laid on the columns (R14.4, R21.9). */
export const markersInPlay = (state: State): number[] => [
  ...(inPlay(state).find(({ markers }) => markers)?.markers ?? CARDINAL_MARKERS),
];

/** What the Challenges do on this occasion, each hook with its card. */
export const hooksOn = (
  state: State,
  occasion: ChallengeHook['on'],
  tile?: TileClass,
): { id: string; hook: ChallengeHook }[] =>
  inPlay(state).flatMap(({ id, hooks }) =>
    hooks.filter(({ on, of }) => on === occasion && of === tile).map(hook => ({ id, hook })),
  );
