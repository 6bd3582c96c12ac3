import type { LogEntry } from 'boardgame.io';
import { chapterOf, effective, moveOf } from '../../table/record';
import type { Chapter } from '../text/telling';

/** What counts of the log: each move that was made and not taken back, with all that it set off. */
export const chaptersOf = (log: readonly LogEntry[]): Chapter[] =>
  effective(log).map(entry => ({
    seat: Number(entry.action.payload.playerID),
    move: moveOf(entry),
    events: chapterOf(entry).events,
  }));
