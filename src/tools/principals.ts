import type { Goods, Resource } from '../content';
import { waiting } from '../rules/agenda';
import type { Thing, ThingName } from '../rules/explaining/words';
import { playerOf, type Move, type MoveOf, type MoveType, type Seat, type State } from '../rules/model';
import { positionOf } from '../rules/track';
import { isTown } from '../content';

/** What each move is about, as somebody at the table would point at it, told once more and apart from the rules. */

type About<K extends MoveType> = (move: MoveOf<K>, state: State, seat: Seat) => readonly Thing[];

const about = (thing: Thing): readonly Thing[] => [thing];

const placeOf = ({ to }: { readonly to: string }): readonly Thing[] =>
  about(isTown(to) ? { is: 'town', town: to } : { is: 'road', road: to });

const goodsOf = (seat: Seat, ...resources: readonly (Resource | undefined)[]): readonly Thing[] =>
  resources.flatMap(resource => (resource ? [{ is: 'goods', seat, resource } as const] : []));

const namesOf = (goods: Goods): Resource[] => Object.keys(goods) as Resource[];

const stored = (seat: Seat, tile: string): Thing => ({ is: 'stored', seat, tile });

const nextContract = (state: State, seat: Seat): Thing => ({
  ...{ is: 'contractSpace', seat, space: playerOf(state, seat).contracts.length },
});

function offeredTileOf(state: State): readonly Thing[] {
  const { action } = waiting(state, 'wheelTile') ?? {};
  if (action) return about({ is: 'wheelTile', action });
  return waiting(state, 'kingTile') ? about({ is: 'kingTile' }) : [];
}

const roomsOf = (state: State, seat: Seat, tile: string): readonly Thing[] =>
  playerOf(state, seat).buildings.flatMap(({ rooms }, building) =>
    rooms.flatMap((room, index) =>
      room === tile ? [{ is: 'room', seat, building, floor: index + 1 } as const] : [],
    ),
  );

const ABOUT: { readonly [K in MoveType]?: About<K> } = {
  takeDie: ({ colour, value, to }) => [
    { is: 'die', colour, value },
    { is: 'section', value: to },
  ],
  chooseColour: ({ resource }, _state, seat) => goodsOf(seat, resource),
  takeTile: (_move, state) => offeredTileOf(state),
  step: placeOf,
  relocate: placeOf,
  hire: placeOf,
  buildHouse: ({ space }) => about({ is: 'houseSpace', space }),
  buildPillar: ({ town }) => about({ is: 'pillarSpace', town }),
  pickUp: ({ space }) => about({ is: 'tileSpace', space }),
  takeCharacter: ({ tile }, { offers }) =>
    about({ is: 'offered', offer: 'character', space: offers.character.indexOf(tile) }),
  takeContract: ({ tile }, { offers }) =>
    about({ is: 'offered', offer: 'contract', space: offers.contract.indexOf(tile) }),
  swapOffer: () => about({ is: 'offer', offer: 'character' }),
  placeCharacter: ({ tile, building, floor }, _state, seat) => [
    stored(seat, tile),
    { is: 'room', seat, building, floor },
    { is: 'building', seat, building },
  ],
  exchange: ({ give, get }, _state, seat) => goodsOf(seat, give, get),
  advance: ({ steps }, state, seat) => [
    { is: 'kingSpace', position: positionOf(state, seat) + steps },
    { is: 'marker', seat },
  ],
  chooseGoods: ({ goods }, _state, seat) => goodsOf(seat, ...namesOf(goods)),
  chooseBuilding: ({ building }, _state, seat) => about({ is: 'building', seat, building }),
  receive: ({ tile }, state, seat) => roomsOf(state, seat, tile),
  buy: ({ resource }, _state, seat) => goodsOf(seat, resource),
  fulfil: ({ tile, identical }, state, seat) => [
    ...[stored(seat, tile), nextContract(state, seat)],
    ...goodsOf(seat, identical),
  ],
  placeCrest: ({ tile, building }, _state, seat) => [
    stored(seat, tile),
    { is: 'crestSpace', seat, building },
    { is: 'building', seat, building },
  ],
  contribute: ({ town }, _state, seat) => [
    { is: 'cathedral', town },
    { is: 'pillar', seat, town },
  ],
  useHelper: ({ tile }, _state, seat) => about(stored(seat, tile)),
  endTurn: () => about({ is: 'turn' }),
  openMine: ({ space }) => about({ is: 'mineSpace', space }),
  chooseKind: ({ resource }, _state, seat) => goodsOf(seat, resource),
  recolour: ({ resource }, _state, seat) => goodsOf(seat, resource),
  chooseBonus: ({ resource }, _state, seat) => goodsOf(seat, resource),
  research: ({ technology }) => about({ is: 'technology', technology }),
  useMovement: () => about({ is: 'movement' }),
  keepTile: ({ tile }) => about({ is: 'aside', tile }),
  putUnder: ({ tile }) => about({ is: 'aside', tile }),
  fulfilForLess: ({ tile, less, identical }, state, seat) => [
    ...[stored(seat, tile), nextContract(state, seat)],
    ...goodsOf(seat, less, identical),
  ],
};

export const thingsOfMove = (state: State, seat: Seat, move: Move): readonly Thing[] => {
  const row = ABOUT[move.type] as About<MoveType> | undefined;
  return row?.(move, state, seat) ?? [];
};

/** A box of which nothing is told here has moves of its own. */
export const isToldOf = ({ type }: Move): boolean => type in ABOUT;

/** The kinds of things that are chosen by nothing but what is said above. */
export const TOLD: ReadonlySet<ThingName> = new Set([
  ...(['die', 'town', 'road', 'houseSpace', 'pillarSpace', 'cathedral', 'tileSpace', 'pillar'] as const),
  ...(['offered', 'offer', 'building', 'room', 'crestSpace', 'contractSpace', 'stored', 'goods'] as const),
  ...(['kingSpace', 'marker', 'turn', 'mineSpace', 'movement', 'aside'] as const),
]);
