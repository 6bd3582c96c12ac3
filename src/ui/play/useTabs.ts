import { useState, useSyncExternalStore } from 'react';
import { useTable } from './TableContext';
import { tabFor, tabWith, type Room, type Tab } from './tabs';

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
  shown: Tab;
  show: (tab: Tab) => void;
}

/** Which tab is in front: what somebody chose, until the game asks for something elsewhere. */
export function useTabs(): Tabs {
  const room = useRoom();
  const wanted = useTable(tabFor);
  const solo = useTable(({ G }) => G.cardinal !== undefined);
  const [chosen, choose] = useState<{ of: Tab; tab: Tab }>();
  const tab = chosen?.of === wanted ? chosen.tab : wanted;
  return {
    room,
    solo,
    shown: tabWith(tab, room, solo),
    show: next => choose({ of: wanted, tab: next }),
  };
}
