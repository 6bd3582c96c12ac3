import type { State } from '../model';
import { OFFER_NAMES } from './words';

/** The tiles that lie open for whoever takes them first, each with where it lies. */
export function openTiles({
  offers,
  map,
  wheel,
}: State): readonly (readonly [tile: string, place: string])[] {
  const offered = OFFER_NAMES.flatMap(offer =>
    offers[offer].flatMap((tile, space) => (tile === null ? [] : [[tile, `${offer}:${space}`] as const])),
  );
  return [
    ...offered,
    ...Object.entries(map.tiles).map(([space, tile]) => [tile, space] as const),
    ...Object.entries(wheel.tiles).map(([action, tile]) => [tile, `wheel:${action}`] as const),
  ];
}

export const openPlaceOf = (state: State, tile: string): string | undefined =>
  openTiles(state).find(([each]) => each === tile)?.[1];
