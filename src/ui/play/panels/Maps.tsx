import { useState, type RefCallback } from 'react';
import { hasAutomaton } from '../../../rules/powers';
import { IconButton } from '../../parts/Button';
import { saysAround } from '../around';
import { TASKS } from '../bar/boxTasks';
import { chaptersOf } from '../chapters';
import { AfterPaint, theGame, useTable, type TableView } from '../TableContext';
import { useKept } from '../useKept';
import { useTableText } from '../words';
import { useRoom } from '../useTabs';
import { boxSheetsOf, MAIN_SHEET, type BoxSheet, type MapSheet } from './boxMaps';
import { MapPanel } from './MapPanel';
import { MapSwitch, MapTabs } from './MapTabs';
import { OtherLines } from './OtherLines';
import { useMapsLook, type MapsLook } from './useMapsLook';
import './maps.css';

/** The map; where boxes bring more of them, as many as there is room for. */
export function Maps() {
  const G = useTable(theGame);
  const sheets = boxSheetsOf(G);
  return sheets.length === 0 ? <MapPanel /> : <ManyMaps sheets={sheets} />;
}

function ManyMaps({ sheets }: { sheets: readonly BoxSheet[] }) {
  const look = useMapsLook(useTable(({ G }) => hasAutomaton(G)));
  // in drawers and on phones boards have a tab of their own
  const boards = useRoom() === 'wide' ? 'here' : 'elsewhere';
  const here = sheets.filter(({ is }) => is === 'map' || boards === 'here');
  const { front, show } = useFront(here);
  const sheet = here.find(({ id }) => id === front);
  return (
    <div ref={lies(look, sheet)} className={`maps maps-${look} ${sheet ? 'maps-below' : 'maps-main'}`}>
      {look === 'switch' && <MapSwitch sheets={here} front={front} onShow={show} />}
      {look === 'tabs' && <MapTabs sheets={[MAIN_SHEET, ...here]} front={front} onShow={show} />}
      <MapPanel />
      {look === 'both' && <OtherLines />}
      <AfterPaint>
        <Sheets look={look} sheets={here} front={sheet} onShow={show} />
      </AfterPaint>
    </div>
  );
}

/** Those that take the room of others. */
function lies(look: MapsLook, below: BoxSheet | undefined): RefCallback<Element> | null {
  if (look === 'both') return saysAround('maps-both');
  return look === 'switch' && below ? saysAround('maps-below') : null;
}

interface SheetsProps {
  readonly look: MapsLook;
  readonly sheets: readonly BoxSheet[];
  readonly front: BoxSheet | undefined;
  readonly onShow: (id: string) => void;
}

/** What lies beside the main map, or in its place. */
function Sheets({ look, sheets, front, onShow }: SheetsProps) {
  const text = useTableText();
  if (look === 'tabs') return front && <front.Panel key={front.id} />;
  if (look === 'switch' && !front) return null;
  const boards = sheets.filter(({ is }) => is === 'board');
  return (
    <div className="maps-all" data-front={front?.id}>
      {sheets
        .filter(({ is }) => is === 'map')
        .map(({ id, name, Panel }) => (
          <div key={id} className={`maps-one${id === front?.id ? ' maps-front' : ''}`}>
            <Panel />
            {look === 'switch' && id !== front?.id && (
              <IconButton icon="expand" label={name(text)} onClick={() => onShow(id)} />
            )}
          </div>
        ))}
      {boards.map(({ id, Panel }) => (
        <div key={id} className="maps-board boards-brief">
          <Panel />
        </div>
      ))}
    </div>
  );
}

/** What lies in front: what somebody chose, until the game asks for something elsewhere. */
function useFront(sheets: readonly MapSheet[]): { front: string; show: (id: string) => void } {
  const all = [MAIN_SHEET, ...sheets];
  const wanted = useKept(useTable(view => wantedOf(view, all)));
  const [chosen, choose] = useState<{ of: readonly string[]; id: string }>({ of: [], id: MAIN_SHEET.id });
  const stays = chosen.of === wanted || wanted.length === 0 || wanted.includes(chosen.id);
  const front = stays ? chosen.id : (wanted[0] ?? chosen.id);
  if (front !== chosen.id) choose({ of: wanted, id: front });
  return { front, show: id => choose({ of: wanted, id }) };
}

/** The sheets on which the present decision can be made, or on which something has just happened. */
function wantedOf({ me, mine, legal, log }: TableView, all: readonly MapSheet[]): string[] {
  const sheetsOf = (about: readonly object[]): string[] =>
    all.filter(({ isHere }) => about.some(isHere)).map(({ id }) => id);
  const last = chaptersOf(log.slice(-4)).at(-1);
  if (!mine) return sheetsOf(last?.events ?? []);
  const possible = sheetsOf(legal.filter(({ type }) => TASKS[type] === undefined && type !== 'contribute'));
  // what is asked without a place comes of what I have just done
  return possible.length > 0 || last?.seat !== me ? possible : sheetsOf(last.events);
}
