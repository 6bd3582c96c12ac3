import { CARDINAL } from '../../rules/cardinal/board';
import { activeSeat } from '../../rules/model';
import { LogPanel } from './panels/LogPanel';
import { MyBoard } from './panels/MyBoard';
import { CardinalTurn } from './solo/CardinalTurn';
import { useTable } from './TableContext';
import { useText } from './words';
import './lower.css';

/** What lies below the map: my board, or what has to be told; the map itself never closes. */
export type LowerTab = 'cardinal' | 'board' | 'log';
const TABS: readonly LowerTab[] = ['cardinal', 'board', 'log'];

/** What is in front as long as nobody chooses: the Cardinal while he plays. */
export function useLowerTab(): LowerTab {
  const theCardinals = useTable(({ G }) => G.cardinal !== undefined && activeSeat(G) === CARDINAL);
  return theCardinals ? 'cardinal' : 'board';
}

interface LowerProps {
  tab: LowerTab;
  onTab: (tab: LowerTab) => void;
}

export function Lower({ tab, onTab }: LowerProps) {
  const solo = useTable(({ G }) => G.cardinal !== undefined);
  const { say } = useText();
  if (!solo) return <MyBoard />;
  const names: Record<LowerTab, string> = {
    cardinal: say('solo.decides'),
    board: say('table.board'),
    log: say('table.log'),
  };
  return (
    <div className="lower">
      <div className="lower-tabs" role="tablist">
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            className={`lower-tab-${each}`}
            onClick={() => onTab(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div className="lower-panel" role="tabpanel" aria-label={names[tab]}>
        <Shown tab={tab} />
      </div>
    </div>
  );
}

function Shown({ tab }: { tab: LowerTab }) {
  switch (tab) {
    case 'cardinal':
      return <CardinalTurn />;
    case 'board':
      return <MyBoard />;
    case 'log':
      return <LogPanel />;
  }
}
