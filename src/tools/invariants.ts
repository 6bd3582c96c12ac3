import {
  BONUS_TILES,
  CHARACTER_TILES,
  CONTRACT_PILE,
  CONTRACT_SPACES,
  HOUSES,
  PILLARS,
  RESOURCES,
  STOREHOUSE_SPACES,
  inPlay,
} from '../content';
import { townOfSpace } from '../rules/board';
import { housesOnRoofs } from '../rules/buildings';
import type { GameEvent } from '../rules/events';
import type { Die, State } from '../rules/model';

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

/** Where every tile of a family is; what left the game is passed in. */
function misplaced(state: State, gone: readonly string[]): string[] {
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
  ];
  const box = [BONUS_TILES, CONTRACT_PILE, CHARACTER_TILES].flatMap(list =>
    inPlay<(typeof list)[number]>(list, state.players.length).map(tile => tile.id),
  );
  return sorted([...owned, ...lying, ...gone]) === sorted(box) ? [] : ['tiles are lost or doubled'];
}

const colours = (dice: readonly Die[]): string => sorted(dice.map(die => die.colour));

/** The dice of a round are on the wheel or on the boards, their colours unchanged. */
function strayDice(state: State, rolled: readonly Die[]): string[] {
  const dice = [...state.wheel.dice, ...state.players.flatMap(player => player.dice)];
  return colours(dice) === colours(rolled) ? [] : ['dice are lost or doubled'];
}

function wrongPieces(state: State): string[] {
  return state.players.flatMap((player, seat) => {
    const { houses, pillars, supply, contracts, storehouse, cathedrals, goods } = player;
    const covered = CONTRACT_SPACES.slice(contracts.length).filter(space => space.pillar).length;
    const wrong = [
      houses.length + supply.houses + housesOnRoofs(state, seat) !== HOUSES.total &&
        'Houses are lost or doubled',
      pillars.length + supply.pillars + covered !== PILLARS.total && 'Pillars are lost or doubled',
      hasDoubles(houses.map(townOfSpace)) && 'two Houses in a town',
      hasDoubles(pillars) && 'two Pillars at a Cathedral',
      hasDoubles(cathedrals.map(tile => tile.split('.')[0] ?? '')) && 'two tiles of a Cathedral',
      storehouse.length > STOREHOUSE_SPACES && 'the Storehouse overflows',
      contracts.length > CONTRACT_SPACES.length && 'too many Contracts',
      RESOURCES.some(resource => goods[resource] < 0) && 'negative goods',
      player.score < 0 && 'negative score',
    ];
    return wrong.flatMap(text => (text ? [`seat ${seat}: ${text}`] : []));
  });
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
  private rolled: Die[] = [];

  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.what === 'score' && event.seat !== undefined)
        this.scores[event.seat] = (this.scores[event.seat] ?? 0) + event.points;
      if (event.what === 'remove') this.gone.push(event.tile);
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
      ...misplaced(state, this.gone),
      ...strayDice(state, this.rolled),
      ...wrongPieces(state),
      ...sharedSpaces(state),
      ...unexplained,
    ];
  }
}
