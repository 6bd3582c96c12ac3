import { Link } from 'wouter';
import type { BookEntry, FoundPart } from '../text/rules';
import { RuleReadings } from './RuleReadings';

interface RulePartProps {
  readonly found: FoundPart;
  /** The rule that the address names. */
  readonly opened: string | undefined;
}

/** A part of the rules: each rule with its number, which is its address. */
export function RulePart({ found, opened }: RulePartProps) {
  const { part, heading, entries } = found;
  const { name, section } = part;
  const id = `part-${name}`;
  return (
    <section className="rules-section" aria-labelledby={id}>
      <h2 id={id} className="rules-heading">
        <span className="rules-heading-number">{section}</span>
        {heading}
      </h2>
      <ul className="rules-list">
        {entries.map(entry => (
          <RuleLine key={entry.id} entry={entry} open={entry.id === opened} />
        ))}
      </ul>
    </section>
  );
}

/** A rule; rulings on what the printed rules leave open lie on a ground of their own. */
function RuleLine({ entry: { id, title, text }, open }: { entry: BookEntry; open: boolean }) {
  const kind = id.includes('Q') ? 'rule ruling' : 'rule';
  return (
    <li id={id} tabIndex={-1} className={open ? `${kind} rule-open` : kind}>
      <Link href={`/rules/${id}`} className="rule-number">
        {id}
      </Link>
      <span>
        <span className="rule-title">{title}</span>
        <span className="rule-text">{text}</span>
        <RuleReadings id={id} />
      </span>
    </li>
  );
}
