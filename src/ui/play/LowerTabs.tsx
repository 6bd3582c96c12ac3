import type { ReactNode } from 'react';
import { keyOf } from '../keys/keyList';
import { useOwnChoice } from './useTabs';
import './lower.css';

interface LowerTabsProps<T extends string> {
  /** What comes to the front by itself. */
  readonly own: T;
  readonly tabs: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly shows: (tab: T) => ReactNode;
  /** At the right end of the tabs. */
  readonly note?: string | undefined;
}

const keyFor = (tab: string) => (tab === 'board' || tab === 'log' ? keyOf(tab) : undefined);

/** Several things in one place, one of them in front. */
export function LowerTabs<T extends string>({ own, tabs, names, shows, note }: LowerTabsProps<T>) {
  const [tab, choose] = useOwnChoice(own);
  return (
    <div className="lower">
      <div className="lower-head">
        <div className="lower-tabs" role="tablist">
          {tabs.map(each => (
            <button
              key={each}
              type="button"
              role="tab"
              {...keyFor(each)}
              aria-selected={each === tab}
              className={`lower-tab-${each}`}
              onClick={() => choose(each)}
            >
              {names[each]}
            </button>
          ))}
        </div>
        {note !== undefined && <span className="lower-note">{note}</span>}
      </div>
      <div className="lower-panel" role="tabpanel" aria-label={names[tab]}>
        {shows(tab)}
      </div>
    </div>
  );
}
