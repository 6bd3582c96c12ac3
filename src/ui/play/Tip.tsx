import { useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { tipSpot } from './tipSpot';
import './tip.css';

/** What a tip never covers, as it stands at the lower edge of the table. */
const BAR = '.table > .bar';

/**
 * A card beside its thing, when it is pointed at or gone to by keys. It never takes the focus, and says nothing that
 * the description of its thing does not say.
 */
export function Tip({ tip, children }: { tip: ReactNode; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const open = (): void => setShown(true);
  const close = (): void => setShown(false);
  const onFocus = ({ target }: FocusEvent): void => setShown(target.matches(':focus-visible'));
  const place = useCallback((card: HTMLElement | null) => {
    if (card && anchor.current) showBeside(anchor.current, card);
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shown]);
  return (
    <span
      ref={anchor}
      role="presentation"
      className="tip-anchor"
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={onFocus}
      onBlur={close}
    >
      {children}
      {shown && (
        <span ref={place} popover="manual" role="tooltip" className="tip">
          {tip}
        </span>
      )}
    </span>
  );
}

/** Above everything, whatever it lies in; where it has room is known once it is as large as its words. */
function showBeside(thing: Element, card: HTMLElement): void {
  card.showPopover();
  const bar = document.querySelector(BAR)?.getBoundingClientRect();
  const field = { left: 0, top: 0, right: innerWidth, bottom: bar?.top ?? innerHeight };
  const { left, top } = tipSpot(thing.getBoundingClientRect(), card.getBoundingClientRect(), field);
  card.style.left = `${Math.round(left)}px`;
  card.style.top = `${Math.round(top)}px`;
}
