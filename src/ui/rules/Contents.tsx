import type { Book, Entry, Part } from '../text/rules';

export interface FoundPart {
  readonly part: Part;
  readonly entries: readonly Entry[];
}

/** The parts as links, a number where a section begins; while searching only those that hold something. */
export function Contents({ book, parts }: { book: Book; parts: readonly FoundPart[] }) {
  return (
    <ol className="rules-contents">
      {parts.map(({ part: { name, section }, entries }, index) => (
        <li key={name}>
          <a href={`#part-${name}`}>
            <span className="rules-contents-number">
              {parts[index - 1]?.part.section === section ? '' : section}
            </span>
            {book.headings[name]}
            <span className="rules-contents-count">{entries.length}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
