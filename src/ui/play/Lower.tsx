import type { ReactNode } from 'react';
import { activeSeat } from '../../rules/model';
import { goesByItself, hasAutomaton } from '../../rules/powers';
import { keyOf } from '../keys/keyList';
import { automataOf } from './automata';
import { BOX_BOARDS, laidBy } from './boards';
import { BoardSheets } from './BoardSheets';
import { boxBoardsOf } from './panels/boxMaps';
import { useMapsLook } from './panels/useMapsLook';
import { LogPanel } from './panels/LogPanel';
import { MyBoard } from './panels/MyBoard';
import { theGame, useTable } from './TableContext';
import { useOwnChoice } from './useTabs';
import { useTableText } from './words';
import './lower.css';

/** What lies below the map: my board, or what has to be told; the map itself never closes. */
export type LowerTab = 'solo' | 'board' | 'sheets' | 'log';
const TABS: readonly LowerTab[] = ['solo', 'board', 'log'];
const WITH_SHEETS: readonly LowerTab[] = ['solo', 'board', 'sheets', 'log'];

/** What is in front as long as nobody chooses: what goes by itself while it does. */
function useLowerTab(): LowerTab {
  const G = useTable(theGame);
  const seat = activeSeat(G);
  return seat !== undefined && goesByItself(G, seat) ? 'solo' : 'board';
}

/** My board; in a solo game behind tabs, unless only one of them is wanted. */
export function Lower({ only }: { only?: LowerTab | undefined }) {
  const G = useTable(theGame);
  if (only) return <Shown tab={only} />;
  return hasAutomaton(G) ? <SoloLower /> : <Boards />;
}

function SoloLower() {
  const own = useLowerTab();
  const text = useTableText();
  const { say } = text;
  const boards = boxBoardsOf(useTable(theGame));
  // where maps are behind tabs, so are these boards
  const sheets = useMapsLook(true) === 'switch' && boards.length > 0;
  const names: Record<LowerTab, string> = {
    solo: say('solo.decides'),
    board: say('table.board'),
    sheets: boards.map(({ name }) => name(text)).join(', '),
    log: say('table.log'),
  };
  return (
    <LowerTabs
      own={own}
      tabs={sheets ? WITH_SHEETS : TABS}
      names={names}
      shows={tab => <Shown tab={tab} />}
    />
  );
}

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

function Shown({ tab }: { tab: LowerTab }) {
  switch (tab) {
    case 'solo':
      return <Automata />;
    case 'board':
      return <Boards />;
    case 'sheets':
      return (
        <div className="boards-brief">
          <BoardSheets />
        </div>
      );
    case 'log':
      return <LogPanel />;
  }
}

/** Mine, and what boxes lay beside it. */
function Boards() {
  const G = useTable(theGame);
  return (
    <>
      <MyBoard />
      {laidBy(G, BOX_BOARDS).map(({ name, Board }) => (
        <Board key={name} />
      ))}
    </>
  );
}

/** What those decide whose turns go by themselves. */
function Automata() {
  const G = useTable(theGame);
  return automataOf(G).map(({ Turn }, index) => <Turn key={index} />);
}
