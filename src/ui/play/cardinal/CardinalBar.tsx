import { useMemo } from 'react';
import { CARDINAL } from '../../../rules/cardinal/board';
import { playerOf } from '../../../rules/model';
import { keyOf } from '../../keys/keyList';
import { Button } from '../../parts/Button';
import { SettingChoice } from '../../parts/SettingChoice';
import { useSettings } from '../../session/settings';
import { TokenIcon } from '../../pictures/Piece';
import { chaptersOf } from '../chapters';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { cardinalTurn, stepsToCome } from './turn';
import './cardinalBar.css';

/** While the Cardinal plays: how far he is, at which pace he goes on, and the step to the next person. */
export default function CardinalBar() {
  const { G, log, make, toMyTurn } = useWholeTable();
  const { say } = useTableText();
  const done = useMemo(() => cardinalTurn(chaptersOf(log))?.steps.length ?? 0, [log]);
  const toCome = stepsToCome(G);
  const [next = 'end'] = toCome;
  const of = done + toCome.length;
  // what comes by itself is heard as a whole when it is over
  const byHand = useSettings().pace === 'steps';
  return (
    <section className="bar cardinal-bar" tabIndex={-1} aria-label={say('bar.label')}>
      <div className="bar-now" role={byHand ? 'status' : undefined}>
        <TokenIcon owner={playerOf(G, CARDINAL).colour} size={40} />
        <div>
          <strong className="bar-title">{say('solo.turn')}</strong>
          <span className="bar-hint">{say('solo.step', { n: done + 1, what: say(`soloStep.${next}`) })}</span>
        </div>
      </div>
      <Pips done={done} of={of} />
      {toMyTurn && <Going onStep={() => make({ type: 'proceed' })} onGo={toMyTurn} />}
    </section>
  );
}

/** How he goes on, where it is ours to say. */
function Going({ onStep, onGo }: { onStep: () => void; onGo: () => void }) {
  const { say } = useTableText();
  return (
    <>
      <SettingChoice name="pace" />
      <Button tone="go" icon="play" {...keyOf('endTurn')} onClick={onStep}>
        {say('solo.next')}
      </Button>
      <Button tone="primary" onClick={onGo}>
        {say('solo.toMyTurn')}
      </Button>
    </>
  );
}

/** One dash per step: done, now, to come. */
function Pips({ done, of }: { done: number; of: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at < done ? 'pip-done' : at === done ? 'pip-now' : undefined} />
      ))}
    </span>
  );
}
