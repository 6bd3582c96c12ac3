import { OFFER_COSTS, decreeOf, townOfSpace } from '../../content';
import type { CountName, Piece, WordsOf } from '../../content';
import type { Decree, DecreeCondition, DecreeOption } from '../../content/cardinalCards';
import { countOf } from '../counts';
import { distance } from '../map';
import type { State } from '../model';
import { standsOf } from '../pieces';
import { boxOf, rowOf } from '../shelf';
import { CARDINAL, cardinalOf } from './board';
import { pointsWith, wantedRule } from './dice';
import type { ConditionRule } from './rows';
import { isNewCrest } from './tiles';
import type { OptionFailure } from './words';

/** The one evaluator of the Decrees: whether an option of a card holds at this moment (R15.7–R15.9). */

export interface Failure {
  fails: OptionFailure;
  with?: Readonly<Record<string, string | number>>;
}

/** The card at a place of the row. */
export const cardAt = (state: State, at: number): Decree => decreeOf(cardinalOf(state).decrees[at] ?? '');

/** The card under the pawn. */
export const cardNow = (state: State): Decree => cardAt(state, cardinalOf(state).pawn);

/** An option of the card under the pawn, counted from the top. */
export function optionOf(state: State, option: number): DecreeOption {
  const found = cardNow(state).options[option];
  if (!found) throw new Error(`no option ${option} on ${cardNow(state).id}`);
  return found;
}

const conditionRule = <K extends DecreeCondition['is']>(state: State, is: K): ConditionRule<K> =>
  rowOf(boxOf(state).conditions, is);

/** Why an option fails: its condition as far as it needs no die, no die, its condition with that die. */
export function whyFails(state: State, { when, take }: DecreeOption): Failure | undefined {
  const condition = when && conditionRule(state, when.is);
  const unmet = when && condition?.unmet?.(state, when);
  if (unmet) return unmet;
  const wanted = wantedRule(state, take);
  const [die] = wanted.accepts(state, take);
  if (!die) return wanted.none;
  const action = wanted.names?.(state, take);
  return when && action && condition?.tooFar?.(state, when, pointsWith(state, die.value, action));
}

/** So many of the one, compared with the other, on all maps. */
function compared(
  state: State,
  of: CountName,
  other: CountName,
  isMet: (has: number, needs: number) => boolean,
): Failure | undefined {
  const [has, needs] = [countOf(state, CARDINAL, of), countOf(state, CARDINAL, other)];
  return isMet(has, needs) ? undefined : { fails: 'tooFew', with: { [of]: has, [other]: needs } };
}

/** A new Crest must be in reach, or for sale, with the points of the die that it would take (R15.33, R15.34). */
function within(needs: readonly number[], points: number, fails: OptionFailure): Failure | undefined {
  if (needs.length === 0) return { fails: 'noNewCrest' };
  const least = Math.min(...needs);
  return least <= points ? undefined : { fails, with: { needs: least, has: points } };
}

/** What the conditions on the cards ask. */
export const CONDITIONS: { readonly [K in keyof WordsOf<'cardinal', 'conditions'>]: ConditionRule<K> } = {
  more: { unmet: (state, { of, than }) => compared(state, of, than, (has, needs) => has > needs) },
  atLeast: { unmet: (state, { of, as }) => compared(state, of, as, (has, needs) => has >= needs) },
  unfulfilledContract: {
    unmet: state => (cardinalOf(state).contracts.length > 0 ? undefined : { fails: 'noUnfulfilledContract' }),
  },
  newCrestInReach: {
    tooFar: (state, { of }, points) => within(stepsToCrests(state, of), points, 'outOfReach'),
  },
  newCrestInOffer: {
    tooFar: (state, _condition, points) => within(pointsForCrests(state), points, 'tooDear'),
  },
};

/** The distances of the new Crests on the map (Q15.7, Q15.8). */
const stepsToCrests = (state: State, piece: Piece): number[] =>
  Object.entries(state.map.tiles)
    .filter(([, tile]) => isNewCrest(state, tile))
    .flatMap(([space]) => standsOf(state, CARDINAL, piece).map(place => distance(place, townOfSpace(space))))
    .filter(Number.isFinite);

const pointsForCrests = (state: State): number[] =>
  state.offers.contract.flatMap((tile, at) =>
    tile !== null && isNewCrest(state, tile) ? [OFFER_COSTS[at] ?? 0] : [],
  );
