import type { ReactNode } from 'react';
import type { Move, MoveType } from '../../../rules/model';
import { rowsFor } from '../../boxes/rows';
import type { Speaker } from '../deeds';
import type { IconName } from '../../pictures/icons';
import type { PlainKey } from '../../text';

/** The moves of boxes that are done like Tasks: each with its picture, and what stands on it where it asks which. */
interface BoxTask {
  readonly icon: IconName;
  readonly name: PlainKey;
  /** What stands on it where there is one way. */
  readonly brief?: (speaker: Speaker, move: Move) => string;
  /** What comes of it, below its words, on the card that asks which. */
  readonly note?: (speaker: Speaker, move: Move) => string;
  /** Each way is a Task of its own. */
  readonly apart?: true;
  /** One of several ways where words would be too many. */
  readonly picture?: (move: Move) => ReactNode;
}
export type BoxTasks = Partial<Record<MoveType, BoxTask>>;
export const TASKS = rowsFor<BoxTasks>({});

export const taskOf = (type: MoveType): BoxTask | undefined => TASKS[type];

/** Those that are possible now, each with all its ways. */
export interface TaskNow extends BoxTask {
  readonly key: string;
  readonly type: MoveType;
  readonly moves: readonly [Move, ...Move[]];
}

export const boxTasksIn = (legal: readonly Move[]): TaskNow[] =>
  [...new Set(legal.map(({ type }) => type))].flatMap((type): TaskNow[] => {
    const task = TASKS[type];
    const [first, ...others] = legal.filter(move => move.type === type);
    if (!task || !first) return [];
    if (!task.apart) return [{ ...task, key: type, type, moves: [first, ...others] }];
    return [first, ...others].map(move => ({ ...task, key: JSON.stringify(move), type, moves: [move] }));
  });
