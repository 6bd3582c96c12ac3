import { explain, movesChoosing, thingsOn } from '../../../src/rules/explaining/explain';
import type { Thing } from '../../../src/rules/explaining/words';
import { activeSeat, type State } from '../../../src/rules/model';
import { thingShown } from '../../../src/ui/explain/shown';
import { THING, type ShownThing } from '../../../src/ui/explain/shows';

/** Whether what lies on the table says what it is wherever it is drawn, and tells of itself when it is pointed at. */

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const frame = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done));

/** The same thing is always written the same way. */
const written = (thing: ShownThing): string =>
  JSON.stringify(Object.fromEntries(Object.entries(thing).toSorted(([a], [b]) => a.localeCompare(b))));

/** What lies on the table, and is drawn nowhere as what it is. */
export function silentThings(state: State): Thing[] {
  const drawn = new Set(all(THING).map(each => written(thingShown(each, state))));
  return thingsOn(state).filter(thing => !drawn.has(written(thing)));
}

const isSeen = (element: Element): boolean => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isInside && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const drawings = (): Element[] => all(`.table ${THING}`).filter(isSeen);

/** The kinds of all that can be pointed at, in the order in which it is drawn. */
export const kindsDrawn = (state: State): string[] => drawings().map(each => thingShown(each, state).is);

/** What somebody is told who points at the how manieth thing. */
export interface Told {
  readonly thing: ShownThing;
  readonly words: string;
  readonly faults: readonly string[];
}

const CARD = '.explain-card';
/** In frames: until a card has come, or gone. */
const PATIENCE = 120;
const COMING = 6;

async function until(met: () => boolean): Promise<void> {
  for (let waited = 0; waited < PATIENCE && !met(); waited++) await frame();
}

function point(at: Element): void {
  for (const type of ['pointerover', 'pointermove'])
    at.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}
const cardNow = (): Element | null => document.querySelector(CARD);

export async function pointAt(state: State, index: number): Promise<Told> {
  // what tells of things comes with the first pointing
  point(document.body);
  for (let waited = 0; waited < COMING || cardNow(); waited++) await frame();
  const drawing = drawings()[index];
  if (!drawing) throw new Error(`nothing is drawn as number ${index}`);
  const thing = thingShown(drawing, state);
  point(drawing);
  await until(() => cardNow() !== null);
  const card = cardNow();
  return {
    thing,
    words: card?.textContent ?? '',
    faults: card ? faultsOf(card, drawing, state) : ['has no card'],
  };
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

function faultsOf(card: Element, drawing: Element, state: State): string[] {
  const box = card.getBoundingClientRect();
  const bar = document.querySelector('.table > .bar');
  const { left, top, right, bottom } = box;
  const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const says = card.querySelector('.explain-now') !== null;
  return [
    ...(/undefined|NaN|\[object|explain\./.test(card.textContent) ? ['says what nobody understands'] : []),
    ...(isOutside ? [`is outside: ${[left, top, right, bottom].map(Math.round).join(' ')}`] : []),
    ...(overlap(box, drawing.getBoundingClientRect()) ? ['covers its thing'] : []),
    ...(bar && !bar.contains(drawing) && overlap(box, bar.getBoundingClientRect()) ? ['covers the bar'] : []),
    ...(all(CARD).length > 1 ? ['is not alone'] : []),
    ...(says === (canBeChosen(state, thingShown(drawing, state)) || drawing.matches(POSSIBLE))
      ? []
      : [says ? 'is not possible' : 'is possible']),
  ];
}

/** What is drawn there stands for something that lies in it, too: a town for its Pillar spaces. */
const POSSIBLE = '.place-possible';

/** By a legal move, or by walking there. */
function canBeChosen(state: State, shown: ShownThing): boolean {
  const seat = activeSeat(state);
  const thing = thingsOn(state).find(each => written(each) === written(shown));
  if (seat === undefined || !thing) return false;
  return (
    movesChoosing(state, seat, thing).length > 0 ||
    explain(state, seat, thing).approaches.some(({ walk }) => walk !== undefined)
  );
}
