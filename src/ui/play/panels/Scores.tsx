import { playerOf } from '../../../rules/model';
import { shows } from '../../explain/shows';
import { TokenIcon } from '../../pictures/Piece';
import { useTable } from '../TableContext';
import { useTableText } from '../words';

/** Everybody's score at the head of the table, where the players themselves are behind a tab. */
export function Scores() {
  const players = useTable(({ G }) =>
    G.order.map(seat => {
      const { name, colour, score } = playerOf(G, seat);
      return { seat, name, colour, score };
    }),
  );
  const { say } = useTableText();
  return (
    <ul className="head-scores" aria-label={say('table.scores')}>
      {players.map(({ seat, name, colour, score }) => (
        <li key={colour} {...shows({ is: 'score', seat })}>
          <TokenIcon owner={colour} size={18} label={name} />
          {score}
        </li>
      ))}
    </ul>
  );
}
