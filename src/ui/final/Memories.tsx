import type { ReactNode } from 'react';
import { townName } from '../text/words';
import type { GameEvent } from '../../rules/events';
import { playerOf, type Seat, type State } from '../../rules/model';
import { ownerOf } from '../parts/owner';
import { Icon } from '../pictures/Icon';
import { PieceIcon, TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { highlightsOf } from './highlights';

interface MemoriesProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** What to remember of a game. */
export function Memories({ state, events }: MemoriesProps) {
  const text = useText();
  const { say, number } = text;
  const { turn, road, king, fair } = highlightsOf(state, events);
  const nameOf = (seat: Seat): string => playerOf(state, seat).name;
  const ownerAt = (seat: Seat) => ownerOf(playerOf(state, seat).colour);
  return (
    <ul className="memories">
      {turn && (
        <Memory
          picture={<TokenIcon owner={ownerAt(turn.seat)} size={76} />}
          title={say('end.turnOfGame')}
          text={say('end.turnOfGame.text', {
            name: nameOf(turn.seat),
            round: turn.round,
            points: `+${number(turn.points)}`,
          })}
        />
      )}
      {road && (
        <Memory
          picture={<PieceIcon kind={road.piece} owner={ownerAt(road.seat)} size={84} />}
          title={say('end.longestRoad')}
          text={say('end.longestRoad.text', {
            name: nameOf(road.seat),
            steps: road.steps,
            towns: road.towns,
          })}
        />
      )}
      {king && (
        <Memory
          picture={<Icon name="crown" size={72} />}
          title={say('end.favour')}
          text={say('end.favour.text', {
            name: nameOf(king.seat),
            times: king.times,
            points: king.points,
          })}
        />
      )}
      {fair && (
        <Memory
          picture={<Icon name="fair" size={72} />}
          title={say('end.bestFair')}
          text={say('end.bestFair.text', { town: townName(text, fair.town), points: fair.points })}
        />
      )}
    </ul>
  );
}

function Memory({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <li className="memory">
      <span className="memory-picture">{picture}</span>
      <span>
        <span className="memory-title">{title}</span>
        {text}
      </span>
    </li>
  );
}
