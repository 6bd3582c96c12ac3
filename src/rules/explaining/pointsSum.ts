import { isToBegin } from '../beginning';
import { eventsOf, type GameEvent } from '../events';
import { activeSeat, type Source, type State } from '../model';
import { pointsNow } from '../points';
import { beginningsFor, bonusesFor, type Bonus } from '../powers';
import { pointsOfValue } from '../wheel';

/** What the points of the Action of a die are made of, however many of them are spent. */
export interface PointsSum {
  /** Those of its value. */
  readonly die: number;
  /** What came to them, and what comes as the Action begins, each with its source. */
  readonly more: readonly Bonus[];
}

const isSame = (bonus: Source, source: Source): boolean =>
  bonus.kind === source.kind && (bonus.id === undefined || bonus.id === source.id);

/** Of what happened the points that came since the die was taken; nothing while another Action goes on. */
export function pointsSum(state: State, events: readonly GameEvent[]): PointsSum | undefined {
  const now = pointsNow(state);
  const seat = activeSeat(state);
  const at = events.findLastIndex(({ what }) => what === 'die');
  const taken = events[at];
  if (now?.do !== 'dieAction' || taken?.what !== 'die' || seat === undefined || taken.seat !== seat)
    return undefined;
  const { action } = now;
  const own = action === 'joker' ? [] : bonusesFor(state, seat, action);
  // whoever owns something lasting is told of it, at the latest, by what he owns: an event of it says it twice
  const came = eventsOf(events.slice(at), 'points', seat)
    .filter(event => event.action === action || event.action === 'joker')
    .filter(event => !own.some(({ source }) => isSame(source, event.source)));
  const toCome = isToBegin(state) ? beginningsFor(state, seat, action) : [];
  return { die: pointsOfValue(taken.to), more: [...own, ...came, ...toCome] };
}
