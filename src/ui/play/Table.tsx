import { useState } from 'react';
import { Bar } from './bar/Bar';
import { LogPanel } from './panels/LogPanel';
import { MapPanel } from './panels/MapPanel';
import { Offers } from './panels/Offers';
import { Opponents } from './panels/Opponents';
import { TopBar } from './panels/TopBar';
import { WheelPanel } from './panels/WheelPanel';
import { KingPanel } from './panels/KingPanel';
import { Prompt } from './prompts/Prompt';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import { CARDINAL } from '../../rules/cardinal/board';
import { activeSeat } from '../../rules/model';
import { Lower, useLowerTab, type LowerTab } from './Lower';
import { CardinalBar } from './solo/CardinalBar';
import { tellingClass, ToldBar, ToldKing, ToldLower, type Telling } from './told';
import { useTable } from './TableContext';
import { useText } from './words';
import './table.css';

const TABS = ['map', 'wheel', 'board', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];
const TAB_ICONS: Record<Tab, IconName> = {
  map: 'map',
  wheel: 'wheel',
  board: 'building',
  players: 'people',
  log: 'log',
};

/** The whole table. On a narrow screen its parts are behind tabs; the bar is always there. */
export function Table({ telling }: { telling?: Telling | undefined }) {
  const [tab, setTab] = useState<Tab>('wheel');
  const { G } = useTable();
  const own = useLowerTab();
  // a choice holds until something else comes to the front by itself
  const [lower, setLower] = useState<{ of: LowerTab; tab: LowerTab }>();
  const shown = lower?.of === own ? lower.tab : own;
  const { say } = useText();
  return (
    <div
      className={`table show-${tab}${G.cardinal ? ' table-solo' : ''}${telling ? ` ${tellingClass(telling)}` : ''}`}
    >
      <TopBar />
      <main className="table-parts">
        <div className="part part-wheel">
          <WheelPanel />
          {telling ? (
            <ToldKing telling={telling} />
          ) : (
            <>
              <KingPanel />
              <Offers />
            </>
          )}
        </div>
        <div className="part part-map">
          <MapPanel />
          <Prompt />
        </div>
        <div className="part part-players">
          <Opponents />
        </div>
        <div className="part part-log">
          <LogPanel />
        </div>
        <div className="part part-board">
          {telling ? (
            <ToldLower telling={telling} />
          ) : (
            <Lower tab={shown} onTab={chosen => setLower({ of: own, tab: chosen })} />
          )}
        </div>
      </main>
      {telling ? <ToldBar telling={telling} /> : <OwnBar />}
      <nav className="table-tabs" aria-label={say('app.name')}>
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => setTab(each)}
          >
            <Icon name={TAB_ICONS[each]} size={24} />
            {say(`table.${each}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** Whoever plays has a bar of his own. */
function OwnBar() {
  const { G } = useTable();
  return G.cardinal && activeSeat(G) === CARDINAL ? <CardinalBar /> : <Bar />;
}
