import { buildingOf, characterIn, isCompleted } from './buildings';
import { alter } from './agenda';
import type { Why } from './events';
import type { PendingOf, Seat, Source, State } from './model';
import { occur } from './occasions';
import { happen, type Play } from './play';
import { markerOf } from './powers';

/** The Action of the chosen die: it lies at the bottom of the agenda from the taking of the die to the end of the turn. */
export const dieActionOf = (state: State): PendingOf<'dieAction'> | undefined =>
  state.agenda[0]?.effects.find((effect): effect is PendingOf<'dieAction'> => effect.do === 'dieAction');

/** More points for the die Action, never for a bonus Action (R8.17, Q8.5). */
export function addPoints(play: Play, points: number, why: Why): void {
  const dieAction = dieActionOf(play.state);
  const seat = play.state.agenda[0]?.seat;
  if (!dieAction || seat === undefined) return;
  alter(play, dieAction, { points: dieAction.points + points });
  happen(play, seat, { what: 'points', points, action: dieAction.action }, why);
}

/** Tells a Building that is now completed; its marker strengthens the die Action at once if it is the same (R9.1–R9.8). */
export function complete(play: Play, seat: Seat, index: number): void {
  const building = buildingOf(play.state, seat, index);
  if (!isCompleted(building)) return;
  const points = markerOf(play.state, seat, index);
  const source: Source = { kind: 'building', id: String(index) };
  happen(play, seat, { what: 'complete', building: index, points }, { source, rule: 'R9.1' });
  occur(play, seat, { on: 'buildingCompleted', building: index });
  const action = characterIn(building);
  if (!action) return;
  occur(play, seat, { on: 'markerEarned', action, points });
  if (dieActionOf(play.state)?.action === action) addPoints(play, points, { source, rule: 'R9.5' });
}
