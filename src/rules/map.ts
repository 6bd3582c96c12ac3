import { isPlace, mapOf, type GameMap, type Town } from '../content';
import type { State } from './model';
import { boxOf } from './shelf';

/** The maps on the table, and the ways on them. No way leads from one map to another. */

const TOWNS = new WeakMap<readonly GameMap[], readonly Town[]>();

/** The maps that lie on the table. */
export function mapsOf(state: State): readonly GameMap[] {
  const { contents, boxes } = boxOf(state);
  if (boxes.every(({ onTable }) => !onTable)) return contents.maps;
  return contents.maps.filter(({ id }) => boxes.every(({ onTable }) => onTable?.(state, id) ?? true));
}

/** All Towns on the table. */
export function townsOf(state: State): readonly Town[] {
  const maps = mapsOf(state);
  const known = TOWNS.get(maps) ?? maps.flatMap(({ towns }) => towns);
  TOWNS.set(maps, known);
  return known;
}

/** All places of a map, towns first. */
export const placesOf = ({ towns, roads }: GameMap): string[] => [...towns, ...roads].map(({ id }) => id);

const NEXT_TO = new Map<string, readonly string[]>();

/** The spaces one step away. */
export const neighbours = (place: string): readonly string[] => NEXT_TO.get(place) ?? noteNeighbours(place);

/** The spaces one step away from any of these, which lie on maps of their own. */
export function around(places: readonly string[]): readonly string[] {
  const [only] = places;
  if (only !== undefined && places.length === 1) return neighbours(only);
  const next: string[] = [];
  for (const place of places) next.push(...neighbours(place));
  return next;
}

function noteNeighbours(place: string): readonly string[] {
  if (!isPlace(place)) return [];
  const next = mapOf(place).links.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
  NEXT_TO.set(place, next);
  return next;
}

const DISTANCES = new Map<string, Readonly<Record<string, number>>>();

function stepsFrom(start: string): Readonly<Record<string, number>> {
  const known = DISTANCES.get(start);
  if (known) return known;
  const steps: Record<string, number> = { [start]: 0 };
  const queue = [start];
  for (const place of queue)
    for (const next of neighbours(place))
      if (steps[next] === undefined) {
        steps[next] = (steps[place] ?? 0) + 1;
        queue.push(next);
      }
  DISTANCES.set(start, steps);
  return steps;
}

/** The smallest number of steps between two spaces, road spaces counted (R1.9, R16.4). */
export const distance = (from: string, to: string): number => stepsFrom(from)[to] ?? Infinity;

/** A shortest walk from one space to another, without the first space. */
export function path(from: string, to: string): string[] {
  const walk: string[] = [];
  for (let at = from; at !== to;) {
    const next = neighbours(at).find(place => distance(place, to) < distance(at, to));
    if (next === undefined) return [];
    walk.push(next);
    at = next;
  }
  return walk;
}
