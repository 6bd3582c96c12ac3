import type { Technology } from '../../../content/silver/words';
import { silverOf } from '../../../rules/silver/miner';
import { theGame, useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';
import { productName } from '../../text/silver/words';
import { Icon } from '../../pictures/Icon';
import { shows } from '../../explain/shows';
import { DrawnSurprises } from '../DrawnSurprises';
import { TechnologyCard } from './TechnologyCard';
import './technologies.css';

/** The three Technologies of the game, with what each tier does. */
export function TechnologyPanel() {
  const { technologies, overlay, surprises = [] } = useTable(view => silverOf(theGame(view)));
  const text = useTableText();
  const { say } = text;
  return (
    <section className="technologies" aria-label={say('setUp.technologies')}>
      {technologies.map((technology: Technology) => (
        <TechnologyCard key={technology} technology={technology} />
      ))}
      <p className="overlay-here" {...shows({ is: 'overlay' })}>
        <Icon name="trophy" size={22} />
        <b>{say('overlay.here')}</b> {productName(text, overlay)}
      </p>
      {surprises.length > 0 && (
        <div className="overlay-here surprises-here">
          <b>{say('surprise.drawn', { n: surprises.length })}</b>
          <DrawnSurprises />
        </div>
      )}
    </section>
  );
}
