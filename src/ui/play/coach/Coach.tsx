import { useId, useState } from 'react';
import { Button } from '../../parts/Button';
import { useWindowIs } from '../../parts/media';
import { understand } from '../../session/coach';
import { changeSettings } from '../../session/settings';
import { saysAround } from '../around';
import { Fold } from '../prompts/Fold';
import { RuleLink } from '../RuleLink';
import type { BeatName } from '../told';
import { useTableText } from '../words';
import { useHint } from './useHint';
import './coach.css';

/** A phone with so little height shows the title alone, and the wheel whole. */
const LOW = '(width < 760px) and (height < 800px)';

/** One short hint when something first comes up; each can be put away, and all of them for good. */
export function Coach({ beat }: { beat: BeatName | undefined }) {
  const told = useHint(beat);
  const low = useWindowIs(LOW);
  const [opened, open] = useState<string>();
  const inside = useId();
  const { say } = useTableText();
  if (!told) return null;
  const { hint, rule, title, text, skips } = told;
  const folded = low && opened !== hint;
  return (
    <section ref={saysAround('note')} className="coach" aria-label={say('coach.title')}>
      <header>
        <h2>{say(title)}</h2>
        {low && (
          <Fold
            of={say(title)}
            inside={inside}
            folded={folded}
            onFold={fold => open(fold ? undefined : hint)}
          />
        )}
      </header>
      <div id={inside} hidden={folded}>
        <p>
          {say(text)} <RuleLink rule={rule} />
        </p>
        <footer>
          <Button size="small" onClick={() => changeSettings({ coach: false })}>
            {say('coach.off')}
          </Button>
          {skips.length > 0 && (
            <Button size="small" onClick={() => understand(...skips)}>
              {say('coach.knowsBase')}
            </Button>
          )}
          <Button size="small" tone="primary" onClick={() => understand(hint)}>
            {say('coach.next')}
          </Button>
        </footer>
      </div>
    </section>
  );
}
