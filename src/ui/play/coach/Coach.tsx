import { Button } from '../../parts/Button';
import { understand } from '../../session/coach';
import { changeSettings } from '../../session/settings';
import { RuleLink } from '../RuleLink';
import type { BeatName } from '../told';
import { useTableText } from '../words';
import { useHint } from './useHint';
import './coach.css';

/** One short hint when something first comes up; each can be put away, and all of them for good. */
export function Coach({ beat }: { beat: BeatName | undefined }) {
  const told = useHint(beat);
  const { say } = useTableText();
  if (!told) return null;
  const { hint, rule, title, text, skips } = told;
  return (
    <section className="coach" aria-label={say('coach.title')}>
      <h2>{say(title)}</h2>
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
    </section>
  );
}
