import { useEffect, useRef } from 'react';
import { setupOf } from '../boxes/setups';
import { useText } from '../text';
import { withBox, type GameDraft } from './draft';
import { ProblemNote } from './ProblemNote';

interface BoxPartProps {
  readonly name: string;
  readonly draft: GameDraft;
  readonly problem: string | undefined;
  readonly onChange: (draft: GameDraft) => void;
}

/** The part of a new game where the set-up of a box is chosen. */
export function BoxPart({ name, draft, problem, onChange }: BoxPartProps) {
  const text = useText();
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  const setup = setupOf(name);
  return (
    <main ref={part} tabIndex={-1} className="box-part" aria-label={text.say('newGame.setUp')}>
      {setup && (
        <setup.Detail
          chosen={draft.boxes[name] ?? {}}
          onChange={chosen => onChange(withBox(draft, name, chosen))}
        />
      )}
      <ProblemNote text={problem} />
    </main>
  );
}
