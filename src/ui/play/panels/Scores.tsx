import { playerOf } from '../../../rules/model';
import { TokenIcon } from '../../pictures/Piece';
import { useTable } from '../TableContext';
import { useTableText } from '../words';

/** Everybody's score at the head of the table, where the players themselves are behind a tab. */
export function Scores() {
  const players = useTable(({ G }) =>
    G.order.map(seat => {
      const { name, colour, score } = playerOf(G, seat);
      return { name, colour, score };
    }),
  );
  const { say } = useTableText();
  return (
    <ul className="head-scores" aria-label={say('table.scores')}>
      {players.map(({ name, colour, score }) => (
        <li key={colour}>
          <TokenIcon owner={colour} size={18} label={name} />
          {score}
        </li>
      ))}
    </ul>
  );
}
