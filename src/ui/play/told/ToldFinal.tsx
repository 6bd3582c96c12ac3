import { playerOf } from '../../../rules/model';
import { signed } from '../../pictures/numbers';
import { TokenIcon } from '../../pictures/Piece';
import { RuleLink } from '../RuleLink';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { finalStory } from './final';
import { Rising } from '../Rising';
import type { ToldStory } from './useTelling';

/** The final scoring in the place of the Fair: what each part pays everybody. */
export function ToldFinal({ telling: { story } }: { telling: ToldStory }) {
  const { G } = useWholeTable();
  const { say } = useTableText();
  const lines = finalStory(story);
  return (
    <section className="told-fair" aria-label={say('coach.final')}>
      <header className="told-fair-head">
        <div>
          <h2>{say('coach.final')}</h2>
          <p>
            {say('coach.final.text')} <RuleLink rule="R13.1" />
          </p>
        </div>
      </header>
      <ul className="told-lines">
        {lines.map(({ seat, parts }) => {
          const { name, colour, score } = playerOf(G, seat);
          return (
            <li key={seat} className={`told-line told-line-final of-${colour}`}>
              <span className="told-who">
                <TokenIcon owner={colour} size={26} />
                <b>{name}</b>
              </span>
              <span className="told-sum">
                {parts
                  .filter(({ points }) => points !== 0)
                  .map(({ kind, points }) => (
                    <span key={kind} className="told-part">
                      {say(`source.${kind}`)} <b>{signed(points)}</b>
                    </span>
                  ))}
              </span>
              <b className="told-won">{signed(parts.reduce((sum, { points }) => sum + points, 0))}</b>
              <Rising of={score} seat={seat} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
