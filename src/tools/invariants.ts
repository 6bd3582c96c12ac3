import {
  CARDINAL_CONTRACT_SPACES,
  CONTRACT_SPACES,
  DIE_SPACES,
  HOUSES,
  PILLARS,
  RESOURCES,
  STOREHOUSE_SPACES,
  isTile,
  tileOf,
} from '../content';
import { townOfSpace } from '../content';
import { housesOnRoofs } from '../rules/buildings';
import { pillarSpaces } from '../rules/powers';
import { pilesFor } from '../rules/pools';
import { CARDINAL } from '../rules/cardinal/board';
import { lyingInBoxes, wrongBoxes } from './boxChecks';
import type { GameEvent } from '../rules/events';
import { playerOf, type Die, type Seat, type State } from '../rules/model';
import { boxOf } from '../rules/shelf';

/** What is true of every state of every game. Each check names what it found wrong. */

const hasDoubles = (list: readonly string[]): boolean => new Set(list).size < list.length;
const present = (list: readonly (string | null)[]): string[] => list.filter(each => each !== null);
const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

/** Only what JSON can hold, and nothing that it would drop or change. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}

/** Where every tile of a family is; what left the game, and what came out of the box later, is passed in. */
function misplaced(state: State, gone: readonly string[], brought: readonly string[]): string[] {
  const { characters = [], contracts: unfulfilled = [] } = state.cardinal ?? {};
  const owned = state.players.flatMap(({ storehouse, contracts, buildings }) => [
    ...storehouse,
    ...contracts,
    ...buildings.flatMap(({ rooms, crest }) => present([...rooms, crest])),
  ]);
  const lying = [
    ...Object.values(state.piles).flat(),
    ...Object.values(state.offers).flatMap(present),
    ...Object.values(state.wheel.tiles),
    ...Object.values(state.map.tiles),
    ...present([state.king.tile]),
    ...lyingInBoxes(state),
  ];
  const box = [...brought, ...Object.values(pilesFor(state, state.players.length)).flat()];
  return sorted([...owned, ...characters, ...unfulfilled, ...lying, ...gone]) === sorted(box)
    ? []
    : ['tiles are lost or doubled'];
}

const colours = (dice: readonly Die[]): string => sorted(dice.map(die => die.colour));

/** The dice of a round are on the wheel or on the boards, their colours unchanged. */
function strayDice(state: State, rolled: readonly Die[]): string[] {
  const dice = [...state.wheel.dice, ...state.players.flatMap(player => player.dice)];
  return colours(dice) === colours(rolled) ? [] : ['dice are lost or doubled'];
}

/** How many pieces of a player neither stand on the map nor are in the supply, and how many the board holds. */
const boardOf = (state: State, seat: Seat): Board =>
  state.cardinal && seat === CARDINAL
    ? { houses: 0, pillars: 0, storehouse: Infinity, contracts: Infinity }
    : {
        houses: housesOnRoofs(state, seat),
        pillars: Math.max(0, pillarSpaces(state, seat) - playerOf(state, seat).contracts.length),
        storehouse: STOREHOUSE_SPACES,
        contracts: CONTRACT_SPACES.length,
      };
type Board = Record<'houses' | 'pillars' | 'storehouse' | 'contracts', number>;

function wrongPieces(state: State): string[] {
  return state.players.flatMap((player, seat) => {
    const { houses, pillars, supply, contracts, storehouse, cathedrals, goods } = player;
    const board = boardOf(state, seat);
    const wrong = [
      houses.length + supply.houses + board.houses !== HOUSES.total && 'Houses are lost or doubled',
      pillars.length + supply.pillars + board.pillars !== PILLARS.supply + pillarSpaces(state, seat) &&
        'Pillars are lost or doubled',
      hasDoubles(houses.map(townOfSpace)) && 'two Houses in a town',
      hasDoubles(pillars) && 'two Pillars at a Cathedral',
      hasDoubles(cathedrals.map(tile => tile.split('.')[0] ?? '')) && 'two tiles of a Cathedral',
      storehouse.length > board.storehouse && 'the Storehouse overflows',
      contracts.length > board.contracts && 'too many Contracts',
      player.dice.length > DIE_SPACES && 'too many dice',
      RESOURCES.some(resource => goods[resource] < 0) && 'negative goods',
      player.score < 0 && 'negative score',
    ];
    return wrong.flatMap(text => (text ? [`seat ${seat}: ${text}`] : []));
  });
}

