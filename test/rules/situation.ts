import { BUILDINGS, KING_TRACK, type BaseAction, type Goods, type WheelAction } from '../../src/content';
import { push } from '../../src/rules/agenda';
import { seeded, type Chance, type Outcome } from '../../src/rules/chance';
import type { GameEvent } from '../../src/rules/events';
import {
  activeSeat,
  playerOf,
  type BuildingState,
  type Die,
  type Move,
  type MoveOf,
  type MoveType,
  type Pending,
  type Phase,
  type Player,
  type Seat,
  type State,
} from '../../src/rules/model';
import { attempt, legalMoves, refuse } from '../../src/rules/moves';
import { advancePhases, beginPhase } from '../../src/rules/phases';
import { recorded, type Recorded } from '../../src/rules/play';
import type { Readings } from '../../src/rules/readings';
import type { Reason } from '../../src/rules/refusals';
import { settle } from '../../src/rules/settle';
import { setUp } from '../../src/rules/setup';
import { frozen } from '../frozen';

/**
 * Situations for rule tests: a game is set up by the rules themselves, then arranged, and played by moves. The table
 * of a test goes on: what `arrange` and `does` bring about takes the place of what was, and is frozen. `arrange` is
 * the only way to write, `does` and `refused` are the only ways to act.
 */

const COLOURS = ['blue', 'orange', 'plum', 'teal'] as const;

/** Blue, Orange, Plum and Teal at seats 0 to 3, Blue first. */
export const tableOf = (players: number) => ({
  players: COLOURS.slice(0, players).map(colour => ({ name: colour, colour })),
  firstPlayer: 0,
});

/** How many sit at the table, and with which boxes. */
export interface Seated {
  players?: number;
  seed?: number;
  /** As from outside: what is not chosen of a box is left to it. */
  boxes?: object;
  readings?: Readings;
}

/** Seat 0 may take a die in the first turn of round 1. */
export function aGame({ players = 3, seed = 1, boxes = {}, readings = {} }: Seated = {}): State {
  const play = setUp({ ...tableOf(players), boxes, readings }, seeded(seed));
  advancePhases(play);
  return { ...play.state };
}

/** A state that may be written into. */
export type Arranged = Writable<State>;
type Writable<T> = T extends Pending
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

/** Writes into the table, or changes what a player owns: nested goods and supply are merged. */
export function arrange(state: State, write: (it: Arranged) => void): void;
export function arrange(state: State, seat: Seat, mine?: Mine): void;
export function arrange(state: State, what: Seat | ((it: Arranged) => void), mine: Mine = {}): void {
  const next = structuredClone(state) as Arranged;
  if (typeof what === 'function') what(next);
  else own(playerOf(next, what) as Writable<Player>, mine);
  become(state, next);
}

function own(player: Writable<Player>, { goods, supply, ...rest }: Mine): void {
  Object.assign(player, rest);
  if (goods) Object.assign(player.goods, { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }, goods);
  if (supply) Object.assign(player.supply, supply);
}

/** The table of the test is now this one. */
export function become(state: State, next: State): void {
  for (const name of Object.keys(state)) if (!(name in next)) Reflect.deleteProperty(state, name);
  Object.assign(state, frozen({ ...next }));
}

/** A play that begins with the table of the test. */
export const playAt = (state: State, chance: Chance = seeded(7)): Recorded => recorded({ ...state }, chance);

/** Does something that is no move, and goes on with what comes of it. */
export function carriesOut(
  state: State,
  act: (play: Recorded) => void,
  chance?: Chance,
): readonly GameEvent[] {
  const play = playAt(state, chance);
  act(play);
  become(state, play.state);
  return play.events;
}
export type Mine = Partial<Omit<Player, 'goods' | 'supply'>> & {
  goods?: Goods;
  supply?: Partial<Player['supply']>;
};

/** Seat 0 has taken its die, decided on the wheel tile, and has so many points of this die Action left. */
export function inAction(action: WheelAction, points: number, mine?: Mine, options?: Seated): State {
  const state = aGame(options);
  arrange(state, 0, mine);
  arrange(state, it => {
    it.agenda = [{ seat: 0, effects: [{ do: 'dieAction', action, points }], source: { kind: 'die' } }];
  });
  return state;
}

/** The same, with these effects waiting on top of the die Action. */
export function asked(effects: Pending[], mine?: Mine, options?: Seated): State {
  const state = inAction('king', 1, mine, options);
  carriesOut(state, play => {
    push(play, 0, effects, { kind: 'character' });
    settle(play);
  });
  return state;
}

