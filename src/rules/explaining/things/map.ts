import { houseSpaceOf, inPlay, mapOf, townOfSpace, type GameMap, type Piece } from '../../../content';
import { contributionAt, houseSpacesIn, isAvailable } from '../../board';
import { mapsOf, neighbours, townsOf } from '../../map';
import type { Move, Seat, State } from '../../model';
import { pieceRule, piecesOf, standsFor, standsOf } from '../../pieces';
import { pointsNow } from '../../points';
import { priceOf } from '../../prices';
import { projectFairs } from '../../projection';
import { effectsOf } from '../../tiles';
import { asked, isNamedBy, type ThingRule } from '../thing';
import { pricesOfTile } from './tileMoves';

/** The maps: places to walk to, what can be built there, and who stands there. */

/** The pieces of a map, those that walk now first. */
function walkersOn(state: State, { pieces }: GameMap): readonly Piece[] {
  const action = pointsNow(state)?.action;
  const walksNow = (each: Piece): boolean => pieceRule(state, each).action === action;
  return pieces.toSorted((a, b) => Number(walksNow(b)) - Number(walksNow(a)));
}

/** A step of each piece that could ever come there; where all of them stand there, a leap tells so. */
function waysTo(state: State, seat: Seat, to: string): Move[] {
  const walkers = walkersOn(state, mapOf(to));
  const others = walkers.filter(piece => standsFor(state, seat, piece, to) !== to);
  return others.length > 0
    ? others.map(piece => ({ type: 'step', piece, to }))
    : walkers.map(piece => ({ type: 'relocate', piece, to }));
}

const isGoal = (move: Move, place: string): boolean => 'to' in move && move.to === place;

const town: ThingRule<'town'> = {
  all: state => townsOf(state).map(({ id }) => ({ is: 'town', town: id })),
  at: (_state, _seat, { town: place }) => place,
  chosenBy: (_state, _seat, { town: place }, move) => isGoal(move, place),
  asks: (state, seat, { town: place }) => asked(...waysTo(state, seat, place)),
};

const road: ThingRule<'road'> = {
  all: state =>
    mapsOf(state).flatMap(({ roads }) => roads.map(({ id }) => ({ is: 'road', road: id }) as const)),
  at: (_state, _seat, { road: place }) => place,
  chosenBy: (_state, _seat, { road: place }, move) => isGoal(move, place),
  asks: (state, seat, { road: place }) => asked(...waysTo(state, seat, place)),
};

const houseSpace: ThingRule<'houseSpace'> = {
  all: state =>
    townsOf(state).flatMap(({ id }) =>
      houseSpacesIn(state, id).map(space => ({ is: 'houseSpace', space: space.id }) as const),
    ),
  owner: ({ players }, _seat, { space }) => ownerOf(players, ({ houses }) => houses.includes(space)),
  brings: (_state, _seat, { space }) => houseSpaceOf(space).bonus,
  at: (_state, _seat, { space }) => townOfSpace(space),
  chosenBy: (_state, _seat, { space }, move) => isNamedBy(move, space),
  asks: (_state, _seat, { space }) => asked({ type: 'buildHouse', space }),
};

/** The seat of whoever has it, if somebody has. */
function ownerOf<T>(players: readonly T[], has: (player: T) => boolean): Seat | undefined {
  const seat = players.findIndex(has);
  return seat < 0 ? undefined : seat;
}

const cathedralTowns = (state: State): string[] =>
  townsOf(state)
    .filter(({ pillars }) => pillars !== undefined)
    .map(({ id }) => id);

const pillarSpace: ThingRule<'pillarSpace'> = {
  all: state => cathedralTowns(state).map(id => ({ is: 'pillarSpace', town: id })),
  at: (_state, _seat, { town: place }) => place,
  chosenBy: (_state, _seat, { town: place }, move) => move.type === 'buildPillar' && move.town === place,
  asks: (_state, _seat, { town: place }) => asked({ type: 'buildPillar', town: place }),
};

const cathedral: ThingRule<'cathedral'> = {
  all: state => cathedralTowns(state).map(id => ({ is: 'cathedral', town: id })),
  brings: (state, _seat, { town: place }) => {
    const next = contributionAt(state, place);
    if (!next) return [];
    return [
      { do: 'score', points: next.points },
      { do: 'cathedralTile', tile: next.tile },
    ];
  },
  prices: (state, seat, { town: place }) =>
    isAvailable(state, place) ? [priceOf<'cathedral'>(state, seat, { of: 'cathedral', town: place })] : [],
  chosenBy: (_state, _seat, { town: place }, move) => move.type === 'contribute' && move.town === place,
  asks: (_state, _seat, { town: place }) => asked({ type: 'contribute', town: place }),
};

const tileSpace: ThingRule<'tileSpace'> = {
  all: state =>
    townsOf(state).flatMap(({ tiles }) =>
      inPlay(tiles, state.players.length).map(({ id }) => ({ is: 'tileSpace', space: id }) as const),
    ),
  brings: (state, _seat, { space }) => {
    const tile = state.map.tiles[space];
    return tile === undefined ? [] : effectsOf(state, tile);
  },
  prices: (state, seat, { space }) => {
    const tile = state.map.tiles[space];
    return tile === undefined ? [] : pricesOfTile(state, seat, tile);
  },
  at: (_state, _seat, { space }) => townOfSpace(space),
  chosenBy: (_state, _seat, { space }, move) => isNamedBy(move, space),
  asks: (_state, _seat, { space }) => asked({ type: 'pickUp', space }),
};

const piece: ThingRule<'piece'> = {
  all: state =>
    state.players.flatMap((_, seat) =>
      piecesOf(state).flatMap(kind =>
        standsOf(state, seat, kind).map(at => ({ is: 'piece', seat, piece: kind, at }) as const),
      ),
    ),
  owner: (_state, _seat, { seat }) => seat,
  chosenBy: (state, me, { seat, piece: kind, at }, move) =>
    seat === me &&
    'piece' in move &&
    move.piece === kind &&
    (!('to' in move) || standsFor(state, seat, kind, move.to) === at),
  asks: (_state, me, { seat, piece: kind, at }) =>
    seat === me ? asked(...neighbours(at).map(to => ({ type: 'step', piece: kind, to }) as const)) : [],
};

const pillar: ThingRule<'pillar'> = {
  all: ({ players }) =>
    players.flatMap(({ pillars }, seat) =>
      pillars.map(place => ({ is: 'pillar', seat, town: place }) as const),
    ),
  owner: (_state, _seat, { seat }) => seat,
  chosenBy: (_state, me, { seat, town: place }, move) =>
    seat === me && move.type === 'contribute' && move.town === place,
  asks: (_state, me, { seat, town: place }) =>
    seat === me ? asked({ type: 'contribute', town: place }) : [],
};

const fair: ThingRule<'fair'> = {
  all: ({ fairs }) => fairs.map(({ town: place }) => ({ is: 'fair', town: place })),
  brings: (state, seat, { town: place }) =>
    projectFairs(state, seat)
      .filter(each => each.town === place)
      .map(({ points }) => ({ do: 'score', points })),
};

export const MAP_THINGS = {
  ...{ town, road, houseSpace, pillarSpace, cathedral, tileSpace, piece, pillar, fair },
};
