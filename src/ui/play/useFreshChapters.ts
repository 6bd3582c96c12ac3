import type { LogEntry } from 'boardgame.io';
import { useCallback, useRef } from 'react';
import type { Chapter } from '../text/telling';
import { chaptersOf } from './chapters';

/**
 * Gives what a log has more than when it was asked about last: each move once. What was played before the page was
 * opened is not new, and what is taken back neither.
 */
export function useFreshChapters(): (log: readonly LogEntry[]) => Chapter[] {
  const known = useRef<number>(undefined);
  return useCallback(log => {
    const chapters = chaptersOf(log);
    const fresh = chapters.slice(known.current ?? chapters.length);
    known.current = chapters.length;
    return fresh;
  }, []);
}
