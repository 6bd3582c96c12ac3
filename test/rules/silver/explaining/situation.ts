import { explain, thingsOn, type Explanation } from '../../../../src/rules/explaining/explain';
import type { Thing, ThingName, ThingOf } from '../../../../src/rules/explaining/words';
import type { State } from '../../../../src/rules/model';

/** What the things of a table say of themselves. */

/** A table of a test goes on, and what was known of it stays: so a copy is asked. */
export const explained = (state: State, thing: Thing, seat = 0): Explanation =>
  explain({ ...state }, seat, thing);

/** Why it cannot be chosen, and what would have to happen for it: of each move that is asked. */
export const against = (state: State, thing: Thing, seat = 0): unknown[] =>
  explained(state, thing, seat).refused.map(({ refusal, cure }) => [refusal.why, ...(cure?.happens ?? [])]);

/** All things of a kind. */
export const all = <K extends ThingName>(state: State, is: K): ThingOf<K>[] =>
  thingsOn(state).filter((thing): thing is ThingOf<K> => thing.is === is);
