import { Icon } from '../pictures/Icon';
import { useReadings } from '../readings/context';
import { answerWords, answerHere, readingAt, readingOfRule } from '../readings/words';
import { useText } from '../text';
import '../readings/readings.css';

/** Beside a rule that tables read in different ways: the ways, and the one of the table from which somebody came. */
export function RuleReadings({ id }: { id: string }) {
  const text = useText();
  const { say } = text;
  const readings = useReadings();
  const name = readingOfRule(id);
  if (name === undefined) return null;
  const here = readings && answerHere(readings, name);
  const { values, usual, printed, by } = readingAt(name);
  if (by === 'migrate' && here === undefined) return null;
  return (
    <span className="rule-readings">
      <span className="rule-readings-ask">
        {say(by === 'migrate' ? 'readings.older' : 'readings.choice')}
      </span>
      {values.map(value => (
        <span key={value} className="rule-reading">
          {answerWords(text, name, value)}{' '}
          {value === printed && <span className="chip-printed">{say('readings.asPrinted')}</span>}{' '}
          {value === usual && <span className="chip-usual">{say('readings.usual')}</span>}
        </span>
      ))}
      {here !== undefined && (
        <span className="readings-differ">
          <Icon name="warning" size={16} />
          {say('readings.here', { answer: answerWords(text, name, here) })}
        </span>
      )}
    </span>
  );
}
