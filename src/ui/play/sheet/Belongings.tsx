import { freeCrates } from '../../../rules/explaining/left';
import { playerOf, type Seat } from '../../../rules/model';
import { ContractRow } from '../../pictures/board/ContractRow';
import { Street } from '../../pictures/board/Street';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { OwnedGoods, Supply } from '../panels/Holdings';
import { streetOf } from '../panels/street';
import { NOTHING_TO_CHOOSE, usePlaceProps } from '../choosable';
import { distinct } from '../deeds';
import { contractNames, streetNames } from '../placeNames';
import { theGame, useTable } from '../TableContext';
import { TileButton } from '../TileButton';
import { useTableText } from '../words';

const TILE = 44;

/** What somebody has: Buildings with Characters and Crests, Contracts, Storehouse, Resources, supply. */
export function Belongings({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const text = useTableText();
  const { say } = text;
  const { colour, buildings, contracts, storehouse } = playerOf(G, seat);
  const names = distinct(text, storehouse.map(text.tileFull));
  return (
    <section className="sheet-board">
      <Street
        owner={colour}
        buildings={streetOf(buildings)}
        placeProps={usePlaceProps(NOTHING_TO_CHOOSE, streetNames(text, G, seat))}
        width="100%"
        height="auto"
        label={say('board.buildings')}
      />
      <div>
        <ContractRow
          owner={colour}
          contracts={contracts}
          placeProps={usePlaceProps(NOTHING_TO_CHOOSE, contractNames(text, G, seat))}
          width="100%"
          label={say('board.contracts')}
        />
        <ul className="sheet-store" aria-label={say('board.storehouse')}>
          {storehouse.map((tile, at) => (
            <li key={tile}>
              <TileButton
                tile={tile}
                thing={{ is: 'stored', seat, tile }}
                size={TILE}
                name={names[at] ?? ''}
              />
            </li>
          ))}
          {freeCrates(G, seat).map(space => (
            <li key={space}>
              <EmptyPlace kind="crate" size={TILE} thing={{ is: 'crate', seat, space }} />
            </li>
          ))}
        </ul>
        <OwnedGoods seat={seat} size={24} />
        <Supply seat={seat} />
      </div>
    </section>
  );
}
