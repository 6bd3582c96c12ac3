import type { LogEntry } from 'boardgame.io';
import { chapterOf } from '../../../table/record';
import type { RoundEnd } from './beat';

/** The log up to a beat: what is still to be told stands in it only then, who has won above all. */
export function logAt({ beats }: RoundEnd, at: number, log: readonly LogEntry[]): readonly LogEntry[] {
  const untold = new Set(beats.slice(at + 1).flatMap(({ events }) => events));
  return log.map(entry => {
    const chapter = chapterOf(entry);
    const next = chapter.events.findIndex(event => untold.has(event));
    if (next < 0) return entry;
    const told = chapter.events.slice(0, next);
    // a phase is announced with the first thing that happens in it
    const events = told.slice(0, told.findLastIndex(({ what }) => what !== 'phase') + 1);
    return { ...entry, metadata: { ...chapter, events } };
  });
}
