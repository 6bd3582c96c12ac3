import { activeSeat, playerOf } from '../../../rules/model';
import { TokenIcon } from '../../pictures/Piece';
import { BOX_GOODS, laidBy } from '../boards';
import { Rising } from '../Rising';
import { SheetButton } from '../sheet/SheetButton';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';

/** The others at a glance, each in a line: the score, and what the boxes add. */
export function OtherLines() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const { say } = useTableText();
  return (
    <ul className="other-lines" aria-label={say('table.players')}>
      {G.order
        .filter(seat => seat !== me)
        .map(seat => {
          const { colour, name, score } = playerOf(G, seat);
          return (
            <li key={seat} className={`other-line of-${colour}${activeSeat(G) === seat ? ' active' : ''}`}>
              <TokenIcon owner={colour} size={22} />
              <h2 title={name}>
                <SheetButton seat={seat} label={say('table.glance', { name })}>
                  {name}
                </SheetButton>
              </h2>
              <Rising of={score} size={28} seat={seat} />
              {laidBy(G, BOX_GOODS).map(({ name: box, Board }) => (
                <Board key={box} seat={seat} size={18} />
              ))}
            </li>
          );
        })}
    </ul>
  );
}
