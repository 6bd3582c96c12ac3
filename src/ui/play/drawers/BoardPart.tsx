import type { ReactNode } from 'react';
import { IconButton } from '../../parts/Button';
import { saysAround } from '../around';
import { tabFor, type Tab } from '../tabs';
import { useTable } from '../TableContext';
import { useOwnChoice } from '../useTabs';
import { useTableText } from '../words';
import './strip.css';

interface BoardPartProps {
  /** Whether there is no height for it. */
  readonly strip: boolean;
  readonly children: (closed: boolean) => ReactNode;
}

const NEEDS_IT: ReadonlySet<Tab> = new Set(['board', 'offers', 'solo']);

/** What lies below the map. As a strip it opens upon the map, by itself for what is decided on my board. */
export function BoardPart({ strip, children }: BoardPartProps) {
  const needed = useTable(view => NEEDS_IT.has(tabFor(view)));
  const [open, choose] = useOwnChoice(needed);
  const { say } = useTableText();
  const closed = strip && !open;
  const look = strip ? ` strip ${open ? 'strip-open' : 'strip-closed'}` : '';
  return (
    <div ref={strip && open ? saysAround('strip-open') : null} className={`part part-board${look}`}>
      {children(closed)}
      {strip && (
        <IconButton
          icon={open ? 'down' : 'up'}
          label={say(open ? 'board.fold' : 'board.unfold')}
          aria-expanded={open}
          onClick={() => choose(!open)}
        />
      )}
    </div>
  );
}
