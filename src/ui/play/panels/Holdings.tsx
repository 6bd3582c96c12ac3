import { DIE_SPACES, RESOURCES } from '../../../content';
import { playerOf, type Seat } from '../../../rules/model';
import { shows } from '../../explain/shows';
import { DiePicture, DieSpace } from '../../pictures/Die';
import { Icon } from '../../pictures/Icon';
import { PieceIcon } from '../../pictures/Piece';
import { BOX_GOODS, laidBy } from '../boards';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';
import './holdings.css';

/** The dice of the round on their spaces. */
export function Dice({ seat, size }: { seat: Seat; size: number }) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const { dice } = playerOf(G, seat);
  return (
    <span className="dice" data-at={`dice:${seat}`} role="group" aria-label={say('board.dice')}>
      {dice.map(({ colour, value }, at) => (
        <DiePicture
          key={at}
          colour={colour}
          value={value}
          size={size}
          className="taken"
          thing={{ is: 'takenDie', seat, index: at }}
          label={`${say(`die.${colour}`)} ${value}`}
        />
      ))}
      {Array.from({ length: DIE_SPACES - dice.length }, (_, at) => (
        <DieSpace key={`space ${at}`} size={size} thing={{ is: 'dieSpace', seat }} />
      ))}
    </span>
  );
}

/** What a player owns of each Resource; nothing of it is shown pale. */
export function OwnedGoods({ seat, size }: { seat: Seat; size: number }) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const { goods } = playerOf(G, seat);
  return (
    <>
      <ul className="goods" aria-label={say('board.resources')}>
        {RESOURCES.map(resource => (
          <li
            key={resource}
            data-at={`goods:${seat}:${resource}`}
            {...shows({ is: 'goods', seat, resource })}
            className={goods[resource] === 0 ? 'none' : undefined}
          >
            <Icon name={resource} size={size} label={say(`resource.${resource}`)} />
            {goods[resource]}
          </li>
        ))}
      </ul>
      {laidBy(G, BOX_GOODS).map(({ name, Board }) => (
        <Board key={name} seat={seat} size={size} />
      ))}
    </>
  );
}

/** The Houses and Pillars that are still to be placed. */
export function Supply({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const { colour, supply } = playerOf(G, seat);
  return (
    <span className="my-supply">
      {say('board.supply')}
      <span {...shows({ is: 'supply', seat, what: 'house' })}>
        <span data-at={`supply:${seat}:house`}>
          <PieceIcon kind="house" owner={colour} size={22} label={say('piece.house')} />
        </span>{' '}
        {supply.houses}
      </span>
      <span {...shows({ is: 'supply', seat, what: 'pillar' })}>
        <span data-at={`supply:${seat}:pillar`}>
          <PieceIcon kind="pillar" owner={colour} size={22} label={say('piece.pillar')} />
        </span>{' '}
        {supply.pillars}
      </span>
    </span>
  );
}
