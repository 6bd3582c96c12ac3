import { mapOf, townOfSpace } from '../../../content';
import { reachOf } from '../../../rules/explaining/reach';
import { type Move, type Seat, type State } from '../../../rules/model';
import { piecesOf, standsOf } from '../../../rules/pieces';
import { MAP_VIEW, placeAt } from '../../pictures/map/places';
import { movesOf } from '../tasks';

/** Which part of the map a small screen shows. */

export interface Framing {
  x: number;
  y: number;
  scale: number;
}

/** Where somebody's pieces stand, where they can walk, where something can be built. */
export function placesOfInterest(state: State, seat: Seat, legal: readonly Move[]): string[] {
  return [
    ...piecesOf(state).flatMap(piece => standsOf(state, seat, piece)),
    ...(legal.length > 0 ? reachOf(state, seat).map(({ to }) => to) : []),
    ...movesOf(legal, 'buildHouse').map(({ space }) => townOfSpace(space)),
    ...movesOf(legal, 'buildPillar').map(({ town }) => town),
  ].filter(place => mapOf(place).main);
}

/** Room for a town and its plates around the middle of it, in units of the map. */
const AROUND = 110;
const LARGEST = 2.6;

/** Shows these places as large as it goes, and never more sea than there is around the map. */
export function framingOf(places: readonly string[], size: { width: number; height: number }): Framing {
  const spots = places.map(placeAt);
  const whole = Math.min(size.width / MAP_VIEW.width, size.height / MAP_VIEW.height);
  const filled = Math.max(size.width / MAP_VIEW.width, size.height / MAP_VIEW.height) / whole;
  const across = spanOf(
    spots.map(({ x }) => x - MAP_VIEW.x),
    MAP_VIEW.width,
  );
  const down = spanOf(
    spots.map(({ y }) => y - MAP_VIEW.y),
    MAP_VIEW.height,
  );
  const fits = Math.min(size.width / (across.length * whole), size.height / (down.length * whole));
  const scale = Math.min(LARGEST, Math.max(filled, fits));
  return {
    scale,
    x: shift(across.middle, size.width, MAP_VIEW.width, whole, scale),
    y: shift(down.middle, size.height, MAP_VIEW.height, whole, scale),
  };
}

function spanOf(values: readonly number[], whole: number): { middle: number; length: number } {
  const first = Math.max(0, Math.min(...values) - AROUND);
  const last = Math.min(whole, Math.max(...values) + AROUND);
  return { middle: (first + last) / 2, length: last - first };
}

/** Brings the middle of what is shown into the middle of the frame, as far as there is map on both sides. */
function shift(middle: number, frame: number, sheet: number, whole: number, scale: number): number {
  const drawn = sheet * whole;
  const margin = (frame - drawn) / 2;
  const wanted = frame / 2 - scale * (margin + middle * whole);
  const first = -scale * margin;
  const last = frame - scale * (margin + drawn);
  return Math.min(Math.max(wanted, Math.min(first, last)), Math.max(first, last));
}
