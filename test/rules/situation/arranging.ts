import { BUILDINGS, KING_TRACK, type Goods, type WheelAction } from '../../../src/content';
import { seeded, type Chance } from '../../../src/rules/chance';
import {
  playerOf,
  type BuildingState,
  type Pending,
  type Player,
  type Seat,
  type State,
} from '../../../src/rules/model';
import { advancePhases } from '../../../src/rules/phases';
import { recorded, type Recorded } from '../../../src/rules/play';
import type { Readings } from '../../../src/rules/readings';
import { setUp } from '../../../src/rules/setup';
import { frozen } from '../../frozen';

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

export type Mine = Partial<Omit<Player, 'goods' | 'supply'>> & {
  goods?: Goods;
  supply?: Partial<Player['supply']>;
};

/** A play that begins with the table of the test. */
export const playAt = (state: State, chance: Chance = seeded(7)): Recorded => recorded({ ...state }, chance);

/** Puts the wheel so that this Action lies at the section of this die value. */
export function alignWheel(state: State, action: WheelAction, value: number): void {
  arrange(state, it => {
    it.wheel.offset = (it.wheel.actions.indexOf(action) - (value - 1) + 6) % 6;
  });
}

/** Six Buildings, empty but for these. */
export const buildingsWith = (changed: Record<number, Partial<BuildingState>>): BuildingState[] =>
  BUILDINGS.map(({ rooms }, index) => ({
    rooms: Array.from({ length: rooms }, () => null),
    crest: null,
    ...changed[index],
  }));

/** Puts all markers of the King track: stacks by the VP of the position, bottom first. */
export function putMarkers(state: State, stacks: Record<number, Seat[]>): void {
  arrange(state, it => {
    it.king.track = KING_TRACK.map(({ points }) => [...(stacks[points] ?? [])]);
  });
}

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
