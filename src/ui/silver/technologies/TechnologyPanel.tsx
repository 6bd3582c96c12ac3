import type { Technology } from '../../../content/silver/words';
import { silverOf } from '../../../rules/silver/miner';
import { theGame, useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';
import { TechnologyCard } from './TechnologyCard';
import './technologies.css';

/** The three Technologies of the game, with what each tier does. */
export function TechnologyPanel() {
  const technologies = useTable(view => silverOf(theGame(view)).technologies);
  const { say } = useTableText();
  return (
    <section className="technologies" aria-label={say('setUp.technologies')}>
      {technologies.map((technology: Technology) => (
        <TechnologyCard key={technology} technology={technology} />
      ))}
    </section>
  );
}
