import { activeSeat } from '../../rules/model';
import { goesByItself, hasAutomaton } from '../../rules/powers';
import { Part } from '../pacing/Later';
import { automataOf } from './automata';
import { BOX_BOARDS, laidBy } from './boards';
import { LATE } from './late';
import { LowerTabs } from './LowerTabs';
import { BoardSheets } from './BoardSheets';
import { boxBoardsOf } from './panels/boxMaps';
import { useMapsLook } from './panels/useMapsLook';
import { MyBoard } from './panels/MyBoard';
import { theGame, useTable } from './TableContext';
import { useTableText } from './words';

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
      return (
        <Part of={LATE} turn={0}>
          {({ LogPanel }) => <LogPanel />}
        </Part>
      );
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
