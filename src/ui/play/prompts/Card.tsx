import { useId, useState, type ReactNode } from 'react';
import { saysAround } from '../around';
import { Fold } from './Fold';

interface CardProps {
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
}

/** A question beside the map: a legend to it, never a cover; what it still hides is seen when it is folded. */
export function Card({ title, hint, children }: CardProps) {
  const [folded, fold] = useState(false);
  const inside = useId();
  return (
    <section ref={saysAround('question')} className="prompt-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Fold of={title} inside={inside} folded={folded} onFold={fold} />
      </header>
      <div id={inside} hidden={folded}>
        {hint !== undefined && hint !== '' && <p className="hint">{hint}</p>}
        {children}
      </div>
    </section>
  );
}
