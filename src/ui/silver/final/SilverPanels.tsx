import type { Seat, State } from '../../../rules/model';
import { silverOf, tierOf } from '../../../rules/silver/miner';
import type { FinalPanelProps } from '../../final/boxFinal';
import type { Standing } from '../../final/standings';
import { Panel } from '../../parts/Panel';
import { RuleNumber } from '../../parts/RuleNumber';
import { COUNT_ICONS } from '../../pictures/cards/FairIcons';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { TokenIcon } from '../../pictures/Piece';
import { useText } from '../../text';
import { nameOf } from '../../text/words';
import { productName, technologyName } from '../../text/silver/words';
import { overlaySum, silverSum } from './sums';
import { Ladder } from '../Ladders';
import './final.css';

/** The overlay with the factor that was taken, and what became of the Silver. */
export function SilverPanels({ state, events, standings }: FinalPanelProps) {
  const text = useText();
  const { say } = text;
  return (
    <>
      <Panel
        title={say('end.overlay')}
        note={
          <>
            {productName(text, silverOf(state).overlay)} <RuleNumber rule="S10.1" />
          </>
        }
        className="final-overlay"
      >
        <ul className="overlay-sums">
          {standings.map(standing => (
            <OverlayLine key={standing.seat} state={state} standing={standing} />
          ))}
        </ul>
      </Panel>
      <Panel title={say('end.silver')} className="final-silver">
        <table className="silver-sums">
          <thead>
            <tr>
              <td />
              <th scope="col">{say('end.silver.earned')}</th>
              <th scope="col">{say('end.silver.tiers')}</th>
              <th scope="col">{say('end.silver.else')}</th>
              <th scope="col">{say('end.silver.left')}</th>
              <th scope="col">
                {say('end.silver.reached')} <RuleNumber rule="S10.5" />
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(standing => (
              <SilverLine key={standing.seat} state={state} events={events} standing={standing} />
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}

interface LineProps {
  readonly state: State;
  readonly standing: Standing;
}

/** One factor or the other, times the third: the larger one is framed. */
function OverlayLine({ state, standing: { seat, owner, name } }: LineProps) {
  const text = useText();
  const { say, number } = text;
  const { choice, fixed, points } = overlaySum(state, seat);
  const [one, other] = choice.map(({ count, n, taken }) => (
    <span key={count} className={taken ? 'factor factor-taken' : 'factor'}>
      <Icon
        name={COUNT_ICONS[count]}
        size={24}
        className={`of-${owner}`}
        label={nameOf(text, 'count', count)}
      />
      {number(n)}
      {taken && <span className="out-of-sight">{say('end.overlay.taken')}</span>}
    </span>
  ));
  return (
    <li>
      <TokenIcon owner={owner} size={26} label={name} />
      {one}
      <small>{say('setUp.or')}</small>
      {other}
      <span>×</span>
      <span className="factor">
        <Icon
          name={COUNT_ICONS[fixed.count]}
          size={24}
          className={`of-${owner}`}
          label={nameOf(text, 'count', fixed.count)}
        />
        {number(fixed.n)}
      </span>
      <span>=</span>
      <strong>{number(points)}</strong>
    </li>
  );
}

function SilverLine({
  state,
  events,
  standing: { seat, owner, name },
}: LineProps & Pick<FinalPanelProps, 'events'>) {
  const text = useText();
  const { number } = text;
  const { earned, onTiers, onElse, left, leftPays, tiersPay } = silverSum(state, events, seat);
  const silver = (n: number) => (
    <>
      <Icon name="silver" size={20} /> {number(n)}
    </>
  );
  return (
    <tr>
      <th scope="row">
        <TokenIcon owner={owner} size={26} label={name} />
      </th>
      <td>{silver(earned)}</td>
      <td>{silver(onTiers)}</td>
      <td>{silver(onElse)}</td>
      <td>
        {silver(left)} <Icon name="then" size={12} /> <ShieldIcon points={leftPays} size={26} />
      </td>
      <td>{tiersPay === 0 ? '–' : <Reached state={state} seat={seat} pays={tiersPay} />}</td>
    </tr>
  );
}

function Reached({ state, seat, pays }: { state: State; seat: Seat; pays: number }) {
  const text = useText();
  return (
    <>
      {silverOf(state).technologies.map(technology => (
        <Ladder
          key={technology}
          name={technologyName(text, technology)}
          reached={tierOf(state, seat, technology)}
        />
      ))}{' '}
      <Icon name="then" size={12} /> <ShieldIcon points={pays} size={26} />
    </>
  );
}
