import { IconButton, LinkButton } from '../parts/Button';
import { SeatRing } from '../parts/SeatRing';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import type { ListedGame, ListedSeat } from './games';
import './gameRow.css';

interface GameRowProps {
  readonly game: ListedGame;
  /** Where games can be deleted. */
  readonly onDelete?: (() => void) | undefined;
  /** Leads to the replay and nowhere else. */
  readonly onlyReplay?: boolean;
}

const KIND_ICONS = { online: 'language', solo: 'person', device: 'people' } as const satisfies Record<
  ListedGame['kind'],
  IconName
>;

/** A game in a list: who plays, how it stands, and the way back to it. */
export function GameRow({ game, onDelete, onlyReplay = false }: GameRowProps) {
  const { say } = useText();
  const { kind, name, seats, standing, where, note, lead, table, replay } = game;
  const waits = standing === 'waits';
  const away = onlyReplay ? `/replay/${game.id}` : replay;
  return (
    <li className={waits ? 'game-row game-waits' : 'game-row'}>
      <span className="game-kind">
        <Icon name={KIND_ICONS[kind]} size={24} />
        <span>{say(`tables.kind.${kind}`)}</span>
      </span>
      <span className="game-name">{name}</span>
      <span className="game-seats">
        {seats.map((seat, index) => (
          <SeatOfGame key={index} seat={seat} />
        ))}
      </span>
      <span className="game-where">
        <span className="game-round">{where}</span>
        <span className="game-note">{note}</span>
      </span>
      <span className="game-ways">
        {away !== undefined && (
          <LinkButton href={away} size="small" icon="back" label={`${say('tables.replay')}: ${name}`}>
            {say('tables.replay')}
          </LinkButton>
        )}
        {!onlyReplay && (
          <LinkButton href={table} size="small" tone={waits ? 'go' : 'plain'} label={`${say(lead)}: ${name}`}>
            {say(lead)}
          </LinkButton>
        )}
        {onDelete && (
          <IconButton icon="remove" label={`${say('tables.delete')}: ${name}`} onClick={onDelete} />
        )}
      </span>
    </li>
  );
}

const SeatOfGame = ({ seat: { owner, name, score, turn } }: { seat: ListedSeat }) => (
  <span className={turn ? 'game-seat game-turn' : 'game-seat'}>
    {owner ? <TokenIcon owner={owner} size={26} label={name} /> : <SeatRing size={26} />}
    {score}
  </span>
);
