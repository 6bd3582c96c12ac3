import { isTown, type Piece } from '../../content';
import type { GameEvent } from '../../rules/events';
import type { Seat, State } from '../../rules/model';
import { scoreEntries } from '../../rules/scoreSheet';

/** What to remember of a game. Each is told only if it happened. */
export interface Highlights {
  readonly turn: { readonly seat: Seat; readonly round: number; readonly points: number } | undefined;
  readonly road:
    | { readonly seat: Seat; readonly piece: Piece; readonly steps: number; readonly towns: number }
    | undefined;
  readonly king: { readonly seat: Seat; readonly times: number; readonly points: number } | undefined;
  readonly fair: { readonly round: number; readonly town: string; readonly points: number } | undefined;
}

/** The one with the most; the first of equals, none where there is nothing. */
function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  const most = Math.max(0, ...items.map(value));
  return most === 0 ? undefined : items.find(item => value(item) === most);
}

/** Points of a seat in its own turn: what comes before the turn of the next one, or before the next phase. */
function turnsOf(events: readonly GameEvent[]) {
  const turns: { seat: Seat; round: number; points: number }[] = [];
  let round = 0;
  let open = false;
  for (const event of events) {
    if (event.what === 'phase') {
      round = event.round;
      open = event.phase === 'action' && open;
    }
    if (event.what === 'turn' && event.seat !== undefined) {
      turns.push({ seat: event.seat, round, points: 0 });
      open = true;
    }
    const turn = turns.at(-1);
    if (open && turn && event.what === 'score' && event.seat === turn.seat) turn.points += event.points;
  }
  return turns;
}

function roadsOf(events: readonly GameEvent[]) {
  const roads = new Map<string, { seat: Seat; piece: Piece; steps: number; places: Set<string> }>();
  for (const event of events) {
    if (event.what !== 'walk' || event.seat === undefined) continue;
    const key = `${event.seat} ${event.piece}`;
    const road = roads.get(key) ?? { seat: event.seat, piece: event.piece, steps: 0, places: new Set() };
    road.steps += 1;
    road.places.add(event.to);
    roads.set(key, road);
  }
  return [...roads.values()].map(({ places, ...road }) => ({
    ...road,
    towns: [...places].filter(isTown).length,
  }));
}

function leadersOf(state: State, events: readonly GameEvent[]) {
  const leaders = events.flatMap(event => (event.what === 'order' ? event.order.slice(0, 1) : []));
  const entries = scoreEntries(events).filter(({ row }) => row === 'king');
  return state.players.map((_, seat) => ({
    seat,
    times: leaders.filter(leader => leader === seat).length,
    points: entries.filter(entry => entry.seat === seat).reduce((sum, entry) => sum + entry.points, 0),
  }));
}

function fairsOf({ fairs }: State, events: readonly GameEvent[]) {
  const entries = scoreEntries(events).filter(({ row }) => row === 'fairs');
  return fairs.map(({ town }, index) => ({
    round: index + 1,
    town,
    points: entries.filter(({ round }) => round === index + 1).reduce((sum, { points }) => sum + points, 0),
  }));
}

export const highlightsOf = (state: State, events: readonly GameEvent[]): Highlights => ({
  turn: best(turnsOf(events), ({ points }) => points),
  road: best(roadsOf(events), ({ steps }) => steps),
  king: best(leadersOf(state, events), ({ times, points }) => times * 1000 + points * Math.sign(times)),
  fair: best(fairsOf(state, events), ({ points }) => points),
});
