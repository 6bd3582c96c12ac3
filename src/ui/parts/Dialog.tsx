import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './Button';
import { SCROLLS } from './scrolls';
import './dialog.css';

interface DialogProps {
  readonly title: ReactNode;
  /** What the cross says. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The buttons below. */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A question or a page above the page. It is open as long as it is drawn; Escape and a click beside it close it. */
export function Dialog({ title, closeLabel, onClose, footer, className = '', children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current } = dialog;
    const { activeElement } = document;
    current?.showModal();
    return () => {
      current?.close();
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);

  useEffect(() => {
    const { current } = dialog;
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === current) onClose();
    };
    const cancel = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    current?.addEventListener('click', closeBeside);
    current?.addEventListener('cancel', cancel);
    return () => {
      current?.removeEventListener('click', closeBeside);
      current?.removeEventListener('cancel', cancel);
    };
  }, [onClose]);

  return (
    <dialog ref={dialog} className={`dialog ${className}`.trim()} aria-labelledby={id}>
      <div className="dialog-inside">
        <header className="dialog-head">
          <h2 id={id} className="dialog-title">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className="dialog-body" {...SCROLLS}>
          {children}
        </div>
        {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
