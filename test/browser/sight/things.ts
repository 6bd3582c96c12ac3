import { thingsOn } from '../../../src/rules/explaining/explain';
import type { State } from '../../../src/rules/model';
import { thingShown } from '../../../src/ui/explain/shown';
import { THING, type ShownThing } from '../../../src/ui/explain/shows';

/** Whether what lies on the table says what it is, wherever it is drawn. */
export interface Laid {
  /** What is drawn, in its order, each by its words in the rules. */
  readonly drawn: readonly string[];
  /** What lies on the table, and is drawn nowhere as what it is. */
  readonly silent: readonly string[];
}

/** The same thing is always written the same way. */
const written = (thing: ShownThing): string =>
  JSON.stringify(Object.entries(thing).toSorted(([a], [b]) => a.localeCompare(b)));

export function laidOut(state: State): Laid {
  const drawn = [...document.querySelectorAll(THING)].map(each => written(thingShown(each, state)));
  const shown = new Set(drawn);
  const silent = thingsOn(state)
    .map(written)
    .filter(thing => !shown.has(thing));
  return { drawn, silent };
}
