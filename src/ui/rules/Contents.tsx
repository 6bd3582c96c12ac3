import { useText } from '../text';
import type { RuleEntry } from './load';
import { sectionName } from './sections';

/** The sections as links; with a search only those that hold what was found. */
export function Contents({ sections }: { sections: readonly (readonly [number, readonly RuleEntry[]])[] }) {
  const text = useText();
  return (
    <ol className="rules-contents">
      {sections.map(([section, rules]) => (
        <li key={section}>
          <a href={`#section-${section}`}>
            <span className="rules-contents-number">{section}</span>
            {sectionName(text, section)}
            <span className="rules-contents-count">{rules.length}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
