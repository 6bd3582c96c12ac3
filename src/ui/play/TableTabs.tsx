import { keyOf } from '../keys/keyList';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import { boxBoardsOf, type BoxSheet } from './panels/boxMaps';
import { chaptersOf } from './chapters';
import { newOf } from './recap/turnsSince';
import { theGame, useTable } from './TableContext';
import type { Tab } from './tabs';
import { tasksNow } from './tasks';
import { useTableText, type TableText } from './words';

const ICONS: Record<Exclude<Tab, 'sheets'>, IconName> = {
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
  const text = useTableText();
  const { say } = text;
  const boards = boxBoardsOf(useTable(theGame));
  const waiting = useWaiting();
  return (
    <nav className="table-tabs" aria-label={say('table.tabs')}>
      {tabs.map(each => {
        const name = nameOf(text, each, boards);
        const waits = each === shown ? undefined : waiting[each];
        return (
          <button
            key={each}
            type="button"
            data-at={`tab:${each}`}
            {...(hasKey(each) && keyOf(each))}
            aria-current={each === shown ? 'page' : undefined}
            onClick={() => onShow(each)}
          >
            <Icon name={each === 'sheets' ? (boards[0]?.icon ?? 'book') : ICONS[each]} size={24} />
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

const hasKey = (tab: Tab): tab is Exclude<Tab, 'solo' | 'time' | 'sheets'> =>
  tab !== 'solo' && tab !== 'time' && tab !== 'sheets';

function nameOf(text: TableText, tab: Tab, boards: readonly BoxSheet[]): string {
  if (tab === 'sheets') return boards.map(({ name }) => name(text)).join(', ');
  return text.say(tab === 'solo' ? 'solo.decides' : `table.${tab}`);
}

interface Waiting {
  readonly n: number;
  readonly words: string;
}

/** What is to be found behind a tab in my turn: Tasks that are possible now, what the others did since my last one. */
function useWaiting(): Partial<Record<Tab, Waiting>> {
  const { say } = useTableText();
  const tasks = useTable(({ G, me, legal }) => tasksNow(G, me, legal).length);
  const sheets = useTable(({ G, legal }) =>
    boxBoardsOf(G).reduce((sum, { isHere }) => sum + legal.filter(isHere).length, 0),
  );
  const steps = useTable(({ log, me, mine }) => (mine ? newOf(chaptersOf(log), me).length : 0));
  return {
    ...(tasks > 0 && { board: { n: tasks, words: say('table.tasks', { n: tasks }) } }),
    ...(sheets > 0 && { sheets: { n: sheets, words: say('table.tasks', { n: sheets }) } }),
    ...(steps > 0 && { log: { n: steps, words: say('table.new', { n: steps }) } }),
  };
}
