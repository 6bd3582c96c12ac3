import { houseSpaceOf, type Town } from '../../../../../src/content';
import type { MineMap } from '../../../../../src/content/silver/words';
import type { State } from '../../../../../src/rules/model';
import { HE, YOU, bestBy, isNewCrest, least, mapAt, miner, player, silver, type Kind } from './table';

/** Reads S14 anew: where a Prospector Action of his has to go, how, and onto which space. */

interface Place {
  readonly kind: Kind;
  readonly town: string;
  readonly map: MineMap;
  readonly steps: number;
  readonly shows: boolean;
}

const nextTo = (map: MineMap, place: string): string[] =>
  map.links.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

/** All shortest ways, found by going on from every end at once. */
export function shortest(map: MineMap, from: string, to: string): string[][] {
  let ways = [[from]];
  while (!ways.some(way => way.at(-1) === to))
    ways = ways.flatMap(way => nextTo(map, way.at(-1) ?? '').map(next => [...way, next]));
  return ways.filter(way => way.at(-1) === to);
}

const stepsTo = (map: MineMap, from: string, to: string): number =>
  (shortest(map, from, to)[0]?.length ?? 1) - 1;

const townOf = (space: string): string => space.split('.').slice(0, 2).join('.');

export function openMines(state: State, town: string): { id: string; gold: number }[] {
  const { mines, supply } = miner(state, HE);
  if (supply === 0 || mines.some(space => townOf(space) === town)) return [];
  const taken = silver(state).seats.flatMap(seat => seat.mines);
  return mapAt(town).mines.filter(
    space => space.town === town && space.players <= 2 && !taken.includes(space.id),
  );
}

/** The House spaces of a town where he may build. */
export function openHouses(state: State, { id, houses }: Town): string[] {
  const own = player(state);
  if (own.supply.houses === 0 || own.houses.some(space => houses.some(each => each.id === space))) return [];
  const taken = state.players.flatMap(each => each.houses);
  return houses
    .filter(({ id: space, players }) => players <= 2 && !taken.includes(space) && space.startsWith(id))
    .map(space => space.id);
}

export function takesPillar(state: State, { id, pillars = 0 }: Town): boolean {
  const own = player(state);
  const there = state.players.filter(each => each.pillars.includes(id)).length;
  return own.supply.pillars > 0 && !own.pillars.includes(id) && there < pillars;
}

/** Everything that he could place on these maps, with the steps to it. */
function places(state: State, kinds: readonly Kind[], from = miner(state, HE).prospectors): Place[] {
  return from.flatMap(start => {
    const map = mapAt(start);
    return map.towns.flatMap(town => {
      const mines = openMines(state, town.id);
      const houses = openHouses(state, town);
      const able: Record<Kind, boolean> = {
        mine: mines.length > 0,
        pillar: takesPillar(state, town),
        house: houses.length > 0,
      };
      const shows: Record<Kind, boolean> = {
        mine: mines.some(({ gold }) => gold > 0),
        pillar: false,
        house: houses.some(space => houseSpaceOf(space).bonus.length > 0),
      };
      return kinds
        .filter(kind => able[kind])
        .map(kind => ({ kind, town: town.id, map, steps: stepsTo(map, start, town.id), shows: shows[kind] }));
    });
  });
}

export const canPlace = (state: State, kinds: readonly Kind[]): boolean => places(state, kinds).length > 0;

/** The Bonus tiles of a map within so many steps, by their spaces. */
export const tilesNear = (state: State, from: string, points: number): string[] =>
  Object.keys(state.map.tiles).filter(
    space =>
      mapAt(from).towns.some(({ id }) => id === townOf(space)) &&
      stepsTo(mapAt(from), from, townOf(space)) <= points,
  );

/** Where one of his Prospectors has a new Crest in reach (SQ15.2). */
const nearCrest = (state: State, points: number): string[] =>
  miner(state, HE).prospectors.filter(from =>
    tilesNear(state, from, points).some(space => isNewCrest(state, state.map.tiles[space] ?? '')),
  );

/** The places that are as good as any other (S14.4, SQ14.2), and how far beyond reach they lie. */
export function bestPlaces(
  state: State,
  kinds: readonly Kind[],
  points: number,
  crest = false,
): { best: string[]; beyond: number } {
  const all = places(state, kinds, crest ? nearCrest(state, points) : undefined);
  const near = all.filter(({ steps }) => steps <= points);
  const pool = near.length > 0 ? near : least(all, ({ steps }) => steps);
  const yours = new Set(miner(state, YOU).prospectors.map(place => mapAt(place).id));
  const best = bestBy(
    pool,
    ({ kind }) => -kinds.indexOf(kind),
    ({ map }) => (yours.has(map.id) ? 1 : 0),
    ({ shows }) => (shows ? 1 : 0),
    ({ map }) => map.level,
  );
  return {
    best: best.map(({ kind, town }) => `${kind}:${town}`),
    beyond: Math.max(0, (pool[0]?.steps ?? 0) - points),
  };
}

/** The open tablets on a way. */
export const openTablets = (state: State, map: MineMap, way: readonly string[]): number =>
  map.tablets.filter(
    ({ id, link: [a, b] }) =>
      !silver(state).crossed.includes(id) &&
      way.some((place, at) => at > 0 && [a, b].includes(place) && [a, b].includes(way[at - 1] ?? '')),
  ).length;

/** Of the shortest ways those with the most open tablets (S14.6). */
export function bestWays(state: State, to: string): string[][] {
  const map = mapAt(to);
  const from = miner(state, HE).prospectors.find(place => mapAt(place) === map) ?? to;
  return bestBy(shortest(map, from, to), way => openTablets(state, map, way));
}
