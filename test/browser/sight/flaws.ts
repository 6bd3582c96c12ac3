/** What keeps somebody from seeing a thing and clicking it; nothing where all is well. */
export function flawsOf(element: Element, smallest: number): string[] {
  const box = element.getBoundingClientRect();
  if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 1 || box.height < 1)
    return ['is not drawn'];
  return [
    ...(isWithin(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
      ? []
      : ['leaves the window']),
    ...cutters(element)
      .filter(({ around }) => !isWithin(box, around))
      .map(({ name }) => `is cut by ${name}`),
    ...covers(element, box),
    ...(Math.min(box.width, box.height) < smallest - 0.5
      ? [`is ${Math.round(Math.min(box.width, box.height))} px small`]
      : []),
  ];
}

const SCROLLS = /auto|scroll/;

/** As a finger would scroll to it, in whatever scrolls around it; nothing else moves. */
export function scrollTo(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = element.getBoundingClientRect();
    const frame = around.getBoundingClientRect();
    if (SCROLLS.test(overflowY)) around.scrollTop += beyond(box.top, box.bottom, frame.top, frame.bottom);
    if (SCROLLS.test(overflowX)) around.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
  }
}

/** How far it lies before or behind what is seen. */
const beyond = (first: number, last: number, from: number, to: number): number =>
  first < from ? first - from - EDGE : Math.max(0, Math.min(last - to + EDGE, first - from));
const EDGE = 4;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const TOLERANCE = 1.5;

const isWithin = (box: Box, around: Box): boolean =>
  box.left >= around.left - TOLERANCE &&
  box.top >= around.top - TOLERANCE &&
  box.right <= around.right + TOLERANCE &&
  box.bottom <= around.bottom + TOLERANCE;

/** All that shows no more of its content than fits into it. */
function cutters(element: Element): { name: string; around: Box }[] {
  const found: { name: string; around: Box }[] = [];
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { display, overflowX, overflowY } = getComputedStyle(around);
    const isOpen = overflowX === 'visible' && overflowY === 'visible';
    if (display === 'contents' || isOpen) continue;
    found.push({
      name: around.getAttribute('class') ?? around.tagName,
      around: around.getBoundingClientRect(),
    });
  }
  return found;
}

/** A click in its middle has to come to it. */
function covers(element: Element, { left, top, width, height }: DOMRect): string[] {
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || element.contains(hit) || hit.contains(element)) return [];
  return [`is covered by ${hit.closest('[class]')?.getAttribute('class') ?? hit.tagName}`];
}
