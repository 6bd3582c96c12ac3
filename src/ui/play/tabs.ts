import { tileOf } from '../../content';
import { activeSeat } from '../../rules/model';
import { goesByItself } from '../../rules/powers';
import type { TableView } from './TableContext';
import { tabOf } from './waiting';
import type { Can } from './waiting/row';

/** What lies behind tabs where there is no room for everything, and which tab a decision needs. */

/** How much room the table has: everything side by side, two panels and a drawer, or one panel at a time. */
export type Room = 'wide' | 'tablet' | 'phone';
export type Tab = 'map' | 'time' | 'wheel' | 'offers' | 'solo' | 'board' | 'sheets' | 'players' | 'log';

/** A phone has one place for wheel and offers: what is needed of them. `sheets` are boards of boxes. */
export function tabsIn(room: Room, solo: boolean, wanted: Tab, sheets = false): readonly Tab[] {
  const boards: readonly Tab[] = sheets ? ['board', 'sheets'] : ['board'];
  if (room === 'phone') return ['map', wanted === 'offers' ? 'offers' : 'wheel', ...boards, 'players', 'log'];
  const [board, ...others] = boards;
  return [...(solo ? (['solo'] as const) : []), board ?? 'board', 'offers', 'players', 'log', ...others];
}

/** In a replay the game in time comes first; a phone has no room for the tab of the board beside it. */
export const tabsOfReplay = (room: Room, solo: boolean, sheets = false): readonly Tab[] => {
  const tabs = tabsIn(room, solo, 'time', sheets);
  return room === 'phone' ? ['map', 'time', ...tabs.slice(1)] : ['time', ...tabs];
};

type Asked = Pick<TableView, 'G' | 'mine' | 'legal' | 'picked'>;

/** Where the present decision is made, or where the others are best watched. */
export function tabFor({ G, mine, legal, picked }: Asked): Tab {
  const seat = activeSeat(G);
  if (seat !== undefined && goesByItself(G, seat)) return 'solo';
  if (!mine) return 'map';
  if (picked?.kind === 'tile' && tileOf(picked.tile).kind !== 'contract') return 'board';
  const can: Can = type => legal.some(move => move.type === type);
  const effect = G.agenda.at(-1)?.effects[0];
  return effect ? tabOf(effect, can, G) : 'board';
}

/** The tab that holds what is wanted: map and wheel are always in sight of a tablet. */
export const tabWith = (wanted: Tab, tabs: readonly Tab[]): Tab => (tabs.includes(wanted) ? wanted : 'board');
