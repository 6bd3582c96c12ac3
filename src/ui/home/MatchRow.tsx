import { boxTitles } from '../boxes/words';
import { IconButton, LinkButton } from '../parts/Button';
import { TokenIcon } from '../pictures/Piece';
import { ownerOf } from '../parts/owner';
import type { MatchSummary } from '../session/matchList';
import { useText } from '../text';
import { ago } from './ago';
import { matchName, waitsForPerson } from './matches';
import './matchRow.css';

interface MatchRowProps {
  readonly match: MatchSummary;
  readonly now: number;
  /** Where games can be deleted. */
  readonly onDelete?: () => void;
  /** Leads to the replay and nowhere else. */
  readonly onlyReplay?: boolean;
}

/** A game of this device: who plays, how it stands, and the way back to it. */
export function MatchRow({ match, now, onDelete, onlyReplay = false }: MatchRowProps) {
  const text = useText();
  const { say, language } = text;
  const { id, players, round, cycle, active, over, saved, boxes = [] } = match;
  const name = matchName(text, match);
  const waits = waitsForPerson(match);
  const plays = active === undefined ? undefined : players[active]?.name;
  return (
    <li className={waits ? 'match match-waits' : 'match'}>
      <span className="match-name">{name}</span>
      <span className="match-seats">
        {players.map((player, seat) => (
          <span key={seat} className={seat === active && !over ? 'match-seat match-turn' : 'match-seat'}>
            <TokenIcon owner={ownerOf(player.colour)} size={26} label={player.name} />
            {player.score}
          </span>
        ))}
      </span>
      <span className="match-where">
        <span className="match-round">
          {[
            ...boxTitles(text, boxes),
            over ? say('tables.finished') : say('tables.where', { round, turn: cycle }),
          ].join(' · ')}
        </span>
        <span className="match-saved">
          {!over && plays !== undefined && `${say('tables.plays', { name: plays })}, `}
          {say('tables.saved', { when: ago(saved, now, language) })}
        </span>
      </span>
      <span className="match-ways">
        {(over || onlyReplay) && (
          <LinkButton
            href={`/replay/${id}`}
            size="small"
            icon="back"
            label={`${say('tables.replay')}: ${name}`}
          >
            {say('tables.replay')}
          </LinkButton>
        )}
        {!onlyReplay && (
          <LinkButton
            href={`/play/${id}`}
            size="small"
            tone={waits ? 'go' : 'plain'}
            label={`${say(over ? 'tables.look' : 'tables.playOn')}: ${name}`}
          >
            {say(over ? 'tables.look' : 'tables.playOn')}
          </LinkButton>
        )}
        {onDelete && (
          <IconButton icon="remove" label={`${say('tables.delete')}: ${name}`} onClick={onDelete} />
        )}
      </span>
    </li>
  );
}
