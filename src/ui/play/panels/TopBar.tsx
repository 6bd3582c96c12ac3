import { Link } from 'wouter';
import { PHASES, playerOf, type Phase } from '../../../rules/model';
import { projectFairs } from '../../../rules/projection';
import { fairValue } from '../../../rules/scoring';
import { LanguageChoice } from '../../parts/LanguageChoice';
import { Tools } from '../../parts/Tools';
import { FairCard } from '../../pictures/cards/FairCard';
import { Icon } from '../../pictures/Icon';
import { shows } from '../../explain/shows';
import { TokenIcon } from '../../pictures/Piece';
import { useReadings } from '../../readings/context';
import { ReadingsSign } from '../../readings/ReadingsSign';
import { differences } from '../../readings/words';
import { readingsOfFair } from '../../text/words';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';
import { fairState } from './fairState';
import { Scores } from './Scores';
import './head.css';

/** Where the game is: round, phase, turn; the four Fairs and what the coming one pays; the tools. */
export function TableHead() {
  return (
    <header className="table-head">
      <Where />
      <Scores />
      <Fairs />
      <div className="table-tools">
        <ReadingsSign />
        <LanguageChoice short />
        <Tools />
      </div>
    </header>
  );
}

/** When no turn is left in the round. */
const ITS_END: ReadonlySet<Phase> = new Set(['king', 'fair', 'cleanup']);

const SHOWN_PHASES: readonly Phase[] = PHASES.filter(phase => phase !== 'cleanup');

function Where() {
  const G = useTable(theGame);
  const { say } = useTableText();
  const phase: Phase = G.phase === 'cleanup' ? 'fair' : G.phase;
  return (
    <div className="where">
      <Link href="/" className="table-logo" title={say('menu.home')}>
        {say('app.name')}
      </Link>
      <div>
        <p className="where-round" {...shows({ is: 'round' })}>
          {G.ranking ? (
            say('table.afterLast')
          ) : (
            <>
              <span>{say('table.round', { round: G.round })}</span>
              <span className="dot"> · </span>
              <span>
                {ITS_END.has(G.phase) ? say('table.endOfRound') : say('table.turn', { turn: G.cycle })}
              </span>
            </>
          )}
        </p>
        <ol className="where-phases">
          {SHOWN_PHASES.map(each => (
            <li
              key={each}
              className="phase"
              aria-current={each === phase ? 'step' : undefined}
              {...shows({ is: 'phase', phase: each })}
            >
              {say(`phaseShort.${each}`)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Fairs() {
  const G = useTable(theGame);
  const text = useTableText();
  const { say, town: townName, fairTitle } = text;
  const own = differences(text, useReadings());
  return (
    <ol className="fairs" aria-label={say('fairs.title')}>
      {G.fairs.map(({ town, tile }, index) => {
        const round = index + 1;
        const points = fairValue(tile, round);
        const state = fairState(G, round);
        const label = say('fairs.label', { round, town: townName(town), points, what: fairTitle(tile) });
        const read = own
          .filter(({ name }) => readingsOfFair(tile).some(each => each === name))
          .map(({ words }) => say('readings.here', { answer: words }));
        return (
          <li key={town} aria-label={label} {...shows({ is: 'fair', town })}>
            {read.length > 0 && <Icon name="warning" size={16} label={read.join('. ')} />}
            <FairCard tile={tile} round={index} state={state} town={townName(town)}>
              {state === 'now' && <FairNow />}
            </FairCard>
          </li>
        );
      })}
    </ol>
  );
}

/** What the Fair of this round would pay everybody now. */
function FairNow() {
  const G = useTable(theGame);
  return (
    <ul className="fair-now">
      {G.order.map(seat => {
        const [fair] = projectFairs(G, seat);
        return (
          <li key={seat}>
            <TokenIcon owner={playerOf(G, seat).colour} size={16} label={playerOf(G, seat).name} />
            {fair?.takesPart ? fair.points : 0}
          </li>
        );
      })}
    </ul>
  );
}
