/** What has no room at one decision: it is cut off, has to be scrolled to, or runs out of the page. */

/** They scroll, or are cut, on purpose: the log and its like, the Cardinal's Challenges and his piece, what is for ears alone, names with an ellipsis, the map that is zoomed, cards beside things. */
const ON_PURPOSE =
  '.log-scroll, .log-scroll *, .cardinal-steps, .decree-now, .table-solo .part-players, .out-of-sight, .out-of-sight *, svg *, h2, .map-panel, .map-panel *, .explain-card, .explain-card *';
const TOLERANCE = 2;
/** A word may reach into the padding of its box, or over its line. */
const LINE = 8;

const nameFor = (element: Element): string =>
  element.getAttribute('class') ?? `${element.tagName} of ${element.parentElement?.getAttribute('class')}`;

/** Who has a finger scrolls, but never sideways with the page, and never what can't be scrolled. */
export function spillingNow(scrolls: boolean): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight} px high`] : []),
    ...[...document.querySelectorAll('.table *')]
      .filter(each => !each.matches(ON_PURPOSE) && isSeen(each))
      .flatMap(each => overfull(each, scrolls).map(by => `${nameFor(each)} has ${by} too much`)),
  ];
}

/** It is drawn, and not for ears alone. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (getComputedStyle(around).clipPath.startsWith('inset')) return false;
  return true;
}

/** By how many pixels more lies in it than it shows; of what is seen as a box nothing may stick out sideways either. */
function overfull(element: Element, scrolls: boolean): string[] {
  const { overflowX, overflowY, display, borderTopWidth, backgroundColor } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (display === 'inline' || clientWidth === 0 || clientHeight === 0) return [];
  const across = scrollWidth - clientWidth;
  const down = scrollHeight - clientHeight;
  const isBox = parseFloat(borderTopWidth) > 0 || backgroundColor !== CLEAR;
  const isScrolled = (overflow: string): boolean => scrolls && /auto|scroll/.test(overflow);
  const shows = overflowX !== 'visible' || isBox;
  return [
    ...(across > (overflowX === 'visible' ? LINE : TOLERANCE) && shows && !isScrolled(overflowX)
      ? [`${across} px in width`]
      : []),
    ...(down > TOLERANCE && overflowY !== 'visible' && !isScrolled(overflowY)
      ? [`${down} px in height`]
      : []),
  ];
}

const CLEAR = 'rgba(0, 0, 0, 0)';
