import type { ReactNode } from 'react';
import type { Move } from '../../../rules/model';
import { Icon } from '../../pictures/Icon';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';
import { MAIN_SHEET, togetherIn, type BoxSheet, type MapSheet } from './boxMaps';
import { OtherLines } from './OtherLines';

interface TabsProps<Sheet> {
  readonly sheets: readonly Sheet[];
  readonly front: string;
  readonly onShow: (id: string) => void;
}

/** One map of all at a time. */
export function MapTabs({ sheets, front, onShow }: TabsProps<MapSheet>) {
  const text = useTableText();
  return (
    <nav className="map-tabs" aria-label={text.say('map.title')}>
      {sheets.map(({ id, name, isHere }) => (
        <MapTab key={id} isFront={id === front} of={isHere} onShow={() => onShow(id)}>
          {name(text)}
        </MapTab>
      ))}
    </nav>
  );
}

/** The main map, or all others together; there the others stand in a line, for the maps take their column. */
export function MapSwitch({ sheets, front, onShow }: TabsProps<BoxSheet>) {
  const G = useTable(theGame);
  const text = useTableText();
  const maps = sheets.filter(({ is }) => is === 'map');
  const isMain = front === MAIN_SHEET.id;
  return (
    <header className="maps-head">
      <nav className="map-tabs" aria-label={text.say('map.title')}>
        <MapTab isFront={isMain} of={MAIN_SHEET.isHere} onShow={() => onShow(MAIN_SHEET.id)}>
          {MAIN_SHEET.name(text)}
        </MapTab>
        <MapTab
          isFront={!isMain}
          of={about => maps.some(({ isHere }) => isHere(about))}
          onShow={() => onShow(maps.find(({ id }) => id === front)?.id ?? maps[0]?.id ?? front)}
        >
          {maps[0] && <Icon name={maps[0].icon} size={20} />}
          {togetherIn(G, text)}
        </MapTab>
      </nav>
      {!isMain && <OtherLines />}
    </header>
  );
}

interface TabProps {
  readonly isFront: boolean;
  readonly of: (about: Move) => boolean;
  readonly onShow: () => void;
  readonly children: ReactNode;
}

/** Its number tells how much is possible there. */
function MapTab({ isFront, of, onShow, children }: TabProps) {
  const count = useTable(({ legal }) => legal.filter(of).length);
  return (
    <button type="button" aria-current={isFront ? 'page' : undefined} onClick={onShow}>
      {children}
      {count > 0 && <b>{count}</b>}
    </button>
  );
}
