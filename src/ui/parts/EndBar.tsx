import type { ReactNode } from 'react';
import './pageBar.css';
import './endBar.css';

interface EndBarProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The bar at the lower end of a page: what it is about, and the ways on. */
export function EndBar({ picture, title, note, children }: EndBarProps) {
  return (
    <footer className="page-bar end-bar">
      <span className="end-bar-picture">{picture}</span>
      <div className="end-bar-words">
        <span className="end-bar-title">{title}</span>
        <span className="end-bar-note">{note}</span>
      </div>
      <div className="page-bar-ways end-bar-ways">{children}</div>
    </footer>
  );
}
