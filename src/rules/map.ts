import { LINKS, ROADS, TOWNS } from '../content';

/** Every space on which a Merchant or an Architect can stand, towns first. */
export const PLACES: readonly string[] = [...TOWNS, ...ROADS].map(place => place.id);

const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PLACES.map(place => [place, LINKS.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []))]),
);

const stepsFrom = (start: string): Record<string, number> => {
  const steps: Record<string, number> = { [start]: 0 };
  const queue = [start];
  for (const place of queue)
    for (const next of neighbours(place))
      if (steps[next] === undefined) {
        steps[next] = (steps[place] ?? 0) + 1;
        queue.push(next);
      }
  return steps;
};

/** The spaces one step away. */
export const neighbours = (place: string): readonly string[] => NEIGHBOURS[place] ?? [];

const DISTANCES: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  PLACES.map(place => [place, stepsFrom(place)]),
);

/** The smallest number of steps between two spaces, road spaces counted (R1.9, R16.4). */
export const distance = (from: string, to: string): number => DISTANCES[from]?.[to] ?? Infinity;

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
