/** What can be chosen on the screen now, in the order in which somebody would look at it. */

const KINDS = [
  '.prompt-card .possible',
  '.prompt-card .button-go',
  '.place[role="button"]',
  '.tile-button.possible',
  '.pill.possible',
  '.prompt-card [role="group"] button',
  '.bar .end-turn:not([aria-disabled="true"])',
] as const;
/** Reached by arrows, but nowhere to begin. */
const OTHERS = [
  '.pill',
  '.prompt-card .button',
  '.prompt-card [role="checkbox"]',
  '.bar .decline',
  '.question .button',
] as const;

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

type Focusable = HTMLElement | SVGElement;

const find = (selector: string, within: ParentNode): Focusable[] =>
  [...within.querySelectorAll<Focusable>(selector)].filter(isShown);

export const candidates = (within: ParentNode): Focusable[] => find([...KINDS, ...OTHERS].join(), within);

export function firstCandidate(within: ParentNode): Focusable | undefined {
  for (const kind of KINDS) {
    const [first] = find(kind, within);
    if (first) return first;
  }
  return undefined;
}

export const isCandidate = (element: Element | null): boolean =>
  element !== null && element.matches([...KINDS, ...OTHERS].join()) && isShown(element);

/** What is in sight of everything that carries a shortcut. */
export const marked = (key: string, within: ParentNode): Focusable[] =>
  find(`[aria-keyshortcuts="${CSS.escape(key)}"]`, within);
