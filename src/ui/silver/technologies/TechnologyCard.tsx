import type { Technology, Tier } from '../../../content/silver/words';
import { TIERS } from '../../../content/silver/technologies';
import { nextTier } from '../../../rules/silver/known';
import { tierOf } from '../../../rules/silver/miner';
import { playerOf } from '../../../rules/model';
import { shows } from '../../explain/shows';
import { Icon } from '../../pictures/Icon';
import { TokenIcon } from '../../pictures/Piece';
import { theGame, useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';
import { RuleLink } from '../../play/RuleLink';
import { numeral } from '../../text/numeral';
import { technologyName } from '../../text/silver/words';
import { TECHNOLOGY_ICONS } from './icons';
import { TierPicture } from './tierPictures';
import { TierPrice } from './TierPrice';

/** A Technology: what my next tier would do, then all three with picture, words, price and who has reached them. */
export function TechnologyCard({ technology }: { technology: Technology }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const { say } = text;
  const mine = tierOf(G, me, technology);
  const next = nextTier(G, me, technology);
  return (
    <article className="technology" data-at={`technology:${technology}`}>
      <header {...shows({ is: 'technology', technology })}>
        <Icon name={TECHNOLOGY_ICONS[technology]} size={26} className="of-prospector" />
        <h3>{technologyName(text, technology)}</h3>
        <span className="technology-next" aria-hidden="true">
          {next ? say(`tier.${next.id}`) : say('refusal.lastTier')}
        </span>
        <span className="technology-mine">
          {mine === 0 ? say('tier.notBegun') : say('tier.you', { level: numeral(mine) })}
        </span>
      </header>
      <ol>
        {TIERS.filter(tier => tier.technology === technology).map(tier => (
          <TierRow key={tier.id} tier={tier} mine={mine} />
        ))}
      </ol>
    </article>
  );
}

/** A tier that is mine, that can be bought now, or that comes later. */
function TierRow({ tier, mine }: { tier: Tier; mine: number }) {
  const research = useTable(({ legal }) =>
    tier.tier === mine + 1
      ? legal.find(move => move.type === 'research' && move.technology === tier.technology)
      : undefined,
  );
  const text = useTableText();
  const state = tier.tier <= mine ? 'tier-mine' : research ? 'tier-possible' : 'tier-later';
  return (
    <li
      className={`tier ${state}`}
      aria-current={tier.tier <= mine ? 'true' : undefined}
      {...shows({ is: 'tier', tier: tier.id })}
    >
      <b className="tier-numeral">{numeral(tier.tier)}</b>
      <TierPicture tier={tier.id} />
      <span className="tier-words">
        {text.say(`tier.${tier.id}`)}{' '}
        <em className={tier.asks ? 'asks-you' : 'by-itself'}>
          {text.say(tier.asks ? 'tier.asksYou' : 'tier.byItself')}
        </em>{' '}
        <RuleLink rule={tier.rule} />
      </span>
      <Owners tier={tier} />
      <TierPrice tier={tier} mine={mine} research={research} />
    </li>
  );
}

/** Whoever has reached this tier and none beyond it. */
function Owners({ tier: { technology, tier } }: { tier: Tier }) {
  const G = useTable(theGame);
  const seats = G.order.filter(seat => tierOf(G, seat, technology) === tier);
  return (
    <span className="tier-owners">
      {seats.map(seat => {
        const { colour, name } = playerOf(G, seat);
        return (
          <TokenIcon
            key={seat}
            owner={colour}
            size={18}
            label={name}
            thing={{ is: 'tiers', seat, technology }}
          />
        );
      })}
    </span>
  );
}
