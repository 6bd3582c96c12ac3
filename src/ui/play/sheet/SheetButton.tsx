import { lazy, Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { playerOf, type Seat } from '../../../rules/model';
import { useTable } from '../TableContext';
import { useTableText } from '../words';
import './sheetButton.css';

const PlayerSheet = lazy(() => import('./PlayerSheet'));

interface SheetButtonProps {
  readonly seat: Seat;
  readonly children: ReactNode;
  /** Its name where another one beside it opens the same. */
  readonly label?: string;
}

/** Opens the whole board of a player, where the points came from and what is to be expected. */
export function SheetButton({ seat, children, label: own }: SheetButtonProps) {
  const [open, setOpen] = useState(false);
  const name = useTable(({ G }) => playerOf(G, seat).name);
  const score = useTable(({ G }) => playerOf(G, seat).score);
  const { say } = useTableText();
  const label = own ?? say('sheet.open', { name, points: score });
  return (
    <>
      <button
        type="button"
        className="sheet-button"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open &&
        createPortal(
          <Suspense>
            <PlayerSheet seat={seat} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
