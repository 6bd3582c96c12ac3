import type { GameEvent, What } from '../../../rules/events';
import type { Seat, SourceKind } from '../../../rules/model';
import { isFinal } from '../../../rules/scoreSheet';
import { rowsFor } from '../../boxes/rows';

/** What a move set off, as the log of the table keeps it. */
export interface Chapter {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** Events that one line tells. */
export interface Group {
  readonly seat: Seat | undefined;
  readonly part: Part;
  readonly events: readonly GameEvent[];
  /** What the last of its moves began with, in a word: 'walk R6.20'. */
  readonly began?: string;
  /** The first and the last chapter that it tells. */
  readonly chapters: readonly [number, number];
}

/** Deeds of a player by himself, scorings of all, and what happens to the whole table. */
type Part = 'own' | 'kingTrack' | 'fair' | 'end' | 'corruption' | 'reveal' | 'table';

const SCORINGS: Partial<Record<SourceKind, Part>> = {
  kingTrack: 'kingTrack',
  fair: 'fair',
};

const IN_OFFERS: ReadonlySet<What> = new Set(['reveal', 'slide', 'mixIn']);

function partOf(event: GameEvent): Part {
  if (event.source.kind === 'corruption') return 'corruption';
  if (IN_OFFERS.has(event.what)) return 'reveal';
  if (event.seat === undefined) return 'table';
  if (event.what === 'turn') return 'table';
  return isFinal(event.source.kind) ? 'end' : (SCORINGS[event.source.kind] ?? 'own');
}

/** Everything of all chapters, in lines: what belongs together is one group. */
export function groupsOf(chapters: readonly Chapter[]): Group[] {
  const groups: Group[] = [];
  chapters.forEach((chapter, index) => {
    for (const next of groupsIn(chapter, index)) {
      const last = groups.at(-1);
      if (last && joins(last, next)) groups[groups.length - 1] = joined(last, next);
      else groups.push(next);
    }
  });
  return groups;
}

function groupsIn({ events }: Chapter, index: number): Group[] {
  const groups: Group[] = [];
  for (const event of events) {
    const part = partOf(event);
    const seat = part === 'corruption' || part === 'reveal' ? undefined : event.seat;
    const began = groups.length > 0 ? {} : { began: `${event.what} ${event.rule}` };
    const next: Group = { seat, part, ...began, events: [event], chapters: [index, index] };
    // whatever is turned while the board is laid out, that is one line
    const at = laysOut(next) ? groups.findIndex(laysOut) : groups.length - 1;
    const before = groups[at];
    if (before && goesOn(before, next)) groups[at] = joined(before, next);
    else groups.push(next);
  }
  return groups;
}

/** Whether a line goes on with it. */
const goesOn = (before: Group, next: Group): boolean =>
  before.part === next.part && before.seat === next.seat && next.part !== 'table' && !opens(next);

const laysOut = ({ part, events: [first] }: Group): boolean =>
  part === 'reveal' && first?.source.kind === 'setup';

const opens = ({ events: [first] }: Group): boolean => first?.what === 'corruption';

const joined = (a: Group, b: Group): Group => ({
  ...a,
  ...b,
  events: [...a.events, ...b.events],
  chapters: [a.chapters[0], b.chapters[1]],
});

/** What goes on in the line of a move: the same once more, or what belongs to it. */
export const FOLLOWS = rowsFor<Readonly<Record<string, readonly string[]>>>({
  // steps of one piece, steps on the King track, Resources that are bought
  'walk R6.10': ['walk R6.10'],
  'walk R6.20': ['walk R6.20'],
  'king R6.60': ['king R6.60'],
  'pay R7.3': ['pay R7.3'],
  // the tile beside the die, taken or left; a die that was turned begins with its price
  'take R5.18': ['die R5.9', 'pay R5.12'],
  'decline Q8.1': ['die R5.9', 'pay R5.12'],
  // the Resource more of the first exchange
  'gain R6.53': ['pay R6.52'],
  // the first bonus of a chosen Building
  'bonus R8.42': ['choose R8.41'],
});

/** Whether a move goes on with what the line before it tells. */
const joins = (before: Group, { seat, began = '' }: Group): boolean =>
  before.seat === seat && (FOLLOWS[began]?.includes(before.began ?? '') ?? false);
