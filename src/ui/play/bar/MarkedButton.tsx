import { useEffect } from 'react';
import { Button } from '../../parts/Button';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { briefDeed } from './briefDeeds';
import { DoingPrice } from './DoingPrice';

/** What a finger has marked stands out where it is drawn, and is done by this button too: it says what it is. */
export function MarkedButton() {
  const { G, me, mark, make } = useWholeTable();
  const text = useTableText();
  const thing = mark?.thing;
  useEffect(() => {
    thing?.setAttribute('data-marked', '');
    return () => thing?.removeAttribute('data-marked');
  }, [thing]);
  const brief = mark && briefDeed({ text, G, me }, mark.moves);
  if (!mark || !brief) return null;
  return (
    <Button tone="go" icon="check" className="do-marked" onClick={() => make(...mark.moves)}>
      <span>{brief.words}</span>
      <DoingPrice {...brief} />
    </Button>
  );
}
