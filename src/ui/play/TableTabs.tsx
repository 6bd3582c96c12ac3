import { keyOf } from '../keys/shortcuts';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import type { Tab } from './tabs';
import { useText } from './words';

const ICONS: Record<Tab, IconName> = {
  map: 'map',
  time: 'clock',
  wheel: 'wheel',
  offers: 'contract',
  cardinal: 'cardinal',
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
  const { say } = useText();
  return (
    <nav className="table-tabs" aria-label={say('app.name')}>
      {tabs.map(each => (
        <button
          key={each}
          type="button"
          data-at={`tab:${each}`}
          {...(each !== 'cardinal' && each !== 'time' && keyOf(each))}
          aria-current={each === shown ? 'page' : undefined}
          onClick={() => onShow(each)}
        >
          <Icon name={ICONS[each]} size={24} />
          {say(each === 'cardinal' ? 'solo.decides' : `table.${each}`)}
        </button>
      ))}
    </nav>
  );
}
