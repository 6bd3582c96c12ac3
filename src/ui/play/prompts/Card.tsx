import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../pictures/Icon';
import { deedAt } from '../deeds';
import { useTableText } from '../words';

interface CardProps {
  title: string;
  hint?: string | undefined;
  children?: ReactNode;
}

/** A question beside the map: a legend to it, never a cover; what it still hides is seen when it is folded. */
export function Card({ title, hint, children }: CardProps) {
  const text = useTableText();
  const [folded, fold] = useState(false);
  const inside = useId();
  const words = text.say(folded ? 'prompt.unfold' : 'prompt.fold');
  return (
    <section className="prompt-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="fold"
          aria-expanded={!folded}
          aria-controls={inside}
          aria-label={deedAt(text, words, title)}
          title={words}
          onClick={() => fold(!folded)}
        >
          <Icon name={folded ? 'up' : 'down'} size={16} />
        </button>
      </header>
      <div id={inside} hidden={folded}>
        {hint !== undefined && hint !== '' && <p className="hint">{hint}</p>}
        {children}
      </div>
    </section>
  );
}
