import { CONTRACT_SPACES, RESOURCES, tileOf } from '../../../content';
import { playerOf, type Move, type Player, type Seat, type State } from '../../model';
import { waysToFulfil } from '../../moves/contracts';
import { pillarSpaces, spacesOf } from '../../powers';
import { effectsOf } from '../../tiles';
import { freeCrates } from '../left';
import { asked, isNamedBy, type ThingRule } from '../thing';
import { pricesOfTile, tilesToUse, usesOf } from './tileMoves';

/** What else is on the board of a seat: Contract spaces, the Storehouse, goods, pieces that wait, Cathedral tiles. */

const ownerOfStore = (_state: State, _me: Seat, { seat }: { readonly seat: Seat }): Seat => seat;

/** Something of each seat, out of what it owns. */
const ofEach = <T>({ players }: State, list: (player: Player, seat: Seat) => readonly T[]): readonly T[] =>
  players.flatMap(list);

const isContract = (tile: string): boolean => tileOf(tile).kind === 'contract';

/** The next Contract covers the next space. */
const isNext = (state: State, seat: Seat, space: number): boolean =>
  playerOf(state, seat).contracts.length === space;

const contractSpace: ThingRule<'contractSpace'> = {
  all: state =>
    state.players.flatMap((_, seat) =>
      Array.from(
        { length: Math.min(spacesOf(state, seat).contracts, CONTRACT_SPACES.length) },
        (_space, space) => ({ is: 'contractSpace', seat, space }) as const,
      ),
    ),
  owner: ownerOfStore,
  brings: (state, _me, { seat, space }) => [
    { do: 'score', points: CONTRACT_SPACES[space]?.points ?? 0 },
    ...(space < pillarSpaces(state, seat) ? [{ do: 'release', piece: 'pillar' } as const] : []),
  ],
  chosenBy: (state, me, { seat, space }, move) =>
    seat === me && isNext(state, seat, space) && fulfils(state, seat, move),
  asks: (state, me, { seat, space }) =>
    seat === me && isNext(state, seat, space)
      ? asked(...tilesToUse(state, seat, 'contract').flatMap(waysToFulfil))
      : [],
};

/** Nothing else is ever done with a Contract of the own Storehouse. */
const fulfils = (state: State, seat: Seat, move: Move): boolean =>
  'tile' in move && isContract(move.tile) && playerOf(state, seat).storehouse.includes(move.tile);

const stored: ThingRule<'stored'> = {
  all: state =>
    ofEach(state, ({ storehouse }, seat) => storehouse.map(tile => ({ is: 'stored', seat, tile }) as const)),
  owner: ownerOfStore,
  brings: (state, _me, { tile }) => effectsOf(state, tile),
  prices: (state, _me, { seat, tile }) => pricesOfTile(state, seat, tile),
  chosenBy: (_state, me, { seat, tile }, move) => seat === me && isNamedBy(move, tile),
  asks: (state, me, { seat, tile }) => (seat === me ? asked(...usesOf(state, seat, tile)) : []),
};

const crate: ThingRule<'crate'> = {
  all: state =>
    ofEach(state, (_player, seat) =>
      freeCrates(state, seat).map(space => ({ is: 'crate', seat, space }) as const),
    ),
  owner: ownerOfStore,
};

const goods: ThingRule<'goods'> = {
  all: state =>
    ofEach(state, (_player, seat) => RESOURCES.map(resource => ({ is: 'goods', seat, resource }) as const)),
  owner: ownerOfStore,
  chosenBy: (_state, me, { seat, resource }, move) =>
    seat === me && (isNamedBy(move, resource) || ('goods' in move && (move.goods[resource] ?? 0) > 0)),
  asks: (_state, me, { seat, resource }) =>
    seat === me ? asked({ type: 'buy', resource }, ...exchangesFor(resource)) : [],
};

const exchangesFor = (resource: (typeof RESOURCES)[number]): readonly Move[] =>
  RESOURCES.filter(other => other !== resource).flatMap(other => [
    { type: 'exchange', give: resource, get: other },
    { type: 'exchange', give: other, get: resource },
  ]);

const supply: ThingRule<'supply'> = {
  all: state =>
    ofEach(state, (_player, seat) =>
      (['house', 'pillar'] as const).map(what => ({ is: 'supply', seat, what }) as const),
    ),
  owner: ownerOfStore,
};

const cathedralTile: ThingRule<'cathedralTile'> = {
  all: state =>
    ofEach(state, ({ cathedrals }, seat) =>
      cathedrals.map(tile => ({ is: 'cathedralTile', seat, tile }) as const),
    ),
  owner: ownerOfStore,
};

export const STORE_THINGS = { contractSpace, stored, crate, goods, supply, cathedralTile };
