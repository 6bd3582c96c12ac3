import { playerOf, type Seat } from '../../../rules/model';
import { goesByItself } from '../../../rules/powers';
import { Dialog } from '../../parts/Dialog';
import { ShieldIcon } from '../../pictures/Icon';
import { TokenIcon } from '../../pictures/Piece';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';
import { Belongings } from './Belongings';
import { Outlook } from './Outlook';
import { Sources } from './Sources';
import './sheet.css';

interface PlayerSheetProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** All about a player; a board that goes by itself lies open anyway. */
export default function PlayerSheet({ seat, onClose }: PlayerSheetProps) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const { name, colour, score } = playerOf(G, seat);
  return (
    <Dialog
      className="player-sheet"
      title={
        <span className="sheet-title">
          <TokenIcon owner={colour} size={32} />
          {name}
          <ShieldIcon points={score} size={38} label={say('unit.vp', { n: score })} />
        </span>
      }
      closeLabel={say('table.close')}
      onClose={onClose}
    >
      {!goesByItself(G, seat) && <Belongings seat={seat} />}
      <div className="sheet-points">
        <Sources seat={seat} />
        {!G.ranking && <Outlook seat={seat} />}
      </div>
    </Dialog>
  );
}
