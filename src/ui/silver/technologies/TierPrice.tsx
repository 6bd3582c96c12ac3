import type { Tier } from '../../../content/silver/words';
import type { Move } from '../../../rules/model';
import { priceOf } from '../../../rules/prices';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { deedAt, moveDeedOf } from '../../play/deeds';
import { theGame, useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';

interface TierPriceProps {
  readonly tier: Tier;
  /** How far I am. */
  readonly mine: number;
  readonly research: Move | undefined;
}

/** What it costs and what it is worth in the end: a button where it can be bought. */
export function TierPrice({ tier: { technology, tier, cost, points }, mine, research }: TierPriceProps) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const make = useTable(view => view.make);
  const text = useTableText();
  const isNext = tier === mine + 1;
  const price = isNext ? (priceOf<'tier'>(G, me, { of: 'tier', technology }).silver ?? cost) : cost;
  const gains = (
    <>
      <Icon name="silver" count={price} size={24} />
      <Icon name="then" size={10} className="tier-then" />
      <ShieldIcon points={points} size={24} />
    </>
  );
  if (research)
    return (
      <button
        type="button"
        className="pill possible tier-price"
        aria-label={deedAt(text, text.say('setUp.technologies'), moveDeedOf({ text, G, me }, research))}
        onClick={() => make(research)}
      >
        {gains}
      </button>
    );
  return (
    <span className="tier-price">
      {tier <= mine ? <Icon name="check" size={22} label={text.say('tier.mine')} /> : gains}
    </span>
  );
}