/** The points left of the innermost Action. */
export const pointsLeft = (state: State): number | undefined =>
  state.agenda
    .at(-1)
    ?.effects.flatMap(effect => ('points' in effect && 'action' in effect ? [effect.points] : []))[0];

/** The kinds of effects that wait on top. */
export const waits = (state: State): string[] => state.agenda.at(-1)?.effects.map(effect => effect.do) ?? [];

/** The active seat makes these moves, each of them legal; tells what happened, automatic phases included. */
export function does(state: State, ...moves: Move[]): GameEvent[] {
  return doesWith(seeded(7), state, ...moves);
}

/** The same with a chance of the test's choosing. */
export function doesWith(chance: Chance, state: State, ...moves: Move[]): GameEvent[] {
  return moves.flatMap(move => {
    const act = (play: Recorded): void => {
      const refusal = attempt(play, activeSeat(state) ?? -1, move);
      if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
      advancePhases(play);
    };
    return carriesOut(state, act, chance);
  });
}

/** Chance that brings these outcomes, then those of a seed. */
export function bringing(...outcomes: Outcome[]): Chance {
  const rest = seeded(5);
  return {
    pick: from => {
      const next = outcomes.shift();
      if (next === undefined) return rest.pick(from);
      const found = from.find(each => each === next);
      if (found === undefined) throw new Error(`${next} cannot come out of ${from.join(' ')}`);
      return found;
    },
  };
}

/** Why the active seat may not do this (`undefined` if it may); trying it changes nothing. */
export function refused(state: State, move: Move, seat = activeSeat(state) ?? -1): Reason | undefined {
  const refusal = refuse(state, seat, move);
  if (refusal) {
    const play = playAt(state);
    const before = play.state;
    attempt(play, seat, move);
    expect(play.state).toBe(before);
  }
  return refusal?.why;
}

/** Whether exactly this move is among the legal ones. */
export const isOffered = (state: State, move: Move): boolean =>
  legalMoves(state, activeSeat(state) ?? -1).some(each => JSON.stringify(each) === JSON.stringify(move));

/** What a seat scored in these events. */
export const scored = (events: readonly GameEvent[], seat: Seat): number =>
  events.reduce((sum, event) => sum + (event.what === 'score' && event.seat === seat ? event.points : 0), 0);

/** Puts the wheel so that this Action lies at the section of this die value. */
export function alignWheel(state: State, action: WheelAction, value: number): void {
  arrange(state, it => {
    it.wheel.offset = (it.wheel.actions.indexOf(action) - (value - 1) + 6) % 6;
  });
}

/** The five Actions that a test may go through. */
export const FIVE: readonly BaseAction[] = ['architect', 'merchant', 'character', 'contract', 'king'];

/** Seat 0 took a dark grey die of this value at this Action, where no Bonus tile lay: its points wait. */
export function tookDie(action: WheelAction, value: number, mine?: Mine, options?: Seated): State {
  const state = aGame(options);
  arrange(state, 0, mine);
  alignWheel(state, action, value);
  arrange(state, it => {
    it.wheel.dice[0] = { colour: 'darkGrey', value };
    it.wheel.tiles = {};
  });
  does(state, { type: 'takeDie', colour: 'darkGrey', value, to: value });
  return state;
}

/** As `refused`, with the rule that forbids it: 'noHouseLeft R6.24'. */
export function forbidden(state: State, move: Move, seat = activeSeat(state) ?? -1): string | undefined {
  const why = refused(state, move, seat);
  return why && `${why} ${refuse(state, seat, move)?.rule ?? 'by no rule'}`;
}

/** What was told, each with its rule: 'walk R6.10'. */
export const told = (events: readonly GameEvent[]): string[] =>
  events.map(event => `${event.what} ${event.rule}`);

/** The goods of a seat, without those of which it has none. */
export const owns = (state: State, seat: Seat = 0): Goods =>
  Object.fromEntries(Object.entries(playerOf(state, seat).goods).filter(([, count]) => count > 0));

/** The legal moves of one type. */
export const offered = <K extends MoveType>(state: State, type: K): MoveOf<K>[] =>
  legalMoves(state, activeSeat(state) ?? -1).filter((move): move is MoveOf<K> => move.type === type);

/** Six Buildings, empty but for these. */
export const buildingsWith = (changed: Record<number, Partial<BuildingState>>): BuildingState[] =>
  BUILDINGS.map(({ rooms }, index) => ({
    rooms: Array.from({ length: rooms }, () => null),
    crest: null,
    ...changed[index],
  }));

