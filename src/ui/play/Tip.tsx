import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import './tip.css';

/** A card beside its thing, when it is pointed at or focused, or pressed long. It never takes the focus. */
export function Tip({ tip, children }: { tip: ReactNode; children: ReactNode }) {
  const id = useId();
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const anchor = useRef<HTMLSpanElement>(null);
  const open = (): void => {
    const box = anchor.current?.getBoundingClientRect();
    if (box) setPlace(placeBeside(box));
  };
  const close = (): void => setPlace(undefined);
  useEffect(() => {
    if (!place) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setPlace(undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [place]);
  return (
    <span
      ref={anchor}
      role="presentation"
      className="tip-anchor"
      aria-describedby={place ? id : undefined}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {children}
      {place && (
        <span id={id} ref={show} popover="manual" role="tooltip" className="tip" style={place}>
          {tip}
        </span>
      )}
    </span>
  );
}

/** Above everything, whatever it lies in. */
const show = (tip: HTMLElement | null): void => tip?.showPopover();

const WIDTH = 320;
const HEIGHT = 210;
const GAP = 8;

/** On the side where there is room: right, else left; never over the lower edge. */
function placeBeside({ left, right, top }: DOMRect): { left: number; top: number } {
  const fits = right + GAP + WIDTH < window.innerWidth;
  return {
    left: fits ? right + GAP : Math.max(GAP, left - GAP - WIDTH),
    top: Math.max(GAP, Math.min(top, window.innerHeight - HEIGHT - GAP)),
  };
}
