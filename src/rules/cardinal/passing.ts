import type { Reason, Refusal } from '../refusals';
import { narrow, type Criterion } from './choice';
import type { CriterionName, PassedOver, Passing } from './words';

/** Why the Cardinal goes further than to the nearest place: what speaks against each that he passes over. */

/** A criterion that says so when it decides against a nearer place. */
export type PlaceCriterion<T extends string = string> = Criterion<T, CriterionName & Passing>;

/** A town to which the piece could go. */
export interface Nearby<T extends string> {
  readonly town: string;
  readonly steps: number;
  /** What could be chosen there; where nothing can, what is against it, if it is a place for the piece at all. */
  readonly candidates: readonly T[];
  readonly closed?: Passing | undefined;
}

/** Those nearer than what he chose, the nearest first. */
export const passedOver = <T extends string>(
  chosen: T,
  steps: number,
  towns: readonly Nearby<T>[],
  criteria: readonly PlaceCriterion<T>[],
): PassedOver[] =>
  towns
    .filter(nearby => nearby.steps < steps)
    .toSorted((one, other) => one.steps - other.steps)
    .flatMap(({ town, steps: away, candidates, closed }) => {
      const [best] = narrow(candidates, criteria).best;
      const by = best === undefined ? away > 0 && closed : lostBy(best, chosen, criteria);
      return by ? [{ town, steps: away, by }] : [];
    });

/** The first criterion in which they differ: until then it was as good as what he chose. */
const lostBy = <T extends string>(candidate: T, chosen: T, criteria: readonly PlaceCriterion<T>[]): Passing =>
  criteria.find(({ of }) => of(candidate) !== of(chosen))?.by ?? 'chance';

/** What closes a place to a piece; a place that has no space for such a piece at all is not named. */
export type Closings = { readonly [Why in Reason]?: Passing };

export const CLOSED: Closings = {
  houseAlreadyThere: 'own',
  pillarAlreadyThere: 'own',
  houseSpaceTaken: 'full',
  noPillarSpace: 'full',
  noHouseLeft: 'noneLeft',
  noPillarLeft: 'noneLeft',
};

export const closedBy = (refusal: Refusal | undefined, closings = CLOSED): Passing | undefined =>
  refusal && closings[refusal.why];
