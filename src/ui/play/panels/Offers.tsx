import { CHARACTER_OFFER_COSTS, OFFER_COSTS } from '../../../content';
import type { Move } from '../../../rules/model';
import { Panel } from '../../parts/Panel';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { PointsIcon } from '../../pictures/Icon';
import { TileButton } from '../TileButton';
import { useTable } from '../TableContext';
import { useText } from '../words';
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
  const offered = useTable(({ G }) => G.offers.contract);
  const { say } = useText();
  return (
    <Panel
      title={say('offer.contracts')}
      tone="contract"
      aside={say('offer.contractsHint')}
      className="offer"
    >
      <ul className="offer-row">
        {offered.map((tile, at) => (
          <Offered
            key={tile ?? `gap ${at}`}
            at={`contract:${at}`}
            tile={tile}
            cost={OFFER_COSTS[at] ?? 0}
            move={tile === null ? undefined : { type: 'takeContract', tile }}
          />
        ))}
      </ul>
    </Panel>
  );
}

const SWAP: Move = { type: 'swapOffer' };

function CharacterOffer() {
  const offered = useTable(({ G }) => G.offers.character);
  const make = useTable(view => view.make);
  const mine = useTable(view => view.mine);
  const refused = useTable(({ why }) => why(SWAP));
  const { say, refusal } = useText();
  return (
    <Panel
      title={say('offer.characters')}
      tone="character"
      className="offer"
      aside={
        mine && !refused ? (
          <button
            type="button"
            className="pill possible"
            title={say('bar.reveals')}
            onClick={() => make(SWAP)}
          >
            {say('offer.charactersHint')}
          </button>
        ) : (
          <span title={refused && refusal(refused)}>{say('offer.charactersHint')}</span>
        )
      }
    >
      <ul className="offer-row">
        {offered.map((tile, at) => (
          <Offered
            key={tile ?? `gap ${at}`}
            at={`character:${at}`}
            tile={tile}
            cost={CHARACTER_OFFER_COSTS.take}
            move={tile === null ? undefined : { type: 'takeCharacter', tile }}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface OfferedProps {
  /** What the space is called by what flies from it. */
  at: string;
  tile: string | null;
  cost: number;
  move: Move | undefined;
}

/** A tile of an offer with its price below, or a gap. */
function Offered({ at, tile, cost, move }: OfferedProps) {
  const make = useTable(view => view.make);
  const { say } = useText();
  return (
    <li className="offered" data-at={at}>
      {tile === null ? (
        <EmptyPlace kind="tile" size={56} label={say('offer.gap')} />
      ) : (
        <TileButton tile={tile} size={56} move={move} onChoose={() => move && make(move)} />
      )}
      <PointsIcon points={cost} size={22} label={say('offer.costs', { n: cost })} />
    </li>
  );
}
