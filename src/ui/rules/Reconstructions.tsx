import { useText } from '../text';
import type { Book } from '../text/rules';
import { reconstructions } from './reconstructed';

/** Says what of the printed game is not known, and by which reasons ours was chosen. */
export function Reconstructions({ books }: { books: readonly Book[] }) {
  const text = useText();
  const { say } = text;
  const all = [...reconstructions(text), ...books.flatMap(({ reconstructed = [] }) => reconstructed)];
  return (
    <section className="rules-section" aria-labelledby="reconstructed">
      <h2 id="reconstructed" className="rules-heading">
        {say('rules.reconstructed')}
      </h2>
      <p className="rules-note">{say('rules.reconstructed.text')}</p>
      <dl className="origins">
        {all.map(({ name, reasons }) => (
          <div key={name} className="origin">
            <dt>{name}</dt>
            {reasons.map(reason => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
