import { CHARACTER_OFFER_COSTS, OFFER_COSTS } from '../../../content';
import type { Move } from '../../../rules/model';
import { Panel } from '../../parts/Panel';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { Icon, PointsIcon } from '../../pictures/Icon';
import { TileButton } from '../TileButton';
import { moveDeedOf, distinct } from '../deeds';
import { theGame, useTable } from '../TableContext';
import { shows, type DrawnThing } from '../../explain/shows';
import { useTableText } from '../words';
import './offers.css';

/** Both offers; what can be taken now glows. */
export function Offers() {
  return (
    <>
      <ContractOffer />
      <CharacterOffer />
    </>
  );
}

function ContractOffer() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const offered = G.offers.contract;
  const text = useTableText();
  const { say } = text;
  return (
    <Panel
      title={say('offer.contracts')}
      tone="contract"
      aside={
        <span data-at="pile:contract" {...shows({ is: 'offer', offer: 'contract' })}>
          {say('offer.contractsHint')}
        </span>
      }
      className="offer"
    >
      <ul className="offer-row">
        {offered.map((tile, at) => (
          <li
            key={tile ?? `gap ${at}`}
            className="offered"
            data-at={`contract:${at}`}
            {...shows({ is: 'offered', offer: 'contract', space: at })}
          >
            {tile === null ? (
              <Gap />
            ) : (
              <Offered
                tile={tile}
                move={{ type: 'takeContract', tile }}
                name={moveDeedOf({ text, G, me }, { type: 'takeContract', tile })}
              />
            )}
            <PointsIcon
              points={OFFER_COSTS[at] ?? 0}
              size={22}
              thing={{ is: 'price', offer: 'contract', space: at }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SWAP: Move = { type: 'swapOffer' };
/** New Characters come from here, and old ones go there. */
const PILE = 'pile:character';

function CharacterOffer() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const offered = G.offers.character;
  const text = useTableText();
  const deeds = distinct(
    text,
    offered.map(tile => (tile ? moveDeedOf({ text, G, me }, { type: 'takeCharacter', tile }) : '')),
  );
  return (
    <Panel title={text.say('offer.characters')} tone="character" className="offer" aside={<Swap />}>
      <ul className="offer-row">
        {offered.map((tile, at) => (
          <li
            key={tile ?? `gap ${at}`}
            className="offered"
            data-at={`character:${at}`}
            {...shows({ is: 'offered', offer: 'character', space: at })}
          >
            {tile === null ? (
              <Gap />
            ) : (
              <Offered tile={tile} move={{ type: 'takeCharacter', tile }} name={deeds[at] ?? ''} />
            )}
            <Revealing
              points={CHARACTER_OFFER_COSTS.take}
              thing={{ is: 'price', offer: 'character', space: at }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A price with an eye upon it: what comes in its place is seen, and not to be undone. */
const Revealing = ({ points, thing }: { points: number; thing?: DrawnThing }) => (
  <span className="revealing" {...(thing && shows(thing))}>
    <PointsIcon points={points} size={22} />
    <Icon name="eye" size={16} />
  </span>
);

/** Swapping the whole offer; in the words of the offer's head where it is not possible. */
function Swap() {
  const make = useTable(view => view.make);
  const mine = useTable(view => view.mine);
  const refused = useTable(({ why }) => why(SWAP));
  const { say } = useTableText();
  const thing = shows({ is: 'offer', offer: 'character' });
  const swap = (
    <>
      <Revealing points={CHARACTER_OFFER_COSTS.discardAll} />
      {say('offer.swap')}
    </>
  );
  if (!mine)
    return (
      <span className="swap" data-at={PILE} {...thing}>
        {swap}
      </span>
    );
  return (
    <button
      type="button"
      className={refused ? 'swap' : 'pill possible'}
      data-at={PILE}
      aria-label={say('does.swap')}
      aria-disabled={refused !== undefined}
      {...thing}
      onClick={refused ? undefined : () => make(SWAP)}
    >
      {swap}
    </button>
  );
}

interface OfferedProps {
  tile: string;
  move: Move;
  name: string;
}

/** A tile of an offer. */
function Offered({ tile, move, name }: OfferedProps) {
  const make = useTable(view => view.make);
  return <TileButton tile={tile} size={56} name={name} move={move} onChoose={() => make(move)} />;
}

function Gap() {
  const { say } = useTableText();
  return <EmptyPlace kind="tile" size={56} label={say('offer.gap')} />;
}
