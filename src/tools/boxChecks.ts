import type { BoxName } from '../content';
import type { State } from '../rules/model';
import { wrongSilver } from './silver/invariants';

/** What has to be true of a box's own part of the table. */
const CHECKS: { readonly [B in BoxName]?: (state: State) => string[] } = { silver: wrongSilver };

/** The tiles that lie in a box's own part of the table. */
export const lyingInBoxes = ({ boxes }: State): readonly string[] => boxes?.silver?.aside ?? [];

/** Everything that is wrong with what the boxes in play keep. */
export const wrongBoxes = (state: State): string[] =>
  (Object.keys(state.boxes ?? {}) as BoxName[]).flatMap(name => CHECKS[name]?.(state) ?? []);
