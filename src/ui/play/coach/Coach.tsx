import { Button } from '../../parts/Button';
import { understand, useUnderstood } from '../../session/coach';
import { changeSettings, useSettings } from '../../session/settings';
import { RuleLink } from '../RuleLink';
import { useWholeTable } from '../TableContext';
import type { BeatName } from '../told';
import { useText } from '../words';
import { HINTS, hintFor } from './hints';
import './coach.css';

/** One short hint when something first comes up; each can be put away, and all of them for good. */
export function Coach({ beat }: { beat: BeatName | undefined }) {
  const { G, me, legal } = useWholeTable();
  const { coach } = useSettings();
  const known = useUnderstood();
  const { say } = useText();
  const hint = coach ? hintFor({ G, me, legal, beat }, known) : undefined;
  if (!hint) return null;
  return (
    <section className="coach" aria-label={say('coach.title')}>
      <div role="status">
        <h2>{say(`coach.${hint}`)}</h2>
        <p>
          {say(`coach.${hint}.text`)} <RuleLink rule={HINTS[hint]} />
        </p>
      </div>
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
