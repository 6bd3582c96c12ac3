import type { Reason } from '../rules/refusals';

/** Refusals that only say that it is not the moment, or that points of another Action are there. */
export const PASSING: ReadonlySet<Reason> = new Set([
  ...(['notYourTurn', 'notNow', 'takeDieFirst', 'finishFirst', 'noDieAction'] as const),
  ...(['declareFirst', 'otherAction', 'notTheJoker', 'noPointsLeft'] as const),
  ...(['dieAlreadyTaken', 'colourAlreadyChanged', 'beginFirst'] as const),
]);
