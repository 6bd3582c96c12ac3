import { useState, useSyncExternalStore } from 'react';
import { hasAutomaton } from '../../rules/powers';
import { watching, windowIs } from '../parts/media';
import { boxBoardsOf } from './panels/boxMaps';
import { useTable } from './TableContext';
import { tabFor, tabsIn, tabsOfReplay, tabWith, type Room, type Tab } from './tabs';

/** Upright, or on its side. */
const PHONE = '(width < 760px), (width < 1200px) and (height < 500px)';
/** Between: neither as wide as a desk nor as low as one that is enlarged. */
const TABLET = '(width < 1200px) and ((width < 900px) or (height >= 700px))';
const LOW = '(height < 720px)';

const roomNow = (): Room => {
  if (windowIs(PHONE)) return 'phone';
  return windowIs(TABLET) ? 'tablet' : 'wide';
};

const watch = watching(PHONE, TABLET, LOW);

export const useRoom = (): Room => useSyncExternalStore(watch, roomNow);

/** Whether there is no height for the map and my board: then that is a strip, which opens upon the map. */
export const useStrip = (): boolean =>
  useSyncExternalStore(watch, () => roomNow() === 'wide' && windowIs(LOW));

interface Tabs {
  room: Room;
  solo: boolean;
  tabs: readonly Tab[];
  shown: Tab;
  show: (tab: Tab) => void;
}

/** Which tab is in front: what somebody chose, until the game asks for something elsewhere; a replay asks nothing. */
export function useTabs(replay: boolean): Tabs {
  const room = useRoom();
  const asked = useTable(tabFor);
  const solo = useTable(({ G }) => hasAutomaton(G));
  const sheets = useTable(({ G }) => boxBoardsOf(G).length > 0);
  const tabs = replay ? tabsOfReplay(room, solo, sheets) : tabsIn(room, solo, asked, sheets);
  const wanted = replay ? (tabs[0] ?? 'map') : asked;
  const [tab, choose] = useOwnChoice(wanted);
  return { room, solo, tabs, shown: tabWith(tab, tabs), show: choose };
}

/** What comes by itself, until somebody chooses otherwise: that holds until something else comes by itself. */
export function useOwnChoice<T>(own: T): [now: T, choose: (choice: T) => void] {
  const [chosen, choose] = useState<{ of: T; is: T }>();
  return [chosen?.of === own ? chosen.is : own, is => choose({ of: own, is })];
}
