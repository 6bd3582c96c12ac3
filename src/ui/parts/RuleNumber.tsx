import type { Readings } from '../../rules/readings';
import { ruleAddress } from '../readings/address';

interface RuleNumberProps {
  readonly rule: string;
  /** How the rules are read where it stands. */
  readonly readings?: Readings | undefined;
}

/** The number of a rule; it opens its text in a window of its own, so that nothing here is lost. */
export function RuleNumber({ rule, readings }: RuleNumberProps) {
  return (
    <a className="rule-number" href={ruleAddress(rule, readings)} target="_blank" rel="noreferrer">
      {rule}
    </a>
  );
}
