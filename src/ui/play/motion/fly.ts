import type { Flight } from './flights';

/** Shows flights above the table: only copies of pictures move, and only by `transform`. */

const MILLISECONDS = 380;
/** What comes together comes one after the other. */
const BETWEEN = 60;
/** However much comes at once. */
const MOST_BETWEEN = 240;
/** How high an arc is, in parts of its length. */
const ARC = 0.12;
const SWELL = 1.3;

/** Which tab something lies behind that is not to be seen, the innermost first. */
const BEHIND = ['offers', 'wheel', 'map', 'board', 'players', 'log'] as const;
/** On a phone wheel and offers have one tab, called by what matters there now. */
const TABS: Partial<Record<string, readonly string[]>> = {
  wheel: ['wheel', 'offers'],
  offers: ['offers', 'wheel'],
};

const named = (ground: Element, name: string): Element | undefined =>
  ground.querySelector(`[data-at="${CSS.escape(name)}"]`) ?? undefined;

type Remembered = Map<string, { readonly picture: SVGElement; readonly box: DOMRect }>;

/** How tiles lay that may be gone by now, on each ground. */
const REMEMBERED = new WeakMap<Element, Remembered>();
const MAY_GO = '.storehouse [data-at^="tile:"], .offer [data-at^="tile:"]';

/** Once everything is where it is: what then goes away can still be shown on its way. */
export function rememberTiles(ground: Element): void {
  const remembered: Remembered = new Map();
  REMEMBERED.set(ground, remembered);
  for (const element of ground.querySelectorAll(MAY_GO)) {
    const picture = pictureIn(element);
    const box = element.getBoundingClientRect();
    if (picture && isSeen(box)) remembered.set(element.getAttribute('data-at') ?? '', { picture, box });
  }
}

const isSeen = (box: DOMRect): boolean => box.width > 0;

/** Where something is to be seen, or the tab that it lies behind. */
function boxOf(ground: Element, element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  if (isSeen(box)) return box;
  const behind = BEHIND.filter(tab => element.closest(`.part-${tab}`));
  const tabs = behind.flatMap(tab => TABS[tab] ?? [tab]).map(tab => named(ground, `tab:${tab}`));
  return tabs.map(tab => tab?.getBoundingClientRect()).find(tab => tab && isSeen(tab));
}

/** What of it is a picture: the last of those that were taken, or the first. */
function pictureIn(element: Element): SVGElement | undefined {
  const pictures = element.matches('svg') ? [element] : [...element.querySelectorAll('svg')];
  const taken = pictures.filter(picture => picture.classList.contains('taken')).at(-1);
  const picture = taken ?? pictures[0];
  return picture instanceof SVGElement ? picture : undefined;
}

type Take = (layer: Element, delay: number) => void;

/** Lets everything fly to where it already lies. */
export function fly(layer: Element, ground: Element, flights: readonly Flight[]): void {
  const ready = flights.flatMap(flight => prepare(ground, flight) ?? []);
  const between = Math.min(BETWEEN, MOST_BETWEEN / ready.length);
  rememberTiles(ground);
  ready.forEach((take, index) => take(layer, index * between));
}

/** Looks where everything is, before anything is changed: so the table is measured only once. */
function prepare(ground: Element, { from, to, picture, lands }: Flight): Take | undefined {
  const goal = named(ground, to);
  if (!goal) return undefined;
  const start = from === undefined ? undefined : named(ground, from);
  const gone = from === undefined || start ? undefined : REMEMBERED.get(ground)?.get(from);
  if (!start && !gone) return () => swell(goal, 0);
  const origin = gone?.picture ?? (start && (pictureIn(start) ?? start));
  const landing = pictureIn(goal) ?? goal;
  const shown = picture === 'goal' ? landing : origin;
  const [first, last] = [gone?.box ?? (origin && boxOf(ground, origin)), boxOf(ground, landing)];
  if (!(shown instanceof SVGElement) || !first || !last) return undefined;
  const side =
    (gone?.box ?? shown.getBoundingClientRect()).width || Number(shown.getAttribute('width')) || last.height;
  return (layer, delay) => {
    const timing = { duration: MILLISECONDS, delay, fill: 'backwards', easing: 'ease-in-out' } as const;
    if (lands === 'added') swell(landing, delay + MILLISECONDS);
    else landing.animate({ opacity: [0, 0, 1], offset: [0, 0.97, 1] }, timing);
    const copy = copyOf(shown, side, layer);
    copy.animate(wayBetween(first, last, side), timing).onfinish = () => copy.remove();
  };
}

function copyOf(picture: SVGElement, side: number, layer: Element): Element {
  const copy = picture.cloneNode(true) as SVGElement;
  copy.removeAttribute('aria-label');
  copy.setAttribute('width', `${side}`);
  copy.setAttribute('height', `${side}`);
  layer.append(copy);
  return copy;
}

/** From one middle to the other along a shallow arc. */
function wayBetween(first: DOMRect, last: DOMRect, side: number): Keyframe[] {
  const middle = ({ left, top, width, height }: DOMRect) => ({
    x: left + (width - side) / 2,
    y: top + (height - side) / 2,
  });
  const [start, goal] = [middle(first), middle(last)];
  const rise = Math.hypot(goal.x - start.x, goal.y - start.y) * ARC;
  const at = (x: number, y: number, size: number): Keyframe => ({
    transform: `translate(${x}px, ${y}px) scale(${size})`,
  });
  return [
    at(start.x, start.y, 1),
    at((start.x + goal.x) / 2, (start.y + goal.y) / 2 - rise, SWELL),
    at(goal.x, goal.y, 1),
  ];
}

function swell(element: Element, delay: number): void {
  element.animate({ scale: [1, SWELL, 1] }, { duration: MILLISECONDS / 2, delay, easing: 'ease-in-out' });
}
