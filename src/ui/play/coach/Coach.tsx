import { Button } from '../../parts/Button';
import { understand } from '../../session/coach';
import { changeSettings } from '../../session/settings';
import { RuleLink } from '../RuleLink';
import type { BeatName } from '../told';
import { useTableText } from '../words';
import { HINTS } from './hints';
import { useHint } from './useHint';
import './coach.css';

/** One short hint when something first comes up; each can be put away, and all of them for good. */
export function Coach({ beat }: { beat: BeatName | undefined }) {
  const hint = useHint(beat);
  const { say } = useTableText();
  if (!hint) return null;
  return (
    <section className="coach" aria-label={say('coach.title')}>
      <h2>{say(`coach.${hint}`)}</h2>
      <p>
        {say(`coach.${hint}.text`)} <RuleLink rule={HINTS[hint]} />
      </p>
      <footer>
        <Button size="small" onClick={() => changeSettings({ coach: false })}>
          {say('coach.off')}
        </Button>
        <Button size="small" tone="primary" onClick={() => understand(hint)}>
          {say('coach.next')}
        </Button>
      </footer>
    </section>
  );
}
