import { saysAround } from './around';
import { boxBoardsOf } from './panels/boxMaps';
import { theGame, useTable } from './TableContext';
import type { Tab } from './tabs';
import { useTableText } from './words';

/** The boards that boxes bring, where they have a tab of their own. */
export function BoardSheets() {
  const G = useTable(theGame);
  return boxBoardsOf(G).map(({ id, Panel }) => <Panel key={id} />);
}

interface BoardTabsProps {
  readonly shown: Tab;
  readonly onShow: (tab: Tab) => void;
}

/** On an upright phone those boards are the second half of mine. */
export function BoardTabs({ shown, onShow }: BoardTabsProps) {
  const boards = boxBoardsOf(useTable(theGame));
  const legal = useTable(view => view.legal);
  const text = useTableText();
  if (boards.length === 0) return null;
  const count = boards.reduce((sum, { isHere }) => sum + legal.filter(isHere).length, 0);
  const halves: readonly { tab: Tab; name: string; count: number }[] = [
    { tab: 'board', name: text.say('board.street'), count: 0 },
    { tab: 'sheets', name: boards.map(({ name }) => name(text)).join(', '), count },
  ];
  return (
    <nav ref={saysAround('boards')} className="map-tabs board-tabs" aria-label={text.say('table.board')}>
      {halves.map(half => (
        <button
          key={half.tab}
          type="button"
          aria-current={half.tab === shown ? 'page' : undefined}
          onClick={() => onShow(half.tab)}
        >
          {half.name}
          {half.count > 0 && <b>{half.count}</b>}
        </button>
      ))}
    </nav>
  );
}
