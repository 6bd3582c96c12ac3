import type { CountName } from '../../../content';
import { countOf } from '../../../rules/counts';
import { freeCrates } from '../../../rules/explaining/left';
import { activeSeat, playerOf, type Seat } from '../../../rules/model';
import { regionKeyOf } from '../../keys/keyList';
import { Icon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { TokenIcon } from '../../pictures/Piece';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { automatonAt } from '../automata';
import { shows } from '../../explain/shows';
import { chaptersOf } from '../chapters';
import { TurnPictures } from '../recap/TurnPictures';
import { lastTurnOf } from '../recap/turnsSince';
import { Rising } from '../Rising';
import { StoredTiles } from './StoredTiles';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';
import { SheetButton } from '../sheet/SheetButton';
import { Dice, OwnedGoods } from './Holdings';
import './opponents.css';

/** The others, in turn order after me. */
export function Opponents() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const others = G.order.filter(seat => seat !== me);
  return (
    <div {...regionKeyOf('players')} className={`opponents opponents-${others.length}`}>
      {others.map(seat => {
        const Panel = automatonAt(G, seat)?.Panel ?? Opponent;
        return <Panel key={seat} seat={seat} />;
      })}
    </div>
  );
}

const COUNTED: readonly { icon: IconName; count: CountName }[] = [
  { icon: 'house', count: 'houses' },
  { icon: 'pillar', count: 'pillars' },
  { icon: 'contract', count: 'contracts' },
  { icon: 'crest', count: 'crests' },
  { icon: 'character', count: 'upperFloors' },
  { icon: 'cathedral', count: 'cathedrals' },
];

function Opponent({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const player = playerOf(G, seat);
  return (
    <section
      className={`opponent of-${player.colour}${activeSeat(G) === seat ? ' active' : ''}`}
      aria-label={say('table.boardOf', { name: player.name })}
    >
      <header>
        <TokenIcon owner={player.colour} size={26} />
        <h2>
          <SheetButton seat={seat} label={say('table.boardOf', { name: player.name })}>
            {player.name}
          </SheetButton>
        </h2>
        <Dice seat={seat} size={22} />
        <SheetButton seat={seat}>
          <Rising of={player.score} size={34} seat={seat} />
        </SheetButton>
      </header>
      <OwnedGoods seat={seat} size={20} />
      <div className="opponent-counts">
        <ul>
          {COUNTED.map(({ icon, count }) => (
            <li key={count} data-at={`supply:${seat}:${icon}`} {...shows({ is: 'count', seat, count })}>
              <Icon name={icon} size={18} className={`of-${player.colour}`} label={say(`count.${count}`)} />
              {countOf(G, seat, count)}
            </li>
          ))}
        </ul>
        <div className="opponent-store" data-at={`store:${seat}`}>
          <StoredTiles seat={seat} size={30} />
          {freeCrates(G, seat).map(space => (
            <EmptyPlace key={space} kind="tile" size={30} thing={{ is: 'crate', seat, space }} />
          ))}
        </div>
      </div>
      <LastTurn seat={seat} />
    </section>
  );
}

/** What somebody did last. */
function LastTurn({ seat }: { seat: Seat }) {
  const turn = useTable(({ log }) => lastTurnOf(chaptersOf(log), seat));
  const { say } = useTableText();
  return (
    <div className="last-turn">
      <span>{say('table.lastTurn')}</span>
      {turn && <TurnPictures turn={turn} />}
    </div>
  );
}
