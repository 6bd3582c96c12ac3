import { DIE_SPACES, RESOURCES, STOREHOUSE_SPACES } from '../../../content';
import { COUNT } from '../../../rules/counts';
import { activeSeat, playerOf, type Seat } from '../../../rules/model';
import { DiePicture, DieSpace } from '../../pictures/Die';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { TokenIcon } from '../../pictures/Piece';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { TileButton } from '../TileButton';
import { useTable } from '../TableContext';
import { useText } from '../words';
import './opponents.css';

/** The others, in turn order after me. */
export function Opponents() {
  const { G, me } = useTable();
  const others = G.order.filter(seat => seat !== me);
  return (
    <div className={`opponents opponents-${others.length}`}>
      {others.map(seat => (
        <Opponent key={seat} seat={seat} />
      ))}
    </div>
  );
}

const COUNTED: readonly { icon: IconName; count: keyof typeof COUNT }[] = [
  { icon: 'house', count: 'houses' },
  { icon: 'pillar', count: 'pillars' },
  { icon: 'contract', count: 'contracts' },
  { icon: 'crest', count: 'crests' },
  { icon: 'character', count: 'upperFloors' },
  { icon: 'cathedral', count: 'cathedrals' },
];

function Opponent({ seat }: { seat: Seat }) {
  const { G } = useTable();
  const { say } = useText();
  const player = playerOf(G, seat);
  return (
    <section
      className={`opponent of-${player.colour}${activeSeat(G) === seat ? ' active' : ''}`}
      aria-label={say('table.boardOf', { name: player.name })}
    >
      <header>
        <TokenIcon owner={player.colour} size={26} />
        <h2>{player.name}</h2>
        <Dice seat={seat} size={22} />
        <ShieldIcon points={player.score} size={34} label={say('unit.vp', { n: player.score })} />
      </header>
      <Goods seat={seat} size={20} />
      <div className="opponent-counts">
        <ul>
          {COUNTED.map(({ icon, count }) => (
            <li key={count} title={say(`count.${count}`)}>
              <Icon name={icon} size={18} className={`of-${player.colour}`} label={say(`count.${count}`)} />
              {COUNT[count](G, seat)}
            </li>
          ))}
        </ul>
        <div className="opponent-store">
          {player.storehouse.map(tile => (
            <TileButton key={tile} tile={tile} size={30} />
          ))}
          {Array.from({ length: STOREHOUSE_SPACES - player.storehouse.length }, (_, at) => (
            <EmptyPlace key={at} kind="tile" size={30} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The dice of the round on their spaces. */
export function Dice({ seat, size }: { seat: Seat; size: number }) {
  const { G } = useTable();
  const { say } = useText();
  const { dice } = playerOf(G, seat);
  return (
    <span className="dice" role="group" aria-label={say('board.dice')}>
      {dice.map(({ colour, value }, at) => (
        <DiePicture
          key={at}
          colour={colour}
          value={value}
          size={size}
          label={`${say(`die.${colour}`)} ${value}`}
        />
      ))}
      {Array.from({ length: DIE_SPACES - dice.length }, (_, at) => (
        <DieSpace key={`space ${at}`} size={size} />
      ))}
    </span>
  );
}

/** What a player owns of each Resource; nothing of it is shown pale. */
export function Goods({ seat, size }: { seat: Seat; size: number }) {
  const { G } = useTable();
  const { say } = useText();
  const { goods } = playerOf(G, seat);
  return (
    <ul className="goods" aria-label={say('board.resources')}>
      {RESOURCES.map(resource => (
        <li key={resource} className={goods[resource] === 0 ? 'none' : undefined}>
          <Icon name={resource} size={size} label={say(`resource.${resource}`)} />
          {goods[resource]}
        </li>
      ))}
    </ul>
  );
}