/** How many Characters can find no column: of kinds more than there are columns, two each (R16.45). */
function homeless(state: State): number {
  const kinds = new Set(boxOf(state).contents.characterTiles.map(tile => tile.character));
  const columns = state.players[CARDINAL]?.buildings.filter(({ rooms }) => rooms.length > 0) ?? [];
  return 2 * Math.max(0, kinds.size - columns.length);
}

/** What only the Cardinal can get wrong. */
function wrongCardinal(state: State): string[] {
  const { cardinal, round, players } = state;
  if (!cardinal) return [];
  const { contracts, decrees, pawn, characters } = cardinal;
  const crests = present([
    ...(players[CARDINAL]?.storehouse ?? []),
    ...(players[CARDINAL]?.buildings.map(({ crest }) => crest) ?? []),
  ]).map(id => {
    const tile = tileOf(id);
    return tile.kind === 'crest' ? tile.crest : id;
  });
  const wrong = [
    contracts.length > CARDINAL_CONTRACT_SPACES && 'too many unfulfilled Contracts',
    !contracts.every(id => tileOf(id).kind === 'contract') && 'no Contract on a Contract space',
    crests.some(name => isTile(name)) && 'no Crest in the Storehouse',
    hasDoubles(crests) && 'two Crests of a family',
    characters.length > 1 + homeless(state) && 'Characters pile up',
    decrees.length > 7 - round && 'Decrees are left over',
    decrees[pawn] === undefined && 'the pawn has left the row',
  ];
  return wrong.flatMap(text => (text ? [`the Cardinal: ${text}`] : []));
}

function sharedSpaces(state: State): string[] {
  const markers = state.king.track.flat();
  return [
    ...(hasDoubles(state.players.flatMap(player => player.houses)) ? ['two Houses on a space'] : []),
    ...(hasDoubles(state.players.flatMap(player => player.cathedrals))
      ? ['a Cathedral tile taken twice']
      : []),
    ...(markers.length !== state.players.length || hasDoubles(markers.map(String))
      ? ['King-track markers are lost or doubled']
      : []),
  ];
}

/** Keeps what the state itself does not: the events so far. */
export class Auditor {
  private readonly scores: number[] = [];
  private readonly gone: string[] = [];
  private readonly brought: string[] = [];
  private rolled: readonly Die[] = [];

  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.what === 'score' && event.seat !== undefined)
        this.scores[event.seat] = (this.scores[event.seat] ?? 0) + event.points;
      if (event.what === 'remove') this.gone.push(event.tile);
      if (event.what === 'take' && event.from === 'box') this.brought.push(event.tile);
      if (event.what === 'roll') this.rolled = event.dice;
    }
  }

  /** Everything that is wrong with a state, after its events were noted. */
  violations(state: State): string[] {
    const unexplained = state.players.flatMap(({ score }, seat) =>
      score === this.scores[seat]
        ? []
        : [`seat ${seat}: ${score} points, but the events tell ${this.scores[seat]}`],
    );
    return [
      ...(isPlain(state) ? [] : ['the state is not plain JSON']),
      ...(state.agenda.every(item => item.effects.length > 0) ? [] : ['an empty item on the agenda']),
      ...misplaced(state, this.gone, this.brought),
      ...strayDice(state, this.rolled),
      ...wrongPieces(state),
      ...wrongCardinal(state),
      ...sharedSpaces(state),
      ...wrongBoxes(state),
      ...unexplained,
    ];
  }
}
