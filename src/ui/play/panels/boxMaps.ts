import type { ComponentType } from 'react';
import { isPlace, mapOf, townOfSpace, type BoxName } from '../../../content';
import type { State } from '../../../rules/model';
import { boxOf } from '../../../rules/shelf';
import { rowsFor } from '../../boxes/rows';
import type { IconName } from '../../pictures/icons';
import type { TableText } from '../words';

/** What lies in the place of the map: the main map, and beside it what boxes bring. */
export interface MapSheet {
  readonly id: string;
  readonly name: (text: TableText) => string;
  /** Whether a move or an event is about a place on it. */
  readonly isHere: (about: object) => boolean;
}

/** One that a box brings: another map, or a board that is read beside the maps. */
export interface BoxSheet extends MapSheet {
  readonly is: 'map' | 'board';
  readonly icon: IconName;
  readonly Panel: ComponentType;
}

/** The sheets of a box, and what its maps are called together. */
export interface BoxSheets {
  readonly together: (text: TableText) => string;
  readonly sheets: (state: State) => readonly BoxSheet[];
}

type SheetRows = Partial<Record<BoxName, BoxSheets>>;
export const BOX_SHEETS = rowsFor<SheetRows>({});

/** Those of the boxes in play. */
export const boxSheetsOf = (state: State): readonly BoxSheet[] =>
  boxOf(state).boxes.flatMap(({ name }) => BOX_SHEETS[name]?.sheets(state) ?? []);

/** The boards among them: where there are tabs, they lie behind one of their own. */
export const boxBoardsOf = (state: State): readonly BoxSheet[] =>
  boxSheetsOf(state).filter(({ is }) => is === 'board');

export const togetherIn = (state: State, text: TableText): string =>
  boxOf(state)
    .boxes.flatMap(({ name }) => BOX_SHEETS[name]?.together(text) ?? [])
    .join(', ');

const isMain = (id: unknown): boolean => {
  if (typeof id !== 'string') return false;
  const place = isPlace(id) ? id : townOfSpace(id);
  return isPlace(place) && mapOf(place).main;
};

export const MAIN_SHEET: MapSheet = {
  id: 'main',
  name: ({ say }) => say('map.main'),
  isHere: about => Object.values(about).some(isMain),
};
