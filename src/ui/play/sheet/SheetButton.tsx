import { lazy, Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { playerOf, type Seat } from '../../../rules/model';
import { useTable } from '../TableContext';
import { useTableText } from '../words';
import './sheetButton.css';

/** Of our pages, or of a board on another one. */
const GROUND = 'body, .tiletum';

const PlayerSheet = lazy(() => import('./PlayerSheet'));

interface SheetButtonProps {
  readonly seat: Seat;
  readonly children: ReactNode;
  /** Its name where another one beside it opens the same. */
  readonly label?: string;
}

/** Opens the whole board of a player, where the points came from and what is to be expected. */
export function SheetButton({ seat, children, label: own }: SheetButtonProps) {
  const [open, setOpen] = useState<Element>();
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
        onClick={({ currentTarget }) => setOpen(currentTarget.closest(GROUND) ?? undefined)}
      >
        {children}
      </button>
      {open &&
        createPortal(
          <Suspense>
            <PlayerSheet seat={seat} onClose={() => setOpen(undefined)} />
          </Suspense>,
          open,
        )}
    </>
  );
}
