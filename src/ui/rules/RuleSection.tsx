import { memo } from 'react';
import { Link } from 'wouter';
import { useText } from '../text';
import type { RuleEntry } from './load';
import { sectionName } from './sections';

interface RuleSectionProps {
  readonly section: number;
  readonly rules: readonly RuleEntry[];
  /** The rule that the address names. */
  readonly opened: string | undefined;
}

/** A section of the rules: each with its number, which is its address. */
export const RuleSection = memo(function RuleSection({ section, rules, opened }: RuleSectionProps) {
  const text = useText();
  return (
    <section className="rules-section" aria-labelledby={`section-${section}`}>
      <h2 id={`section-${section}`} className="rules-heading">
        <span className="rules-heading-number">{section}</span>
        {sectionName(text, section)}
      </h2>
      <ul className="rules-list">
        {rules.map(({ id, title, text: words }) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            className={`rule ${id.startsWith('Q') ? 'ruling' : ''} ${id === opened ? 'rule-open' : ''}`}
          >
            <Link href={`/rules/${id}`} className="rule-number">
              {id}
            </Link>
            <span>
              <span className="rule-title">{title}</span>
              {words !== undefined && <span className="rule-text">{words}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
