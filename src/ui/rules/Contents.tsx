import { Fragment } from 'react';
import type { FoundPart } from '../text/rules';

/** The parts as links, a number where a section begins; while searching only those that hold something. */
export function BookContents({ parts }: { parts: readonly FoundPart[] }) {
  return (
    <ol className="rules-contents">
      {parts.map(({ book, part: { name, section }, heading, entries }, index) => {
        const before = parts[index - 1];
        return (
          <Fragment key={name}>
            {before?.book !== book && <li className="rules-contents-book">{book}</li>}
            <li>
              <a href={`#part-${name}`}>
                <span className="rules-contents-number">
                  {before?.book === book && before.part.section === section ? '' : section}
                </span>
                {heading}
                <span className="rules-contents-count">{entries.length}</span>
              </a>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
