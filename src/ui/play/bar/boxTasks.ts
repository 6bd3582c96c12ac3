import type { Move, MoveType } from '../../../rules/model';
import { rowsFor } from '../../boxes/rows';
import type { IconName } from '../../pictures/icons';

/** The moves of boxes that are done like Tasks, each with its picture. */
export type BoxTasks = Partial<Record<MoveType, IconName>>;
export const TASKS = rowsFor<BoxTasks>({});

/** Those that are possible now. */
export const boxTasksIn = (legal: readonly Move[]): { move: Move; icon: IconName }[] =>
  legal.flatMap(move => {
    const icon = TASKS[move.type];
    return icon ? [{ move, icon }] : [];
  });
