import type { Technology, Tier } from '../../../content/silver/words';
import { TIERS } from '../../../content/silver/technologies';
import { priceOf } from '../../../rules/prices';
import { tierOf } from '../../../rules/silver/miner';
import { shows } from '../../explain/shows';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { TokenIcon } from '../../pictures/Piece';
import { deedAt, moveDeedOf } from '../../play/deeds';
import { theGame, useTable } from '../../play/TableContext';
import { movesOf } from '../../play/tasks';
import { useTableText } from '../../play/words';
import { RuleLink } from '../../play/RuleLink';
import { numeral } from '../../text/numeral';
import { technologyName } from '../../text/silver/words';
import { TECHNOLOGY_ICONS } from './icons';

/** A Technology: what each tier does, what the next one costs, who has reached which. */
export function TechnologyCard({ technology }: { technology: Technology }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const { say } = text;
  const mine = tierOf(G, me, technology);
  return (
    <article className="technology" data-at={`technology:${technology}`}>
      <header {...shows({ is: 'technology', technology })}>
        <Icon name={TECHNOLOGY_ICONS[technology]} size={26} className="of-prospector" />
        <h3>{technologyName(text, technology)}</h3>
      </header>
      <ol>
        {TIERS.filter(tier => tier.technology === technology).map(tier => (
          <TierRow key={tier.id} tier={tier} mine={mine} />
        ))}
      </ol>
      <p className="technology-owners">
        {G.players.map(({ colour, name }, seat) => {
          const tier = tierOf(G, seat, technology);
          return (
            <span key={colour}>
              <TokenIcon owner={colour} size={18} label={name} />{' '}
              {tier === 0 ? say('tier.none') : numeral(tier)}
            </span>
          );
        })}
      </p>
    </article>
  );
}

/** A tier that is mine, that can be bought now, or that comes later. */
function TierRow({
  tier: { technology, tier, cost, points, rule, asks },
  mine,
}: {
  tier: Tier;
  mine: number;
}) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const make = useTable(view => view.make);
  const text = useTableText();
  const isNext = tier === mine + 1;
  const move = isNext ? movesOf(legal, 'research').find(each => each.technology === technology) : undefined;
  const price = isNext ? (priceOf<'tier'>(G, me, { of: 'tier', technology }).silver ?? cost) : cost;
  const state = tier <= mine ? 'tier-mine' : move ? 'tier-possible' : 'tier-later';
  const gains = (
    <>
      <Icon name="silver" count={price} size={26} />
      <Icon name="then" size={12} />
      <ShieldIcon points={points} size={26} />
    </>
  );
  return (
    <li className={`tier ${state}`} aria-current={tier <= mine ? 'true' : undefined}>
      <b className="tier-numeral">{numeral(tier)}</b>
      <span className="tier-words">
        {text.say(`tier.${technology}${tier}`)}{' '}
        <em className={asks ? 'asks-you' : 'by-itself'}>
          {text.say(asks ? 'tier.asksYou' : 'tier.byItself')}
        </em>{' '}
        <RuleLink rule={rule} />
      </span>
      {move ? (
        <button
          type="button"
          className="pill possible tier-price"
          aria-label={deedAt(text, text.say('setUp.technologies'), moveDeedOf({ text, G, me }, move))}
          onClick={() => make(move)}
        >
          {gains}
        </button>
      ) : (
        <span className="tier-price">
          {tier <= mine ? <Icon name="check" size={22} label={text.say('tier.mine')} /> : gains}
        </span>
      )}
    </li>
  );
}
