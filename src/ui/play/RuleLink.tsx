import { Icon } from '../pictures/Icon';
import { ruleAddress } from '../readings/address';
import { useReadings } from '../readings/context';
import { differences, readingOfRule } from '../readings/words';
import { useText } from '../text';

/** The number of a rule, leading to its text; brown where this table reads it otherwise than usual. */
export function RuleLink({ rule }: { rule: string }) {
  const readings = useReadings();
  const text = useText();
  const name = readings && readingOfRule(rule);
  const own = differences(text, readings).find(difference => difference.name === name);
  const words = own && text.say('readings.here', { answer: own.words });
  return (
    <a
      className={own ? 'rule-link rule-own' : 'rule-link'}
      href={ruleAddress(rule, readings)}
      target="_blank"
      rel="noreferrer"
      title={words}
    >
      {own && <Icon name="warning" size={13} label={words ?? ''} />}
      {rule}
    </a>
  );
}
