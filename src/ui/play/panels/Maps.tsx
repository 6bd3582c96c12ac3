import { useState, type ReactNode } from 'react';
import { TASKS } from '../bar/boxTasks';
import { chaptersOf } from '../chapters';
import { AfterPaint, theGame, useTable, type TableView } from '../TableContext';
import { useKept } from '../useKept';
import { useTableText } from '../words';
import { boxSheetsOf, MAIN_SHEET, type BoxSheet, type MapSheet } from './boxMaps';
import { MapPanel } from './MapPanel';
import './maps.css';

/** The map; where boxes bring more of them, one of all behind tabs that say how much is possible on each. */
export function Maps() {
  const G = useTable(theGame);
  const sheets = boxSheetsOf(G);
  return sheets.length === 0 ? <MapPanel /> : <ManyMaps sheets={sheets} />;
}

function ManyMaps({ sheets }: { sheets: readonly BoxSheet[] }) {
  const all = [MAIN_SHEET, ...sheets];
  const wanted = useKept(useTable(view => wantedOf(view, all)));
  const [chosen, choose] = useState({ of: wanted, id: MAIN_SHEET.id });
  const shown =
    chosen.of === wanted || wanted.length === 0 || wanted.includes(chosen.id)
      ? chosen.id
      : (wanted[0] ?? chosen.id);
  if (shown !== chosen.id) choose({ of: wanted, id: shown });
  const sheet = sheets.find(({ id }) => id === shown);
  return (
    <div className={`maps ${sheet ? 'maps-below' : 'maps-main'}`}>
      <SheetTabs all={all} shown={shown} onShow={id => choose({ of: wanted, id })} />
      <MapPanel />
      {sheet && (
        <AfterPaint>
          <Shown sheet={sheet} />
        </AfterPaint>
      )}
    </div>
  );
}

const Shown = ({ sheet: { Panel } }: { sheet: BoxSheet }): ReactNode => <Panel />;

/** The sheets on which the present decision can be made, or on which something has just happened. */
function wantedOf({ mine, legal, log }: TableView, all: readonly MapSheet[]): string[] {
  const about: readonly object[] = mine
    ? legal.filter(({ type }) => TASKS[type] === undefined && type !== 'contribute')
    : (chaptersOf(log.slice(-4)).at(-1)?.events ?? []);
  return all.filter(({ isHere }) => about.some(isHere)).map(({ id }) => id);
}

interface SheetTabsProps {
  readonly all: readonly MapSheet[];
  readonly shown: string;
  readonly onShow: (id: string) => void;
}

function SheetTabs({ all, shown, onShow }: SheetTabsProps) {
  const text = useTableText();
  const legal = useTable(view => view.legal);
  return (
    <nav className="map-tabs" aria-label={text.say('map.title')}>
      {all.map(({ id, name, isHere }) => {
        const count = legal.filter(isHere).length;
        return (
          <button
            key={id}
            type="button"
            aria-current={id === shown ? 'page' : undefined}
            onClick={() => onShow(id)}
          >
            {name(text)}
            {count > 0 && <b>{count}</b>}
          </button>
        );
      })}
    </nav>
  );
}
