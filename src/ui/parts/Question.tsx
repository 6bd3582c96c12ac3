import { useEffect, useId, useRef, type ReactNode } from 'react';
import { afterPaint } from '../pacing/pieces';
import './question.css';

interface QuestionProps {
  readonly title: string;
  /** What it is asked by: it stands above that. */
  readonly above: DOMRect;
  readonly onClose: () => void;
  /** The answers; the first one has the focus. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/**
 * A question above what asks it. All else can still be used, so the page need not be drawn anew for it, as it is for
 * a dialog. Escape and a click beside it are a no.
 */
export function Question({ title, above, onClose, footer, children }: QuestionProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = card;
    const { activeElement } = document;
    current?.showPopover();
    current?.querySelector('button')?.focus();
    return () =>
      afterPaint(card, () => {
        if (document.activeElement === document.body && activeElement instanceof HTMLElement)
          activeElement.focus();
      });
  }, []);
  const place = {
    right: Math.max(0, window.innerWidth - above.right),
    bottom: window.innerHeight - above.top,
  };
  return (
    <div
      ref={card}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      className="question"
      style={place}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <footer>{footer}</footer>
    </div>
  );
}
