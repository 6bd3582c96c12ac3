import { useState, useSyncExternalStore } from 'react';
import { hasAutomaton } from '../../rules/powers';
import { useTable } from './TableContext';
import { tabFor, tabsIn, tabsOfReplay, tabWith, type Room, type Tab } from './tabs';

const PHONE = '(width < 760px)';
const TABLET = '(width < 1200px)';

const matches = (query: string): boolean => matchMedia(query).matches;

const roomNow = (): Room => {
  if (matches(PHONE)) return 'phone';
  return matches(TABLET) ? 'tablet' : 'wide';
};

function watch(listener: () => void): () => void {
  const queries = [PHONE, TABLET].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach(query => query.removeEventListener('change', listener));
}

export const useRoom = (): Room => useSyncExternalStore(watch, roomNow);

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
  const tabs = (replay ? tabsOfReplay : tabsIn)(room, solo);
  const wanted = replay ? (tabs[0] ?? 'map') : asked;
  const [chosen, choose] = useState<{ of: Tab; tab: Tab }>();
  const tab = chosen?.of === wanted ? chosen.tab : wanted;
  return { room, solo, tabs, shown: tabWith(tab, tabs), show: next => choose({ of: wanted, tab: next }) };
}
