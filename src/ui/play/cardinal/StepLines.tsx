import { useEffect, useRef } from 'react';
import { Icon } from '../../pictures/Icon';
import { RichText } from '../RichText';
import { RuleLink } from '../RuleLink';
import { useTableText } from '../words';
import type { StepLine } from './lines';

export type ToldLine = StepLine & { readonly state: 'done' | 'failed' | 'now' };

interface StepLinesProps {
  readonly lines: readonly ToldLine[];
  /** What is still to come. */
  readonly next: readonly string[];
}

/** Each step with its reason and its rule. */
export function StepLines({ lines, next }: StepLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('.step-now')?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  return (
    <div className="cardinal-steps">
      <ol ref={list}>
        {lines.map((line, at) => (
          <li key={at} className={`step step-${line.state}${line.failed ? ' step-inner' : ''}`}>
            <StepMark state={line.failed ? 'failed' : line.state} />
            <span className="step-text">
              <RichText text={line.text} />
            </span>
            <RuleLink rule={line.rule} />
          </li>
        ))}
        {next.map((words, at) => (
          <li key={`next ${at}`} className="step step-later">
            <StepMark state="later" />
            <span className="step-text">{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const MARKS = { done: 'check', failed: 'close', now: 'play' } as const;

/** What became of a step, as a shape and in words. */
function StepMark({ state }: { state: ToldLine['state'] | 'later' }) {
  const { say } = useTableText();
  const label = say(`solo.state.${state}`);
  return (
    <span className={`step-mark mark-${state}`} role="img" aria-label={label} title={label}>
      {state !== 'later' && <Icon name={MARKS[state]} size={13} />}
    </span>
  );
}
