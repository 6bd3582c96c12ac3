import { BUILDINGS } from '../../../content';
import { buildingOf, characterIn, isFilled } from '../../buildings';
import type { State } from '../../model';
import { markerOf } from '../../powers';
import { priceOf } from '../../prices';
import { effectsOf } from '../../tiles';
import { asked, isNamedBy, type ThingRule } from '../thing';
import { moveIn, tilesToUse } from './tileMoves';

/** The street of a seat: its Buildings, with Rooms, roofs and Crest spaces. */

interface OfBuilding {
  readonly seat: number;
  readonly building: number;
}

const ofBuildings = (state: State): readonly OfBuilding[] =>
  state.players.flatMap(({ buildings }, seat) => buildings.map((_, building) => ({ seat, building })));

const ownerOfIt = (_state: State, _me: number, { seat }: { readonly seat: number }): number => seat;

const isInside = (move: object, building: number): boolean =>
  'building' in move && move.building === building;

const building: ThingRule<'building'> = {
  all: state => ofBuildings(state).map(each => ({ is: 'building', ...each })),
  owner: ownerOfIt,
  brings: (state, _seat, { seat, building: at }) => {
    const action = characterIn(buildingOf(state, seat, at));
    const points = markerOf(state, seat, at);
    return points === 0 ? [] : [{ do: 'marker', points, ...(action && { action }) }];
  },
  chosenBy: (_state, me, { seat, building: at }, move) => seat === me && isInside(move, at),
  asks: (_state, me, { seat, building: at }) =>
    seat === me ? asked({ type: 'chooseBuilding', building: at }) : [],
};

const room: ThingRule<'room'> = {
  all: state =>
    ofBuildings(state).flatMap(each =>
      buildingOf(state, each.seat, each.building).rooms.map(
        (_, index) => ({ is: 'room', ...each, floor: index + 1 }) as const,
      ),
    ),
  owner: ownerOfIt,
  brings: (state, _seat, { seat, building: at, floor }) => {
    const tile = buildingOf(state, seat, at).rooms[floor - 1] ?? null;
    return tile === null ? [] : effectsOf(state, tile);
  },
  chosenBy: (state, me, { seat, building: at, floor }, move) => {
    if (seat !== me) return false;
    const tile = buildingOf(state, seat, at).rooms[floor - 1] ?? null;
    return tile === null
      ? isInside(move, at) && 'floor' in move && move.floor === floor
      : isNamedBy(move, tile);
  },
  asks: (state, me, { seat, building: at, floor }) =>
    seat === me ? asked(...tilesToUse(state, seat, 'character').map(tile => moveIn(tile, at, floor))) : [],
};

/** The House on the roof: it comes to the supply with the last Character. */
const roof: ThingRule<'roof'> = {
  all: state =>
    ofBuildings(state)
      .filter(({ seat, building: at }) => BUILDINGS[at]?.roofHouse && !isFilled(buildingOf(state, seat, at)))
      .map(each => ({ is: 'roof', ...each })),
  owner: ownerOfIt,
  brings: () => [{ do: 'release', piece: 'house' }],
};

const crestSpace: ThingRule<'crestSpace'> = {
  all: state => ofBuildings(state).map(each => ({ is: 'crestSpace', ...each })),
  owner: ownerOfIt,
  brings: (_state, _seat, { building: at }) => BUILDINGS[at]?.crest.bonus ?? [],
  prices: (state, _me, { seat, building: at }) => [
    priceOf<'crest'>(state, seat, { of: 'crest', building: at }),
  ],
  chosenBy: (_state, me, { seat, building: at }, move) =>
    seat === me && move.type === 'placeCrest' && move.building === at,
  asks: (state, me, { seat, building: at }) =>
    seat === me
      ? asked(
          ...tilesToUse(state, seat, 'crest').map(
            tile => ({ type: 'placeCrest', tile, building: at }) as const,
          ),
        )
      : [],
};

export const STREET_THINGS = { building, room, roof, crestSpace };
