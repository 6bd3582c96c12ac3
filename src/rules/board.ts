import { cathedralStack, costTileOf, houseSpaceOf, tileOf, townOf, townOfSpace } from '../content';
import type { CathedralTile, CostTile, HouseSpace } from '../content/components';
import type { Price } from '../content/vocabulary';
import { playerOf, type Seat, type State } from './model';
import { no, type Refusal } from './refusals';

/** What limits the placing of pieces and the taking of tiles, whatever it is that allows it. */

/** House spaces that exist at this player count (R1.11). */
export const houseSpacesIn = (state: State, town: string): readonly HouseSpace[] =>
  townOf(town).houses.filter(space => space.players <= state.players.length);

const isTaken = (state: State, space: string): boolean =>
  state.players.some(player => player.houses.includes(space));

/** Empty House spaces of a town. */
export const freeHouseSpaces = (state: State, town: string): HouseSpace[] =>
  houseSpacesIn(state, town).filter(space => !isTaken(state, space.id));

export const hasHouseIn = (state: State, seat: Seat, town: string): boolean =>
  playerOf(state, seat).houses.some(space => townOfSpace(space) === town);

export function refuseHouse(state: State, seat: Seat, space: string): Refusal | undefined {
  const town = townOfSpace(space);
  if (!town || houseSpaceOf(space).players > state.players.length)
    return no('noSuchSpace', 'R6.22', { space });
  if (hasHouseIn(state, seat, town)) return no('houseAlreadyThere', 'R6.23', { town });
  if (isTaken(state, space)) return no('houseSpaceTaken', 'R6.22', { town });
  return playerOf(state, seat).supply.houses === 0 ? no('noHouseLeft', 'R6.24') : undefined;
}

/** What the Cathedral of this town costs and pays; the unavailable one has no price. */
export function priceAt(state: State, town: string): CostTile['price'] {
  const cost = state.map.costs[town];
  return cost === undefined ? undefined : costTileOf(cost).price;
}

/** Whether the Cathedral of this town can be built at all in this game (R2.14). */
export const isAvailable = (state: State, town: string): boolean => priceAt(state, town) !== undefined;

export const pillarsAt = (state: State, town: string): number =>
  state.players.filter(player => player.pillars.includes(town)).length;

export function refusePillar(state: State, seat: Seat, town: string): Refusal | undefined {
  const spaces = townOf(town).pillars;
  if (spaces === undefined) return no('noCathedral', 'R6.11', { town });
  if (!isAvailable(state, town)) return no('cathedralUnavailable', 'R6.14', { town });
  const player = playerOf(state, seat);
  if (player.pillars.includes(town)) return no('pillarAlreadyThere', 'R6.13', { town });
  if (pillarsAt(state, town) >= spaces) return no('noPillarSpace', 'R6.12', { town });
  return player.supply.pillars === 0 ? no('noPillarLeft', 'R6.15') : undefined;
}

/** Whether a Crest of this family waits or is placed (R8.1, R15.32). */
export function ownsCrest(state: State, seat: Seat, crest: string): boolean {
  const player = playerOf(state, seat);
  const isFamily = (id: string | null): boolean => {
    if (id === null) return false;
    const tile = tileOf(id);
    return tile.kind === 'crest' && tile.crest === crest;
  };
  return player.storehouse.some(isFamily) || player.buildings.some(building => isFamily(building.crest));
}

/** The Cathedral tile that lies on top of its stack: whoever contributed has taken one from above. */
export const topCathedralTile = (state: State, town: string): CathedralTile | undefined =>
  cathedralStack(town).find(({ id }) => !state.players.some(player => player.cathedrals.includes(id)));

/** What a contribution in a town takes as it is printed, the tile that it brings, and the points of both. */
export interface Contribution {
  readonly pay: Price;
  readonly tile: string;
  readonly points: number;
}

/** The next contribution there; where the Cathedral is not in the game, or all its tiles are gone, there is none. */
export function contributionAt(state: State, town: string): Contribution | undefined {
  const price = priceAt(state, town);
  const tile = topCathedralTile(state, town);
  return price && tile && { pay: price.pay, tile: tile.id, points: price.points + tile.points };
}

export const hasContributed = (state: State, seat: Seat, town: string): boolean =>
  cathedralStack(town).some(({ id }) => playerOf(state, seat).cathedrals.includes(id));
