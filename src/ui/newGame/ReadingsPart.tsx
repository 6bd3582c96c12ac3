import { useEffect, useRef } from 'react';
import type { Readings } from '../../rules/readings';
import { Button } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { Differences } from '../readings/Differences';
import { ReadingsList } from '../readings/ReadingsList';
import { differences } from '../readings/words';
import { useText } from '../text';
import { playedWith, type GameDraft } from './draft';
import { keepReadings } from './keep';
import { KeepButton } from './KeepButton';
import { PartsOfGame } from './PartsOfGame';
import { ProblemNote } from './ProblemNote';
import '../parts/rowCard.css';
import './readingsPart.css';

interface ReadingsPartProps {
  readonly draft: GameDraft;
  /** Why the game cannot begin, from whatever part. */
  readonly problem: string | undefined;
  readonly onChange: (draft: GameDraft) => void;
  readonly onBack: () => void;
}

/** The third part of a new game: how rules are read that can be read in more than one way. */
export function ReadingsPart({ draft, problem, onChange, onBack }: ReadingsPartProps) {
  const { say } = useText();
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  const read = (readings: Readings): void => onChange({ ...draft, readings });
  return (
    <main ref={part} tabIndex={-1} className="readings-part">
      <PartsOfGame draft={draft} onBack={onBack} />
      <Panel
        title={say('readings.title')}
        tone="special"
        note={say('readings.hint')}
        className="readings-panel"
      >
        <ReadingsList readings={draft.readings} boxes={playedWith(draft)} onChange={read} />
      </Panel>
      <ThisTable readings={draft.readings} problem={problem} onChange={read} />
    </main>
  );
}

interface ThisTableProps {
  readonly readings: Readings;
  readonly problem: string | undefined;
  readonly onChange: (readings: Readings) => void;
}

/** What differs, and what that means. */
function ThisTable({ readings, problem, onChange }: ThisTableProps) {
  const text = useText();
  const { say } = text;
  const n = differences(text, readings).length;
  return (
    <Panel title={say('readings.table')} tone="merchant" className="this-table">
      <p className="readings-sum" role="status">
        <b>{n}</b> {say('readings.differFromUsual', { n })}
      </p>
      <Differences readings={readings} />
      <p>{say('readings.everywhere')}</p>
      <p>{say('readings.sums')}</p>
      <p>{say('readings.everybody')}</p>
      <ProblemNote text={problem} />
      <div className="this-table-ways">
        <Button disabled={n === 0} onClick={() => onChange({})}>
          {say('readings.allUsual')}
        </Button>
        <KeepButton
          key={JSON.stringify(readings)}
          label={say('readings.keep')}
          kept={say('readings.kept')}
          keep={() => keepReadings(readings)}
        />
      </div>
    </Panel>
  );
}
