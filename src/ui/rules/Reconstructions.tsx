import { useText } from '../text';
import { reconstructions } from './reconstructed';

/** Says what of the printed game is not known, and by which reasons ours was chosen. */
export function Reconstructions() {
  const text = useText();
  const { say } = text;
  return (
    <section className="rules-section" aria-labelledby="reconstructed">
      <h2 id="reconstructed" className="rules-heading">
        {say('rules.reconstructed')}
      </h2>
      <p className="rules-note">{say('rules.reconstructed.text')}</p>
      <dl className="origins">
        {reconstructions(text).map(({ list, reasons }) => (
          <div key={list} className="origin">
            <dt>{say(`rules.list.${list}`)}</dt>
            {reasons.map(reason => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
