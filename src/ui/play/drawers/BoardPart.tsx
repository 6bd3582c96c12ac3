import { useRef, type ReactNode } from 'react';
import { IconButton } from '../../parts/Button';
import { useSaysAround } from '../around';
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
  const part = useRef<HTMLDivElement>(null);
  useSaysAround(part, 'strip', strip && open ? 'open' : undefined);
  const look = strip ? ` strip ${open ? 'strip-open' : 'strip-closed'}` : '';
  return (
    <div ref={part} className={`part part-board${look}`}>
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
