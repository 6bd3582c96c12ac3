import { OFFER_COSTS, decreeOf } from '../../content';
import type { Decree, DecreeCondition, DecreeOption } from '../../content/components';
import { townOfTileSpace } from '../board';
import { COUNT } from '../counts';
import { distance } from '../map';
import type { State } from '../model';
import { valueAt } from '../wheel';
import { CARDINAL, cardinalOf, itsPlayer } from './board';
import { acceptedDice, pointsWith, sectionFor } from './dice';
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

/** Why an option fails: its condition as far as it needs no die, no die, its condition with that die. */
export function whyFails(state: State, { when, take }: DecreeOption): Failure | undefined {
  const unmet = when && whyUnmet(state, when);
  if (unmet) return unmet;
  if (acceptedDice(state, take).length === 0)
    return { fails: 'mostNeeded' in take ? 'nothingNeeded' : 'noDie' };
  if (!when || !('action' in take)) return undefined;
  const section = sectionFor(state, take.action) ?? take.action;
  return whyTooFar(state, when, pointsWith(state, valueAt(state, section), take.action));
}

function whyUnmet(state: State, when: DecreeCondition): Failure | undefined {
  if (when.is === 'unfulfilledContract')
    return cardinalOf(state).contracts.length > 0 ? undefined : { fails: 'noUnfulfilledContract' };
  if (when.is !== 'more' && when.is !== 'atLeast') return undefined;
  const other = when.is === 'more' ? when.than : when.as;
  const [has, needs] = [COUNT[when.of](state, CARDINAL), COUNT[other](state, CARDINAL)];
  const met = when.is === 'more' ? has > needs : has >= needs;
  return met ? undefined : { fails: 'tooFew', with: { [when.of]: has, [other]: needs } };
}

/** A new Crest must be in reach, or for sale, with the points of the die that it would take (R15.33, R15.34). */
function whyTooFar(state: State, when: DecreeCondition, points: number): Failure | undefined {
  if (when.is !== 'newCrestInReach' && when.is !== 'newCrestInOffer') return undefined;
  const needs = when.is === 'newCrestInReach' ? stepsToCrests(state, when.of) : pointsForCrests(state);
  if (needs.length === 0) return { fails: 'noNewCrest' };
  const least = Math.min(...needs);
  if (least <= points) return undefined;
  return {
    fails: when.is === 'newCrestInReach' ? 'outOfReach' : 'tooDear',
    with: { needs: least, has: points },
  };
}

/** The distances of the new Crests on the map (Q15.7, Q15.8). */
const stepsToCrests = (state: State, piece: 'merchant' | 'architect'): number[] =>
  Object.entries(state.map.tiles)
    .filter(([, tile]) => isNewCrest(state, tile))
    .map(([space]) => distance(itsPlayer(state)[piece], townOfTileSpace(space)));

const pointsForCrests = (state: State): number[] =>
  state.offers.contract.flatMap((tile, at) =>
    tile !== null && isNewCrest(state, tile) ? [OFFER_COSTS[at] ?? 0] : [],
  );
