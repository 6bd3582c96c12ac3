import { TECHNOLOGIES, TIERS } from '../../content/silver/technologies';
import type { TierId } from '../../content/silver/words';
import type { Seat, State } from '../model';
import type { Needs } from '../moves/rule';
import { isChangeable } from '../prices';
import { luckOf, minerOf, silverOf } from './miner';

/** What a seat has that moves of this box need: most of the time next to nothing, and then none of them is tried. */

const MEANS = {
  silver: 1,
  bonusTile: 2,
  /** A movement point, or what came of it. */
  movement: 4,
  secondPart: 8,
  lessContract: 16,
  look: 32,
  split: 64,
  /** Something comes as the Action of a die begins, which has not begun. */
  beginning: 128,
  /** Something is offered then. */
  offers: 256,
} as const;

type MeansName = keyof typeof MEANS;

/** What comes with a tier, beside what was there by those before: a test sees that nothing of a beginning is missing. */
const WITH_TIER: { readonly [K in TierId]?: readonly MeansName[] } = {
  king1: ['beginning'],
  king3: ['offers'],
  merchant1: ['beginning'],
  prospector1: ['beginning'],
  contract1: ['lessContract'],
  contract2: ['beginning', 'look'],
  resource3: ['beginning'],
  joker1: ['beginning'],
  joker2: ['offers'],
  joker3: ['split'],
  architect1: ['beginning'],
};

const bitsOf = (names: readonly MeansName[]): number => names.reduce((bits, name) => bits | MEANS[name], 0);

/** By Technology, for whoever has come so far on it. */
const BY_TIER: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  TECHNOLOGIES.map(technology => {
    const names = TIERS.filter(tier => tier.technology === technology).map(({ id }) => WITH_TIER[id] ?? []);
    return [technology, [0, 1, 2, 3].map(tier => bitsOf(names.slice(0, tier).flat()))];
  }),
);

function byTiers(state: State, seat: Seat): number {
  const { tiers } = minerOf(state, seat);
  let has = 0;
  silverOf(state).technologies.forEach((technology, at) => {
    has |= BY_TIER[technology]?.[tiers[at] ?? 0] ?? 0;
  });
  return state.facts.begun ? has & ~MEANS.beginning : has;
}

/** Whether a box in play may let Technologies and Prospectors be paid with something else. */
const isForOtherGoods = (state: State): boolean => isChangeable(state, 'tier') || isChangeable(state, 'hire');

function meansOf(state: State, seat: Seat): number {
  const { silver, bonus } = minerOf(state, seat);
  const { movement, mining, rest, contractLook } = luckOf(state);
  let has = byTiers(state, seat);
  if (silver > 0 || isForOtherGoods(state)) has |= MEANS.silver;
  if (bonus !== undefined) has |= MEANS.bonusTile;
  if (movement + mining > 0) has |= MEANS.movement;
  if (rest > 0) has |= MEANS.secondPart;
  if (contractLook > 0) has |= MEANS.look;
  return has;
}

/** The move is worth trying for a seat that has this. */
export const needs = (name: MeansName): Needs => ({ of: meansOf, bits: MEANS[name] });
