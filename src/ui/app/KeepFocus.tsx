import { useEffect } from 'react';
import { afterPaint } from '../pacing/pieces';

/** Where the focus goes when what had it has gone, the first of these that is there. */
const SHELTERS = ['dialog[open]', '.table > .bar', 'h1', 'main'] as const;

/**
 * The focus never falls off the page: who cannot see would have to search from its beginning. Who puts it down by a
 * click beside everything keeps it down.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Element | undefined;
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : undefined;
    };
    /** Where it was put: a page that comes bit by bit may have a better place later. */
    let sheltered: Element | undefined;
    const look = (): void => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== sheltered) return;
      if (activeElement === document.body && (!last || isThere(last))) {
        last = undefined;
        return;
      }
      const place = shelter();
      if (!place || place === activeElement) return;
      sheltered = place;
      place.focus({ preventScroll: true });
    };
    const lookSoon = (): void => afterPaint(look, look);
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['class', 'hidden', 'disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', lookSoon);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return null;
}

const isThere = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled');

function shelter(): HTMLElement | undefined {
  for (const kind of SHELTERS) {
    const place = document.querySelector<HTMLElement>(kind);
    if (!place?.checkVisibility()) continue;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    return place;
  }
  return undefined;
}
