import { useState } from 'react';
import { Button } from '../parts/Button';
import { useText } from '../text';
import type { Draft } from './draft';
import { keepDraft } from './keep';

/** Keeps the game as it is set up, to be proposed next time. */
export function KeepButton({ draft }: { draft: Draft }) {
  const { say } = useText();
  const [kept, setKept] = useState(false);
  const keep = (): void => {
    keepDraft(draft);
    setKept(true);
  };
  return (
    <>
      <Button className="keep-button" onClick={keep} {...(kept && { icon: 'check' as const })}>
        {say('newGame.keep')}
      </Button>
      <span role="status" className="out-of-sight">
        {kept && say('newGame.kept')}
      </span>
    </>
  );
}
