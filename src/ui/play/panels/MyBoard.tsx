import { tileOf } from '../../../content';
import { countOf } from '../../../rules/counts';
import { freeCrates } from '../../../rules/explaining/left';
import { playerOf, type Move } from '../../../rules/model';
import { regionKeyOf } from '../../keys/keyList';
import { Ribbon } from '../../parts/Ribbon';
import { ContractRow } from '../../pictures/board/ContractRow';
import { Icon } from '../../pictures/Icon';
import { TokenIcon } from '../../pictures/Piece';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { TileButton } from '../TileButton';
import { shows } from '../../explain/shows';
import { Rising } from '../Rising';
import { InOwnTask } from '../../pacing/InOwnTask';
import { theGame, useTable, useWholeTable } from '../TableContext';
import { NOTHING_TO_CHOOSE, usePlaceProps } from '../choosable';
import { deedAt, distinct } from '../deeds';
import { contractNames } from '../placeNames';
import { useTableText, type TableText } from '../words';
import { SheetButton } from '../sheet/SheetButton';
import { Dice, OwnedGoods, Supply } from './Holdings';
import { MyStreet } from './MyStreet';
import './myBoard.css';

/** My dice and goods, my street, my Contracts and Storehouse. */
export function MyBoard() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const { say } = useTableText();
  const { name, colour, score } = playerOf(G, me);
  return (
    <section className={`my-board of-${colour}`} {...regionKeyOf('board')} aria-label={say('table.board')}>
      <div className="my-goods">
        <header>
          <TokenIcon owner={colour} size={30} />
          <h2>{name}</h2>
          <SheetButton seat={me}>
            <Rising key={me} of={score} seat={me} size={42} />
          </SheetButton>
        </header>
        <Dice seat={me} size={40} />
        <OwnedGoods seat={me} size={28} />
      </div>
      <div className="my-street">
        <InOwnTask>
          <MyStreet />
        </InOwnTask>
      </div>
      <div className="my-tiles">
        <Contracts />
        <Storehouse />
      </div>
    </section>
  );
}

function Contracts() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const { say } = text;
  const { contracts, colour } = playerOf(G, me);
  return (
    <div>
      <div className="my-tiles-head">
        <Ribbon tone="contract">{say('board.contracts')}</Ribbon>
        <span
          className="my-supply"
          data-at={`supply:${me}:cathedral`}
          {...shows({ is: 'count', seat: me, count: 'cathedrals' })}
        >
          <Icon name="cathedral" size={22} label={say('count.cathedrals')} />
          {countOf(G, me, 'cathedrals')}
        </span>
        <Supply seat={me} />
      </div>
      <ContractRow
        owner={colour}
        contracts={contracts}
        placeProps={usePlaceProps(NOTHING_TO_CHOOSE, contractNames(text, G, me))}
        width="100%"
        label={say('board.contracts')}
      />
    </div>
  );
}

/** What a tile in the Storehouse is for: choosing it asks where it goes, or uses it. */
function moveOf(id: string): Move | undefined {
  return tileOf(id).kind === 'helper' ? { type: 'useHelper', tile: id } : undefined;
}

/** What choosing the tile does, by the only way or one of several. */
function nameOf(text: TableText, id: string, move: Move | undefined): string {
  const tile = text.tileFull(id);
  if (!move) return tile;
  if (move.type === 'useHelper') return text.say('does.use', { tile });
  return text.say(move.type === 'fulfil' ? 'does.fulfil' : 'does.place', { tile });
}

function Storehouse() {
  const { G, me, make, pick, picked, legal } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const { storehouse } = playerOf(G, me);
  const moves = storehouse.map(
    tile => moveOf(tile) ?? legal.find(each => 'tile' in each && each.tile === tile),
  );
  const names = distinct(
    text,
    storehouse.map((tile, at) => deedAt(text, say('board.storehouse'), nameOf(text, tile, moves[at]))),
  );
  const free = freeCrates(G, me);
  return (
    <div className="storehouse">
      <ul>
        {storehouse.map((tile, at) => {
          const move = moves[at];
          const chosen = picked?.kind === 'tile' && picked.tile === tile;
          return (
            <li key={tile} className="crate">
              <TileButton
                tile={tile}
                thing={{ is: 'stored', seat: me, tile }}
                size={50}
                name={names[at] ?? ''}
                move={move}
                pressed={chosen}
                asks={move?.type !== 'useHelper'}
                onChoose={() =>
                  move?.type === 'useHelper' ? make(move) : pick(chosen ? undefined : { kind: 'tile', tile })
                }
              />
            </li>
          );
        })}
        {free.map((space, at) => (
          <li key={`space ${at}`} data-at={at === 0 ? `store:${me}` : undefined}>
            <EmptyPlace kind="crate" size={60} thing={{ is: 'crate', seat: me, space }} />
          </li>
        ))}
      </ul>
      <p>
        <Icon name="storehouse" size={26} />
        <strong>{say('board.storehouse')}</strong>
        {say('board.spacesLeft', { n: free.length })}
      </p>
    </div>
  );
}
