import { CONTRACT_SPACES, KING_START, STOREHOUSE_SPACES } from '../content';
import type { Action, WheelAction } from '../content/vocabulary';
import { buildingOf, characterIn, isCompleted } from './buildings';
import type { Why } from './events';
import { playerOf, type MoveType, type Pending, type Seat, type State } from './model';
import type { FinalPart } from './scoring';
import { boxOf } from './shelf';

/** What the rules ask about a seat, and boxes answer: asked, never branched on. */

/** In what one seat may be different from another: the usual is said here, a box says who is different. */
export interface Nature {
  /** With what its turn begins (R5.8, R15.1). */
  readonly begins: Pending;
  /** What it does about the Bonus tile at the King track when it leads (R10.2, R20.5). */
  readonly leads: Pending;
  /** The only move that it ever makes, if it has but one (R15.1, R17.17). */
  readonly onlyMove: MoveType | undefined;
  /** How many tiles and Contracts fit on its board (R1.20, R1.21, Q19.2). */
  readonly spaces: { readonly storehouse: number; readonly contracts: number };
  /** How many of its Contract spaces hold a Pillar until they are covered (R1.20). */
  readonly pillarSpaces: number;
  /** The position on the King track below which its marker never starts a round (R10.8, R20.2). */
  readonly resetPosition: number;
  /** Whether it wins every tie (R20.3, R23.2). */
  readonly winsTies: boolean;
  /** Whether it scores every Fair (R20.6). */
  readonly scoresEveryFair: boolean;
  /** The parts of the final scoring in which it does not share (R20.15). */
  readonly unscored: readonly FinalPart[];
  /** The Bonus AP markers of its Buildings, where they are not as many as there are Rooms (R9.2, R14.4). */
  readonly markers: readonly number[];
}

const USUAL: Nature = {
  begins: { do: 'takeDie' },
  leads: { do: 'kingTile' },
  onlyMove: undefined,
  spaces: { storehouse: STOREHOUSE_SPACES, contracts: CONTRACT_SPACES.length },
  pillarSpaces: CONTRACT_SPACES.filter(({ pillar }) => pillar).length,
  resetPosition: KING_START,
  winsTies: false,
  scoresEveryFair: false,
  unscored: [],
  markers: [],
};

/** What a box says of a seat; `undefined` where it is as usual. */
export type Natures = { readonly [K in keyof Nature]?: (state: State, seat: Seat) => Nature[K] | undefined };

function natureOf<K extends keyof Nature>(state: State, seat: Seat, name: K): Nature[K] {
  const natures = boxOf(state).natures.get(name);
  if (natures)
    for (const said of natures) {
      const nature = said(state, seat) as Nature[K] | undefined;
      if (nature !== undefined) return nature;
    }
  return USUAL[name];
}

export const firstEffect = (state: State, seat: Seat): Pending => natureOf(state, seat, 'begins');
export const leaderEffect = (state: State, seat: Seat): Pending => natureOf(state, seat, 'leads');
export const onlyMove = (state: State, seat: Seat): MoveType | undefined => natureOf(state, seat, 'onlyMove');
/** Whether its turns go by themselves: it has nothing to decide. */
export const goesByItself = (state: State, seat: Seat): boolean => onlyMove(state, seat) !== undefined;
/** Whether such a one sits at the table. */
export const hasAutomaton = (state: State): boolean =>
  state.players.some((_, seat) => goesByItself(state, seat));
export const spacesOf = (state: State, seat: Seat): Nature['spaces'] => natureOf(state, seat, 'spaces');
export const pillarSpaces = (state: State, seat: Seat): number => natureOf(state, seat, 'pillarSpaces');
export const resetPosition = (state: State, seat: Seat): number => natureOf(state, seat, 'resetPosition');
export const scoresEveryFair = (state: State, seat: Seat): boolean =>
  natureOf(state, seat, 'scoresEveryFair');
export const unscored = (state: State, seat: Seat): readonly FinalPart[] => natureOf(state, seat, 'unscored');

/** Seats that are level with each other, those that win every tie before the others. */
export function winnersOfTies(state: State, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length < 2) return seats;
  const wins = (seat: Seat): boolean => natureOf(state, seat, 'winsTies');
  return [...seats.filter(wins), ...seats.filter(seat => !wins(seat))];
}

/** The Bonus AP marker of a Building: as many points as it has Rooms, or what lies on the column (R9.2, R14.4). */
export const markerOf = (state: State, seat: Seat, building: number): number =>
  natureOf(state, seat, 'markers')[building] ?? buildingOf(state, seat, building).rooms.length;

/** So many points more, and from where they come. */
export interface Bonus extends Why {
  readonly points: number;
}

/** All of them together. */
export const pointsIn = (bonuses: readonly Bonus[]): number =>
  bonuses.reduce((sum, { points }) => sum + points, 0);

/** The markers that lie on an Action. */
export function markersOn(state: State, seat: Seat, action: Action): readonly Bonus[] {
  const points = playerOf(state, seat).buildings.reduce(
    (sum, building, index) =>
      isCompleted(building) && characterIn(building) === action ? sum + markerOf(state, seat, index) : sum,
    0,
  );
  return points === 0 ? [] : [{ points, source: { kind: 'building' }, rule: 'R6.72' }];
}

/** What a seat has more for the Action of a die, each with its source. */
export const bonusesFor = (state: State, seat: Seat, action: Action): Bonus[] =>
  boxOf(state).bonuses.flatMap(bonuses => bonuses(state, seat, action));

/** All of it together. */
export const bonusPoints = (state: State, seat: Seat, action: Action): number =>
  pointsIn(bonusesFor(state, seat, action));

/** What a seat gets only as the Action of a die begins, each with its source. */
export function beginningsFor(state: State, seat: Seat, action: WheelAction): readonly Bonus[] {
  const { beginnings } = boxOf(state);
  const [only] = beginnings;
  if (only && beginnings.length === 1) return only(state, seat, action);
  return beginnings.flatMap(of => of(state, seat, action));
}
