import { useEffect } from 'react';
import { candidates, firstCandidate, isCandidate, marked } from './candidates';
import { afterWaiting, isWaiting } from '../pacing/pieces';
import { getSettings } from '../session/settings';
import { isArrow, nextBox, type Arrow } from './arrows';
import { shortcutFor, SHORTCUTS, TABLE_SHORTCUTS, type Shortcut } from './keyList';

/** Answers the keys of the table wherever it has what they are for: on all of a page of ours, or its own part of another one. */
export function Shortcuts({ ground }: { readonly ground: HTMLElement }) {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => answer(ground, event);
    ground.addEventListener('keydown', key, { capture: true });
    return () => ground.removeEventListener('keydown', key, { capture: true });
  }, [ground]);
  return null;
}

const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** What has a use of its own for arrows. */
const OWN_ARROWS = 'input, select, textarea, [role="tab"], .log:not(.replay-log)';

function answer(ground: Element, event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const element = target instanceof Element ? target : document.body;
  const busy = document.querySelector('dialog[open]') !== null || element.matches(TYPING);
  if (busy || ctrlKey || metaKey || altKey || (isSign(key) && !getSettings().keys)) return;
  const own = isArrow(key) && element.closest(OWN_ARROWS) !== null;
  const done = !own && (follow(ground, key) || (isArrow(key) && goTowards(ground, key)));
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What somebody writes or dictates: a voice or a screen reader may send it for something else. */
const isSign = (key: string): boolean => key.length === 1;

/** Clicks the control with this shortcut, or goes to the part of the table with it. */
function follow(ground: Element, key: string): boolean {
  const shortcut = shortcutFor(key);
  if (!shortcut) return false;
  const here = marked(SHORTCUTS[shortcut].key, ground);
  const found = shortcut === 'now' ? firstCandidate(ground) !== undefined : here.length > 0;
  // it may belong to a part of the table that is still to come
  if (!found && shortcut in TABLE_SHORTCUTS && isWaiting()) {
    afterWaiting(() => follow(ground, key));
    return true;
  }
  if (shortcut === 'now') return goTo(firstCandidate(ground));
  const control = here.find(element => element.matches('button, a'));
  if (control instanceof HTMLElement) control.click();
  // a tab that was clicked has to show its part first
  requestAnimationFrame(() => goToPart(ground, shortcut));
  return here.length > 0;
}

function goToPart(ground: Element, shortcut: Shortcut): void {
  const part = marked(SHORTCUTS[shortcut].key, ground).find(element => !element.matches('button, a'));
  if (part) goTo(firstCandidate(part) ?? part);
  else if (isWaiting()) afterWaiting(() => goToPart(ground, shortcut));
}

function goTo(element: HTMLElement | SVGElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}

/** To the next thing that can be chosen, or to the first one. */
function goTowards(ground: Element, arrow: Arrow): boolean {
  const { activeElement } = document;
  if (!isCandidate(activeElement)) return goTo(firstCandidate(ground));
  const from = activeElement?.getBoundingClientRect() ?? new DOMRect();
  const boxes = candidates(ground)
    .filter(element => element !== activeElement)
    .map(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height, element };
    });
  return goTo(nextBox(from, boxes, arrow)?.element);
}
