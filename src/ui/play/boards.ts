import type { ComponentType } from 'react';
import type { BoxName } from '../../content';
import type { State } from '../../rules/model';
import { boxOf } from '../../rules/shelf';
import { rowsFor } from '../boxes/rows';

/** What boxes lay beside the boards of the base game: maps, stores. */
export type BoxBoards = Partial<Record<BoxName, ComponentType>>;
export const BOX_BOARDS = rowsFor<BoxBoards>({});

/** Those of the boxes in play. */
export const boardsOf = (state: State): { name: BoxName; Board: ComponentType }[] =>
  boxOf(state).boxes.flatMap(({ name }) => {
    const Board = BOX_BOARDS[name];
    return Board ? [{ name, Board }] : [];
  });
