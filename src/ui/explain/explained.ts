import { explain, type Explanation } from '../../rules/explaining/explain';
import type { Thing } from '../../rules/explaining/words';
import type { Seat, State } from '../../rules/model';
import type { ScreenThings, ShownThing } from './shows';

/** What the rules say of what is shown: asked for the preview, and then for the card. */

const ONLY_SHOWN: Readonly<Record<keyof ScreenThings, true>> = {
  ...{ score: true, count: true, dieSpace: true, points: true, round: true, turningMark: true },
  ...{ wheelGap: true, bonusMarker: true, nextOrder: true, crown: true, hiddenCorruption: true, price: true },
};

const isOfRules = (thing: ShownThing): thing is Thing => !Object.hasOwn(ONLY_SHOWN, thing.is);

/** A table never changes. */
const KNOWN = new WeakMap<State, Map<string, Explanation>>();

/** Nothing of what only the screen shows. */
export function explainedOf(G: State, me: Seat, thing: ShownThing): Explanation | undefined {
  if (!isOfRules(thing)) return undefined;
  const known = KNOWN.get(G) ?? new Map<string, Explanation>();
  KNOWN.set(G, known);
  const key = `${me} ${JSON.stringify(thing)}`;
  const explained = known.get(key) ?? explain(G, me, thing);
  known.set(key, explained);
  return explained;
}
