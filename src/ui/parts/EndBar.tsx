import type { ReactNode } from 'react';
import './pageBar.css';
import './endBar.css';

interface EndBarProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** What it is all about: the last buttons, always in view. */
  readonly children: ReactNode;
  /** Other buttons. With less room they stand above the bar, at the end of the page. */
  readonly more?: ReactNode;
}

/** The bar at the lower end of a page: what it is about, and the ways on. */
export function EndBar({ picture, title, note, children, more }: EndBarProps) {
  return (
    <footer className="page-bar end-bar">
      {more !== undefined && <div className="end-bar-more">{more}</div>}
      <div className="page-bar end-bar-core">
        <span className="end-bar-picture">{picture}</span>
        <div className="end-bar-words">
          <span className="end-bar-title">{title}</span>
          <span className="end-bar-note">{note}</span>
        </div>
        <div className="page-bar-ways end-bar-ways">{children}</div>
      </div>
    </footer>
  );
}
