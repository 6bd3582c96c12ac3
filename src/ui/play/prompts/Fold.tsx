import { Icon } from '../../pictures/Icon';
import { deedAt } from '../deeds';
import { useTableText } from '../words';

interface FoldProps {
  readonly of: string;
  /** What it folds, by its id. */
  readonly inside: string;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

/** Folds a card to its title, and opens it again. */
export function Fold({ of, inside, folded, onFold }: FoldProps) {
  const text = useTableText();
  const words = text.say(folded ? 'prompt.unfold' : 'prompt.fold');
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={!folded}
      aria-controls={inside}
      aria-label={deedAt(text, words, of)}
      title={words}
      onClick={() => onFold(!folded)}
    >
      <Icon name={folded ? 'up' : 'down'} size={16} />
    </button>
  );
}
