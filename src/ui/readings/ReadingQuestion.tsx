import { useId } from 'react';
import { RuleNumber } from '../parts/RuleNumber';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { answerWords, questionWords, readingAt, readingIcon, type AnyReading } from './words';
import '../parts/rowCard.css';
import './readings.css';

interface ReadingQuestionProps {
  readonly name: AnyReading;
  readonly value: string;
  /** Absent where it can only be read. */
  readonly onChange?: ((value: string) => void) | undefined;
}

/** One sentence and its answers, the usual one and the printed one marked; brown where another one is ticked. */
export function ReadingQuestion({ name, value, onChange }: ReadingQuestionProps) {
  const text = useText();
  const { say } = text;
  const id = useId();
  const { title, ask } = questionWords(text, name);
  const { values, usual, printed, rule } = readingAt(name);
  return (
    <fieldset
      className={value === usual ? 'reading' : 'reading reading-differs'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-ask`}
    >
      <div className="reading-head">
        <Icon name={readingIcon(name)} size={26} />
        <h3 id={`${id}-title`} className="reading-title">
          {title}
        </h3>
        <RuleNumber rule={rule} />
      </div>
      <p id={`${id}-ask`} className="reading-ask">
        {ask}
      </p>
      {values.map(each => (
        <label key={each} className="row-card answer">
          <input
            type="radio"
            name={id}
            checked={each === value}
            disabled={onChange === undefined}
            onChange={() => onChange?.(each)}
          />
          <span className="answer-words">{answerWords(text, name, each)}</span>
          {each === printed && <span className="chip-printed">{say('readings.asPrinted')}</span>}
          {each === usual && <span className="chip-usual">{say('readings.usual')}</span>}
        </label>
      ))}
    </fieldset>
  );
}
