import type { LogEntry } from 'boardgame.io';
import { open, type GameRecord } from '../../rules/replay';
import { chapterOf, effective } from '../../table/record';
import type { Chapter } from '../text/telling';

const read = new WeakMap<LogEntry, Chapter>();

/** The same chapter for an entry whenever it is asked for. */
function chapterIn(entry: LogEntry): Chapter {
  const known = read.get(entry);
  if (known) return known;
  const chapter: Chapter = {
    seat: Number(entry.action.payload.playerID),
    events: chapterOf(entry).events,
  };
  read.set(entry, chapter);
  return chapter;
}

/** What happened before the first move: the set-up, and the first round's beginning. */
export const openingChapter = (game: GameRecord): Chapter => ({ seat: 0, events: open(game).events });

/** What counts of the log: each move that was made and not taken back, with all that it set off. */
export const chaptersOf = (log: readonly LogEntry[]): Chapter[] => effective(log).map(chapterIn);

/** Its move ended a turn. */
export const endsPage = ({ events }: Chapter): boolean => events.some(({ what }) => what === 'turn');

/** The chapters turn by turn: no line of the log goes from one page to the next. */
export function pagesOf(chapters: readonly Chapter[]): Chapter[][] {
  const pages: Chapter[][] = [[]];
  for (const chapter of chapters) {
    pages.at(-1)?.push(chapter);
    if (endsPage(chapter)) pages.push([]);
  }
  return pages.filter(page => page.length > 0);
}
