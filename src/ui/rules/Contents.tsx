import type { Book, BookEntry, BookPart } from '../text/rules';

export interface FoundPart {
  readonly part: BookPart;
  readonly entries: readonly BookEntry[];
}

/** The parts as links, a number where a section begins; while searching only those that hold something. */
export function BookContents({ book, parts }: { book: Book; parts: readonly FoundPart[] }) {
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
