import type { WheelAction } from '../../../src/content';
import type { Seat, State } from '../../../src/rules/model';
import { shelve } from '../../../src/rules/shelf';
import { silver } from '../../../src/rules/silver/box';
import { NOTHING, minerOf } from '../../../src/rules/silver/miner';
import type { DieLuck, Miner, SilverState } from '../../../src/rules/silver/model';
import type { SilverOptions } from '../../../src/rules/silver/options';
import { aGame, arrange, type Arranged, type Mine, type Seated } from '../situation/arranging';
import { inAction } from '../situation/moments';

/** Situations with Prospect for Silver: sides A and the Technologies of a first game, unless told otherwise. */

shelve(silver);

interface Below extends Omit<Seated, 'boxes'>, Partial<SilverOptions> {}

const seated = ({ players = 3, seed = 1, readings, ...chosen }: Below): Seated => ({
  players,
  seed,
  ...(readings && { readings }),
  boxes: { silver: { firstGame: true, ...chosen } },
});

export const aSilverGame = (below: Below = {}): State => aGame(seated(below));

/** Writes into what Silver keeps on the table. */
export function arrangeSilver(state: State, change: Partial<SilverState>): void {
  arrange(state, it => {
    if (it.boxes?.silver) Object.assign(it.boxes.silver, structuredClone(change));
  });
}

/** Changes what a seat owns below. */
export function arrangeMiner(state: State, seat: Seat, change: Partial<Miner>): void {
  arrange(state, it => {
    Object.assign(it.boxes?.silver?.seats[seat] ?? {}, structuredClone(change));
  });
}

/** What the die of this turn has brought. */
export const arrangeLuck = (state: State, luck: Partial<DieLuck>): void =>
  arrangeSilver(state, { turn: { ...NOTHING, turn: state.turn, ...luck } });

/** Seat 0 has taken its die and has so many points of this Action left; this is what it owns below. */
export function below(
  action: WheelAction,
  points: number,
  miner: Partial<Miner> = {},
  mine?: Mine,
  options: Below = {},
): State {
  const state = inAction(action, points, mine, seated(options));
  arrangeMiner(state, 0, miner);
  return state;
}

/** What a seat owns below, of these. */
export const owned = <K extends keyof Miner>(state: State, name: K, seat: Seat = 0): Miner[K] =>
  minerOf(state, seat)[name];

/** Puts a die on the wheel at this value, as the first. */
export const layDie = (it: Arranged, value: number): void => {
  it.wheel.dice[0] = { colour: 'darkGrey', value };
};
