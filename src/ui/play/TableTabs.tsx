import { keyOf } from '../keys/keyList';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import { chaptersOf } from './chapters';
import { newOf } from './recap/turnsSince';
import { useTable } from './TableContext';
import type { Tab } from './tabs';
import { tasksNow } from './tasks';
import { useTableText } from './words';

const ICONS: Record<Tab, IconName> = {
  map: 'map',
  time: 'clock',
  wheel: 'wheel',
  offers: 'contract',
  solo: 'cardinal',
  board: 'building',
  players: 'people',
  log: 'log',
};

interface TableTabsProps {
  tabs: readonly Tab[];
  shown: Tab;
  onShow: (tab: Tab) => void;
}

/** The tabs of a narrow table: at the lower end of a phone, above the drawer of a tablet. */
export function TableTabs({ tabs, shown, onShow }: TableTabsProps) {
  const { say } = useTableText();
  const waiting = useWaiting();
  return (
    <nav className="table-tabs" aria-label={say('app.name')}>
      {tabs.map(each => {
        const name = say(each === 'solo' ? 'solo.decides' : `table.${each}`);
        const waits = each === shown ? undefined : waiting[each];
        return (
          <button
            key={each}
            type="button"
            data-at={`tab:${each}`}
            {...(each !== 'solo' && each !== 'time' && keyOf(each))}
            aria-current={each === shown ? 'page' : undefined}
            onClick={() => onShow(each)}
          >
            <Icon name={ICONS[each]} size={24} />
            {name}
            {waits && (
              <>
                <b className={`table-tab-count count-${each}`} aria-hidden="true">
                  {waits.n}
                </b>
                <span className="out-of-sight">{waits.words}</span>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}

interface Waiting {
  readonly n: number;
  readonly words: string;
}

/** What is to be found behind a tab in my turn: Tasks that are possible now, what the others did since my last one. */
function useWaiting(): Partial<Record<Tab, Waiting>> {
  const { say } = useTableText();
  const tasks = useTable(({ G, me, legal }) => tasksNow(G, me, legal).length);
  const steps = useTable(({ log, me, mine }) => (mine ? newOf(chaptersOf(log), me).length : 0));
  return {
    ...(tasks > 0 && { board: { n: tasks, words: say('table.tasks', { n: tasks }) } }),
    ...(steps > 0 && { log: { n: steps, words: say('table.new', { n: steps }) } }),
  };
}
