import type { Action, WheelAction } from '../../../content';
import type { GameEvent } from '../../../rules/events';
import type { Die, Seat } from '../../../rules/model';
import type { Chapter } from '../../text/telling';

/** What happened since somebody's last turn, in short: who took which die for what, and what came of it. */

export const CHANGES = ['house', 'pillar', 'character', 'contract', 'crest', 'cathedral'] as const;
export type Change = (typeof CHANGES)[number];

export interface TurnRecap {
  seat: Seat;
  /** As it was turned. */
  die: Die | undefined;
  action: Action | WheelAction | undefined;
  points: number;
  /** Spaces on the King track, by the player's own doing. */
  king: number;
  changes: { what: Change; n: number }[];
}

/** The chapters since the last one of this seat. */
export const newOf = (chapters: readonly Chapter[], seat: Seat): readonly Chapter[] =>
  chapters.slice(chapters.findLastIndex(chapter => chapter.seat === seat) + 1);

/** The turns of the others since the last chapter of a seat. */
export const recapOf = (chapters: readonly Chapter[], seat: Seat): TurnRecap[] =>
  turnsIn(newOf(chapters, seat));

/** The last turn of a seat: it began with its last die. */
export function lastTurnOf(chapters: readonly Chapter[], seat: Seat): TurnRecap | undefined {
  const from = chapters.findLastIndex(({ seat: mover, events }) => mover === seat && isDie(events));
  return from < 0 ? undefined : turnsIn(chapters.slice(from)).find(turn => turn.seat === seat);
}

function turnsIn(chapters: readonly Chapter[]): TurnRecap[] {
  const turns: TurnRecap[] = [];
  for (const { events, seat: mover } of chapters) {
    const last = turns.at(-1);
    const turn = last?.seat === mover && !isDie(events) ? last : emptyTurn(mover);
    if (turn !== last) turns.push(turn);
    for (const event of own(events, mover)) note(turn, event);
  }
  return turns.filter(hasNews);
}

const emptyTurn = (seat: Seat): TurnRecap => ({
  seat,
  die: undefined,
  action: undefined,
  points: 0,
  king: 0,
  changes: [],
});

const isDie = (events: readonly GameEvent[]): boolean => events.some(({ what }) => what === 'die');

/** What a player did in the turn: not what the end of a round or the turn of the next brought. */
function own(events: readonly GameEvent[], seat: Seat): GameEvent[] {
  const end = events.findIndex(({ what }) => what === 'phase' || what === 'turn' || what === 'corruption');
  return (end < 0 ? events : events.slice(0, end)).filter(event => event.seat === seat);
}

function note(turn: TurnRecap, event: GameEvent): void {
  const { what } = event;
  if (what === 'die') {
    turn.die = { colour: event.die.colour, value: event.to };
    turn.action ??= event.action;
  } else if (what === 'act' || what === 'declare') turn.action = event.action;
  else if (what === 'score') turn.points += event.points;
  else if (what === 'king') turn.king += event.steps;
  const change = CHANGES.find(each => each === what);
  if (!change) return;
  const known = turn.changes.find(each => each.what === change);
  if (known) known.n += 1;
  else turn.changes.push({ what: change, n: 1 });
}

const hasNews = ({ die, points, king, changes }: TurnRecap): boolean =>
  die !== undefined || points !== 0 || king !== 0 || changes.length > 0;
