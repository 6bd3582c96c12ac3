import { TECHNOLOGIES } from '../../../content/silver/technologies';
import { take, waiting } from '../../agenda';
import type { MoveOf, Seat, State } from '../../model';
import { oneWordOf } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen } from '../../play';
import { payPrice, priceOf, type PriceRule, refusePrice } from '../../prices';
import { no, type Refusal } from '../../refusals';
import { refuseTask } from '../../tasks';
import { nextTier } from '../known';
import { needs } from '../means';
import { silverOf } from '../miner';
import { hasSilverFor, inSilver } from '../purse';
import { TIER_ROWS } from './rows';
import { whyOf } from './tiers';
import type { Technology } from '../../../content/silver/words';

/** Advancing on a Technology, one tier after the other, as a Task or by a tablet (S3.1, SQ3.1, SQ3.21). */

const LEAST = 1;

/** The price that is printed, less what a tablet gives (SQ5.6). */
export const tierPrice: PriceRule<'tier'> = (state, seat, { technology }) =>
  inSilver(silverFor(state, nextTier(state, seat, technology)?.cost ?? 0));

const silverFor = (state: State, cost: number): number =>
  Math.max(LEAST, cost - (waiting(state, 'cheaperTier')?.discount ?? 0));

function refuseTier(state: State, seat: Seat, technology: Technology): Refusal | undefined {
  if (!silverOf(state).technologies.includes(technology))
    return no('technologyNotInPlay', 'S1.6', { technology });
  if (!nextTier(state, seat, technology)) return no('lastTier', 'S3.1', { technology });
  const price = priceOf<'tier'>(state, seat, { of: 'tier', technology });
  return refusePrice(state, seat, price, 'S3.1');
}

/** Whether there is a next tier of a Technology in play, and it can be paid for. */
function canReach(state: State, seat: Seat, technology: Technology): boolean {
  const next = nextTier(state, seat, technology);
  return (
    next !== undefined &&
    hasSilverFor(state, seat, { of: 'tier', silver: silverFor(state, next.cost) }, () =>
      priceOf<'tier'>(state, seat, { of: 'tier', technology }),
    )
  );
}

export const canAdvance = (state: State, seat: Seat): boolean =>
  silverOf(state).technologies.some(technology => canReach(state, seat, technology));

/** A tablet asks at its own time. */
const refuseTime = (state: State): Refusal | undefined =>
  waiting(state, 'cheaperTier') ? undefined : refuseTask(state);

export const research: MoveRule<MoveOf<'research'>> = {
  args: { technology: oneWordOf(TECHNOLOGIES) },
  answers: 'anytime',
  when: { task: true, waits: ['cheaperTier'] },
  needs: needs('silver'),
  candidates: (state, seat) => {
    const moves: MoveOf<'research'>[] = [];
    for (const technology of silverOf(state).technologies)
      if (canReach(state, seat, technology)) moves.push({ type: 'research', technology });
    return moves;
  },
  exact: true,
  refuse: (state, seat, { technology }) => refuseTier(state, seat, technology) ?? refuseTime(state),
  terms: (state, seat, { technology }) => ({
    price: priceOf<'tier'>(state, seat, { of: 'tier', technology }),
  }),
  apply: (play, seat, { technology }) => {
    const price = priceOf<'tier'>(play.state, seat, { of: 'tier', technology });
    const cheaper = waiting(play.state, 'cheaperTier');
    const source = cheaper ? take(play, cheaper) : ({ kind: 'technology', id: technology } as const);
    payPrice(play, seat, price, { source, rule: 'S3.1' });
    const next = nextTier(play.state, seat, technology);
    if (!next) return;
    const { id, tier } = next;
    happen(play, seat, { what: 'tier', technology, tier }, { source, rule: 'S3.1' });
    TIER_ROWS[id].reached?.(play, seat, whyOf(id));
  },
};