/**
 * Seat 0 has put this Character on the ground floor of its first Building and has no points left: the bonus is due.
 * It owns no goods but those of `mine`.
 */
export function movedIn(tile: string, mine: Mine = {}, options?: Seated): State {
  const storehouse = [tile, ...(mine.storehouse ?? [])];
  const state = inAction('character', 1, { goods: {}, ...mine, storehouse }, options);
  does(state, { type: 'placeCharacter', tile, building: 0, floor: 1 });
  return state;
}

/** What happens by itself when this phase begins; the next phases stay away. */
export function begins(phase: Phase, state: State, chance: Chance = seeded(7)): readonly GameEvent[] {
  arrange(state, it => Object.assign(it, { phase, agenda: [] }));
  return carriesOut(state, beginPhase, chance);
}

/** Puts all markers of the King track: stacks by the VP of the position, bottom first. */
export function putMarkers(state: State, stacks: Record<number, Seat[]>): void {
  arrange(state, it => {
    it.king.track = KING_TRACK.map(({ points }) => [...(stacks[points] ?? [])]);
  });
}

/** The stacks of the King track by the VP of their position, as in `putMarkers`. */
export const markers = (state: State): Record<number, readonly Seat[]> =>
  Object.fromEntries(
    KING_TRACK.map(({ points }, at) => [points, state.king.track[at] ?? []] as const).filter(
      ([, stack]) => stack.length > 0,
    ),
  );

/** Four tiles: no space is left in the Storehouse. */
export const FULL_STOREHOUSE: readonly string[] = ['b-king3', 'b-king2-1', 'b-king2-2', 'b-vp4'];

/** Fulfilled Contracts that cover all six spaces. */
export const SIX_CONTRACTS: readonly string[] = [
  'c-any3',
  'c-any5',
  'c-iron3',
  'c-iron5',
  'c-wool3',
  'c-wool5',
];

/** Plays as idly as the rules allow, until this is so or the game is over: any die as it is, and nothing else. */
export function idles(
  state: State,
  until: (state: State) => boolean,
  chance: Chance = seeded(7),
): GameEvent[] {
  const events: GameEvent[] = [];
  while (!state.ranking && !until(state)) events.push(...doesWith(chance, state, idleMove(state)));
  return events;
}

function idleMove(state: State): Move {
  const [die] = state.wheel.dice;
  if (die && waits(state).includes('takeDie')) return { type: 'takeDie', ...die, to: die.value };
  return waits(state).includes('dieAction') ? { type: 'endTurn' } : { type: 'pass' };
}

/** Chance that also notes what it was asked to pick from. */
export function watching(chance: Chance): Chance & { asked: Outcome[][] } {
  const asked: Outcome[][] = [];
  return {
    asked,
    pick: from => {
      asked.push([...from]);
      return chance.pick(from);
    },
  };
}

/** Why a tile may not enter the Storehouse: the reason, a tile, a board that reaches the limit, one that does not. */
export const TAKING_LIMITS: readonly [reason: string, tile: string, reached: Mine, free: Mine][] = [
  [
    'storehouseFull R5.22',
    'b-crest-cup-1',
    { storehouse: [...FULL_STOREHOUSE] },
    { storehouse: FULL_STOREHOUSE.slice(1) },
  ],
  ['crestOwned R5.25', 'b-crest-cup-1', { storehouse: ['c-crest-cup'] }, { storehouse: ['c-crest-lion'] }],
  [
    'contractSpacesFull R5.26',
    'b-iron2',
    { contracts: [...SIX_CONTRACTS] },
    { contracts: SIX_CONTRACTS.slice(1) },
  ],
];

/** An option of each Action that costs a point and, but for the Food to exchange, needs nothing. */
export const OPTION_OF: Readonly<Record<BaseAction, Move>> = {
  architect: { type: 'step', piece: 'architect', to: 'brugge' },
  merchant: { type: 'step', piece: 'merchant', to: 'brugge' },
  character: { type: 'swapOffer' },
  contract: { type: 'exchange', give: 'food', get: 'gold' },
  king: { type: 'advance', steps: 1 },
};

/** Seat 0 chooses among these dice, no Bonus tile lies on the wheel; it owns no goods but those of `mine`. */
export function choosing(dice: readonly Die[], mine: Mine = {}, options?: Seated): State {
  const state = aGame(options);
  arrange(state, 0, { goods: {}, ...mine });
  arrange(state, it => Object.assign(it.wheel, { dice: [...dice], tiles: {} }));
  return state;
}
