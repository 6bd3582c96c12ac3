import type { ReactNode } from 'react';
import './prompts.css';

interface CardProps {
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
}

/** A question beside the map: a legend to it, never a cover. */
export function Card({ title, hint, children }: CardProps) {
  return (
    <section className="prompt-card" aria-label={title}>
      <h2>{title}</h2>
      {hint !== undefined && hint !== '' && <p className="hint">{hint}</p>}
      {children}
    </section>
  );
}
