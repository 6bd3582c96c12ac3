import { keyOf } from '../keys/shortcuts';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import { tabsIn, type Room, type Tab } from './tabs';
import { useText } from './words';

const ICONS: Record<Tab, IconName> = {
  map: 'map',
  wheel: 'wheel',
  offers: 'contract',
  cardinal: 'cardinal',
  board: 'building',
  players: 'people',
  log: 'log',
};

interface TableTabsProps {
  room: Room;
  solo: boolean;
  shown: Tab;
  onShow: (tab: Tab) => void;
}

/** The tabs of a narrow table: at the lower end of a phone, above the drawer of a tablet. */
export function TableTabs({ room, solo, shown, onShow }: TableTabsProps) {
  const { say } = useText();
  return (
    <nav className="table-tabs" aria-label={say('app.name')}>
      {tabsIn(room, solo).map(each => (
        <button
          key={each}
          type="button"
          {...(each !== 'cardinal' && keyOf(each))}
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
