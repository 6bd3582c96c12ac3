import { useEffect } from 'react';
import { candidates, firstCandidate, isCandidate, marked } from './candidates';
import { isArrow, nextBox, type Arrow } from './arrows';
import { shortcutFor, SHORTCUTS } from './keyList';

/** Answers the keys of the table, on every page that has what they are for. */
export function Shortcuts() {
  useEffect(() => {
    document.addEventListener('keydown', answer, { capture: true });
    return () => document.removeEventListener('keydown', answer, { capture: true });
  }, []);
  return null;
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** What has a use of its own for arrows. */
const OWN_ARROWS = 'input, select, textarea, [role="tab"], .log:not(.replay-log)';

function answer(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const element = target instanceof Element ? target : document.body;
  const busy = document.querySelector('dialog[open]') !== null || element.matches(TYPING);
  if (busy || ctrlKey || metaKey || altKey) return;
  const own = isArrow(key) && element.closest(OWN_ARROWS) !== null;
  const done = !own && (follow(key) || (isArrow(key) && goTowards(key)));
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Clicks the control with this shortcut, or goes to the part of the table with it. */
function follow(key: string): boolean {
  const shortcut = shortcutFor(key);
  if (!shortcut) return false;
  if (shortcut === 'now') return goTo(firstCandidate());
  const here = marked(SHORTCUTS[shortcut].key);
  const control = here.find(element => element.matches('button, a'));
  if (control instanceof HTMLElement) control.click();
  // a tab that was clicked has to show its part first
  requestAnimationFrame(() => {
    const region = marked(SHORTCUTS[shortcut].key).find(element => !element.matches('button, a'));
    if (region) goTo(firstCandidate(region) ?? region);
  });
  return here.length > 0;
}

function goTo(element: HTMLElement | SVGElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}

/** To the next thing that can be chosen, or to the first one. */
function goTowards(arrow: Arrow): boolean {
  const { activeElement } = document;
  if (!isCandidate(activeElement)) return goTo(firstCandidate());
  const from = activeElement?.getBoundingClientRect() ?? new DOMRect();
  const boxes = candidates()
    .filter(element => element !== activeElement)
    .map(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height, element };
    });
  return goTo(nextBox(from, boxes, arrow)?.element);
}
