import type { Readings } from '../../rules/readings';
import { RuleNumber } from '../parts/RuleNumber';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { differences } from './words';
import './readings.css';

/** The readings that are not the usual ones, each in a few words. */
export function Differences({ readings }: { readings: Readings | undefined }) {
  const text = useText();
  return (
    <ul className="differences">
      {differences(text, readings).map(({ name, rule, title, words }) => (
        <li key={name} className="difference">
          <Icon name="warning" size={18} />
          <span>
            <b className="difference-title">{title}</b> {words} <RuleNumber rule={rule} readings={readings} />
          </span>
        </li>
      ))}
    </ul>
  );
}
