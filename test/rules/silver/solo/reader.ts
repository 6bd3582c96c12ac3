import { MINE_MAPS } from '../../../../src/content/silver/maps';
import { houseSpaceOf, type Town } from '../../../../src/content';
import type { MineMap } from '../../../../src/content/silver/words';
import type { GameEvent } from '../../../../src/rules/events';
import type { State } from '../../../../src/rules/model';

/**
 * Reads S14 anew, from what lies on the table: where a Prospector Action of the Cardinal has to go, how, and onto
 * which space. It knows nothing of how he decides: no file of his rules is imported.
 */

const HE = 1;
const YOU = 0;

type Kind = 'mine' | 'pillar' | 'house';

interface Place {
  readonly kind: Kind;
  readonly town: string;
  readonly map: MineMap;
  readonly steps: number;
  readonly shows: boolean;
}

const silver = (state: State) => {
  const kept = state.boxes?.silver;
  if (!kept) throw new Error('no Silver on the table');
  return kept;
};
const miner = (state: State, seat: number) => {
  const found = silver(state).seats[seat];
  if (!found) throw new Error('no such seat');
  return found;
};

export const mapAt = (place: string): MineMap => {
  const map = MINE_MAPS.find(({ id }) => place.startsWith(`${id}.`));
  if (!map) throw new Error(`${place} lies on no map below`);
  return map;
};

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

const townOfMine = (space: string): string => space.split('.').slice(0, 2).join('.');

export function openMines(state: State, town: string): { id: string; gold: number }[] {
  const { mines, supply } = miner(state, HE);
  if (supply === 0 || mines.some(space => townOfMine(space) === town)) return [];
  const taken = silver(state).seats.flatMap(seat => seat.mines);
  return mapAt(town).mines.filter(
    space => space.town === town && space.players <= 2 && !taken.includes(space.id),
  );
}

function openHouses(state: State, { id, houses }: Town): string[] {
  const own = state.players[HE];
  const stands = (space: string): boolean => townOfMine(space) === id;
  if (!own || own.supply.houses === 0 || own.houses.some(stands)) return [];
  const taken = state.players.flatMap(player => player.houses);
  return houses
    .filter(({ id: space, players }) => players <= 2 && !taken.includes(space))
    .map(space => space.id);
}

function takesPillar(state: State, { id, pillars = 0 }: Town): boolean {
  const own = state.players[HE];
  const there = state.players.filter(player => player.pillars.includes(id)).length;
  return own !== undefined && own.supply.pillars > 0 && !own.pillars.includes(id) && there < pillars;
}

/** Everything that he could place, with the steps to it. */
function places(state: State, kinds: readonly Kind[]): Place[] {
  return miner(state, HE).prospectors.flatMap(from => {
    const map = mapAt(from);
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
        .map(kind => ({ kind, town: town.id, map, steps: stepsTo(map, from, town.id), shows: shows[kind] }));
    });
  });
}

const least = <T>(list: readonly T[], of: (each: T) => number): T[] => {
  const best = Math.min(...list.map(of));
  return list.filter(each => of(each) === best);
};

/** The places that are as good as any other (S14.4, SQ14.2), and how far beyond reach they lie. */
export function bestPlaces(
  state: State,
  kinds: readonly Kind[],
  points: number,
): { best: string[]; beyond: number } {
  const all = places(state, kinds);
  const near = all.filter(({ steps }) => steps <= points);
  const pool = near.length > 0 ? near : least(all, ({ steps }) => steps);
  const byKind = least(pool, ({ kind }) => kinds.indexOf(kind));
  const yours = new Set(miner(state, YOU).prospectors.map(place => mapAt(place).id));
  const shared = least(byKind, ({ map }) => (yours.has(map.id) ? 0 : 1));
  const shown = least(shared, ({ shows }) => (shows ? 0 : 1));
  const deepest = least(shown, ({ map }) => -map.level);
  return {
    best: deepest.map(({ kind, town }) => `${kind}:${town}`),
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

/** The places that he went over in these events. */
export const walked = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event => (event.what === 'walk' && event.piece === 'prospector' ? [event.to] : []));
