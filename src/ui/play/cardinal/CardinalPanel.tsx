import type { ReactNode } from 'react';
import { CARDINAL_CONTRACT_SPACES, RESERVED_FOOD } from '../../../content';
import { countOf } from '../../../rules/counts';
import { CARDINAL } from '../../../rules/cardinal/board';
import { activeSeat, playerOf } from '../../../rules/model';
import { CardinalStreet } from '../../pictures/board/CardinalStreet';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { PieceIcon, TokenIcon } from '../../pictures/Piece';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { Dice, OwnedGoods } from '../panels/Holdings';
import { SheetButton } from '../sheet/SheetButton';
import { TileButton } from '../TileButton';
import { NOTHING_TO_CHOOSE, usePlaceProps } from '../choosable';
import { BELOW_CARDINAL, laidBy } from '../boards';
import { deedAt, distinct } from '../deeds';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { Challenges } from './Challenges';
import { houseNames } from './houseNames';
import './cardinalPanel.css';

/** The Cardinal's board, and below it how strong he is. */
export default function CardinalPanel() {
  const { G } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const { colour, score, buildings } = playerOf(G, CARDINAL);
  const markers = G.cardinal?.markers ?? [];
  return (
    <>
      <section
        className={`opponent cardinal-board of-${colour}${activeSeat(G) === CARDINAL ? ' active' : ''}`}
        aria-label={say('table.boardOf', { name: say('solo.name') })}
      >
        <header>
          <TokenIcon owner={colour} size={26} />
          <h2>
            <SheetButton seat={CARDINAL}>{say('solo.name')}</SheetButton>
          </h2>
          <Dice seat={CARDINAL} size={24} />
          <ShieldIcon points={score} size={34} label={say('unit.vp', { n: score })} />
        </header>
        <CardinalStreet
          buildings={buildings.map((building, index) => ({ ...building, points: markers[index] ?? 0 }))}
          placeProps={usePlaceProps(NOTHING_TO_CHOOSE, houseNames(text, G))}
          width="100%"
          label={say('board.buildings')}
        />
        <Tiles />
        <OwnedGoods seat={CARDINAL} size={20} />
        <div className="cardinal-lines">
          <Reserve />
          <OnMap />
        </div>
      </section>
      {laidBy(G, BELOW_CARDINAL).map(({ name, Board }) => (
        <Board key={name} />
      ))}
      <Challenges />
    </>
  );
}

const TILE = 30;

/** Contracts to be fulfilled, fulfilled ones, Crests and Characters that wait for their place. */
function Tiles() {
  const { G } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const { contracts: fulfilled, storehouse } = playerOf(G, CARDINAL);
  const { contracts = [], characters = [] } = G.cardinal ?? {};
  const waiting = [...storehouse, ...characters];
  const names = distinct(
    text,
    waiting.map(tile => deedAt(text, say('solo.waiting'), text.tileFull(tile))),
  );
  const free = Math.max(0, CARDINAL_CONTRACT_SPACES - contracts.length);
  return (
    <div className="cardinal-tiles">
      <Pile name={say('solo.contracts')} at={`contracts:${CARDINAL}`}>
        {contracts.map(tile => (
          <TileButton
            key={tile}
            tile={tile}
            size={TILE}
            name={deedAt(text, say('solo.contracts'), text.tileFull(tile))}
          />
        ))}
        {Array.from({ length: free }, (_, at) => (
          <EmptyPlace key={at} kind="contract" size={TILE} />
        ))}
      </Pile>
      <Pile name={say('solo.fulfilled')} at={`supply:${CARDINAL}:contract`}>
        <span className="cardinal-count">
          <Icon name="contract" size={24} /> {fulfilled.length}
        </span>
      </Pile>
      <Pile name={say('solo.waiting')} at={`store:${CARDINAL}`}>
        {waiting.map((tile, at) => (
          <TileButton
            key={tile}
            tile={tile}
            thing={storehouse.includes(tile) ? { is: 'stored', seat: CARDINAL, tile } : undefined}
            size={TILE - 8}
            name={names[at] ?? ''}
          />
        ))}
      </Pile>
    </div>
  );
}

function Pile({ name, at, children }: { name: string; at: string; children: ReactNode }) {
  return (
    <div className="cardinal-pile">
      <h3>{name}</h3>
      <div data-at={at}>{children}</div>
    </div>
  );
}

/** Food that never pays for a Contract. */
function Reserve() {
  const { G } = useWholeTable();
  const { say } = useTableText();
  const { food } = playerOf(G, CARDINAL).goods;
  const kept = Math.min(food, RESERVED_FOOD);
  return (
    <p className="cardinal-line">
      {say('solo.reserved')}
      <span className="cardinal-reserve">
        {Array.from({ length: RESERVED_FOOD }, (_, at) => (
          <Icon key={at} name="food" size={18} className={at < kept ? undefined : 'missing'} />
        ))}
      </span>
      <span className="cardinal-for">{say('solo.reservedFor')}</span>
    </p>
  );
}

function OnMap() {
  const { G } = useWholeTable();
  const { say } = useTableText();
  const { colour } = playerOf(G, CARDINAL);
  return (
    <p className="cardinal-line">
      <span className="cardinal-where">{say('board.onMap')}</span>
      <span className="cardinal-count" data-at={`supply:${CARDINAL}:house`}>
        <PieceIcon kind="house" owner={colour} size={20} label={say('count.houses')} />
        {countOf(G, CARDINAL, 'houses')}
      </span>
      <span className="cardinal-count" data-at={`supply:${CARDINAL}:pillar`}>
        <PieceIcon kind="pillar" owner={colour} size={20} label={say('count.pillars')} />
        {countOf(G, CARDINAL, 'pillars')}
      </span>
      <span className="cardinal-count" data-at={`supply:${CARDINAL}:cathedral`}>
        <Icon name="cathedral" size={20} label={say('count.cathedrals')} />
        {countOf(G, CARDINAL, 'cathedrals')}
      </span>
    </p>
  );
}
