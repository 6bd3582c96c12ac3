import type { GameEvent } from '../../../rules/events';
import type { Move, MoveType, Seat, SourceKind } from '../../../rules/model';

/** What a move set off, as the log of the table keeps it. */
export interface Chapter {
  readonly seat: Seat;
  readonly move?: Move | undefined;
  readonly events: readonly GameEvent[];
}

/** Events that one line tells. */
export interface Group {
  readonly seat: Seat | undefined;
  readonly part: Part;
  /** The moves that began it, in their order. */
  readonly moves: readonly Move[];
  readonly events: readonly GameEvent[];
  /** The first and the last chapter that it tells. */
  readonly chapters: readonly [number, number];
}

/** Deeds of a player by himself, scorings of all, and what happens to the whole table. */
type Part = 'own' | 'kingTrack' | 'fair' | 'end' | 'corruption' | 'reveal' | 'table';

const SCORINGS: Partial<Record<SourceKind, Part>> = {
  kingTrack: 'kingTrack',
  fair: 'fair',
  housesTimesPillars: 'end',
  completedBuildings: 'end',
  leftovers: 'end',
};

function partOf(event: GameEvent): Part {
  if (event.source.kind === 'corruption') return 'corruption';
  if (event.what === 'reveal') return 'reveal';
  if (event.seat === undefined && event.what !== 'discardOffer') return 'table';
  if (event.what === 'turn') return 'table';
  return SCORINGS[event.source.kind] ?? 'own';
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

function groupsIn({ seat, move, events }: Chapter, index: number): Group[] {
  const groups: Group[] = [];
  if (move) groups.push({ seat, part: 'own', moves: [move], events: [], chapters: [index, index] });
  for (const event of events) {
    const part = partOf(event);
    const owner =
      part === 'corruption' || part === 'reveal' ? undefined : (event.seat ?? ownerOf(event, seat));
    const last = groups.at(-1);
    const next: Group = { seat: owner, part, moves: [], events: [event], chapters: [index, index] };
    if (last && last.part === part && last.seat === owner && part !== 'table' && !opens(event))
      groups[groups.length - 1] = joined(last, next);
    else groups.push(next);
  }
  return groups;
}

/** A swapped offer is nobody's event, but somebody's deed. */
const ownerOf = (event: GameEvent, seat: Seat): Seat | undefined =>
  event.what === 'discardOffer' ? seat : undefined;

const opens = (event: GameEvent): boolean => event.what === 'corruption';

const joined = (a: Group, b: Group): Group => ({
  ...a,
  moves: [...a.moves, ...b.moves],
  events: [...a.events, ...b.events],
  chapters: [a.chapters[0], b.chapters[1]],
});

/** Moves that go on in the same line when they are repeated. */
const REPEATED: ReadonlySet<MoveType> = new Set(['step', 'advance', 'buy']);
/** What goes on in the line of another move. */
const FOLLOWS: Partial<Record<MoveType, readonly MoveType[]>> = {
  takeTile: ['takeDie'],
  pass: ['takeDie'],
  chooseGoods: ['exchange'],
  receive: ['chooseBuilding'],
};

/** Whether a move goes on with what the line before it tells. */
function joins(before: Group, after: Group): boolean {
  const [first] = after.moves;
  const last = before.moves.at(-1);
  if (!first || !last || before.seat !== after.seat) return false;
  if (FOLLOWS[first.type]?.includes(last.type)) return true;
  if (first.type !== last.type || !REPEATED.has(first.type)) return false;
  return first.type !== 'step' || last.type !== 'step' || first.piece === last.piece;
}
