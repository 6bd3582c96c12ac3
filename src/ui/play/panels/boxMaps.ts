import type { ComponentType } from 'react';
import { isPlace, mapOf, townOfSpace, type BoxName } from '../../../content';
import type { State } from '../../../rules/model';
import { boxOf } from '../../../rules/shelf';
import { rowsFor } from '../../boxes/rows';
import type { TableText } from '../words';

/** What lies in the place of the map: the main map, and behind tabs beside it what boxes bring. */
export interface MapSheet {
  readonly id: string;
  readonly name: (text: TableText) => string;
  /** Whether a move or an event is about a place on it. */
  readonly isHere: (about: object) => boolean;
}

/** One that a box brings. */
export interface BoxSheet extends MapSheet {
  readonly Panel: ComponentType;
}

export type BoxSheets = Partial<Record<BoxName, (state: State) => readonly BoxSheet[]>>;
export const BOX_SHEETS = rowsFor<BoxSheets>({});

/** Those of the boxes in play. */
export const boxSheetsOf = (state: State): readonly BoxSheet[] =>
  boxOf(state).boxes.flatMap(({ name }) => BOX_SHEETS[name]?.(state) ?? []);

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
