import { buildingOf, characterIn, isCompleted } from './buildings';
import type { Seat, Source } from './model';
import { occur } from './occasions';
import { happen, type Play } from './play';
import { addPoints, dieActionOf } from './points';
import { markerOf } from './powers';

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
