import { useId, type ReactNode } from 'react';
import { Ribbon, type RibbonTone } from './Ribbon';
import './panel.css';

interface PanelProps {
  readonly title: ReactNode;
  /** With a tone the title is a ribbon, without one a plain heading. */
  readonly tone?: RibbonTone;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** At the right end of the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A white card with its name: everything but the map lies on one. */
export function Panel({ title, tone, note, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section className={`panel ${className}`.trim()} aria-labelledby={id}>
      <header className={tone === undefined ? 'panel-head' : 'panel-head panel-head-ribbon'}>
        {tone === undefined ? (
          <h2 id={id} className="panel-title">
            {title}
          </h2>
        ) : (
          <Ribbon tone={tone} id={id}>
            {title}
          </Ribbon>
        )}
        {note !== undefined && <span className="panel-note">{note}</span>}
        {aside !== undefined && <span className="panel-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
