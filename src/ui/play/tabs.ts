import { tileOf } from '../../content';
import { activeSeat, type MoveType, type Pending, type PendingOf, type State } from '../../rules/model';
import { piecesBy } from '../../rules/pieces';
import { goesByItself } from '../../rules/powers';
import { rowsFor } from '../boxes/rows';
import type { TableView } from './TableContext';

/** What lies behind tabs where there is no room for everything, and which tab a decision needs. */

/** How much room the table has: everything side by side, two panels and a drawer, or one panel at a time. */
export type Room = 'wide' | 'tablet' | 'phone';
export type Tab = 'map' | 'time' | 'wheel' | 'offers' | 'solo' | 'board' | 'players' | 'log';

export function tabsIn(room: Room, solo: boolean): readonly Tab[] {
  if (room === 'phone') return ['map', 'wheel', 'board', 'players', 'log'];
  return [...(solo ? (['solo'] as const) : []), 'board', 'offers', 'players', 'log'];
}

/** In a replay the game in time comes first; a phone has no room for the tab of the board beside it. */
export const tabsOfReplay = (room: Room, solo: boolean): readonly Tab[] => {
  const tabs = tabsIn(room, solo);
  return room === 'phone' ? ['map', 'time', ...tabs.slice(1)] : ['time', ...tabs];
};

type Asked = Pick<TableView, 'G' | 'mine' | 'legal' | 'picked'>;

/** Where the present decision is made, or where the others are best watched. */
export function tabFor({ G, mine, legal, picked }: Asked): Tab {
  const seat = activeSeat(G);
  if (seat !== undefined && goesByItself(G, seat)) return 'solo';
  if (!mine) return 'map';
  if (picked?.kind === 'tile' && tileOf(picked.tile).kind !== 'contract') return 'board';
  const can = (type: (typeof legal)[number]['type']): boolean => legal.some(move => move.type === type);
  const effect = G.agenda.at(-1)?.effects[0];
  return effect ? tabOf(G, effect, can) : 'board';
}

type Can = (type: MoveType) => boolean;
/** Where some effects are decided: those of a box; at the board if it does not say. */
export type WaitingTabs<Name extends Pending['do'] = Pending['do']> = {
  readonly [K in Name]?: (state: State, effect: PendingOf<K>, can: Can) => Tab;
};

const at = (tab: Tab) => (): Tab => tab;

function tabOfAction(state: State, { action }: PendingOf<'act'> | PendingOf<'dieAction'>, can: Can): Tab {
  if (piecesBy(state, action).length > 0) return 'map';
  if (action === 'king' || action === 'joker') return 'wheel';
  return can('takeContract') || can('takeCharacter') ? 'offers' : 'board';
}

export const WAITING_TABS = rowsFor<WaitingTabs>({
  takeDie: at('wheel'),
  wheelTile: at('wheel'),
  kingTile: at('wheel'),
  move: at('map'),
  relocate: at('map'),
  place: at('map'),
  act: tabOfAction,
  dieAction: tabOfAction,
});

const tabOf = <K extends Pending['do']>(state: State, effect: PendingOf<K>, can: Can): Tab =>
  WAITING_TABS[effect.do]?.(state, effect, can) ?? 'board';

/** The tab that holds what is wanted: the map is always in sight of a tablet, a phone has the offers at the wheel. */
export function tabWith(wanted: Tab, tabs: readonly Tab[]): Tab {
  if (tabs.includes(wanted)) return wanted;
  return wanted === 'offers' && tabs.includes('wheel') ? 'wheel' : 'board';
}
