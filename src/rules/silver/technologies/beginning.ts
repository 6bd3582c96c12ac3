import { bringUp, push, waiting } from '../../agenda';
import { beginOnce, isToBegin } from '../../beginning';
import type { WheelAction } from '../../../content';
import type { TierId } from '../../../content/silver/words';
import type { AgendaItem, MoveOf, Seat, State } from '../../model';
import { oneWordOf } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import type { OccasionOf } from '../../occasions';
import type { Play } from '../../play';
import { refuseForNow } from '../../points';
import { no, type Refusal } from '../../refusals';
import { needs } from '../means';
import { TIER_ROWS } from './rows';
import { TIER_IDS, whyOf } from './tiers';
import { beginningsOf } from './working';

/** The beginning of the Action of a die: what tiers bring then, and in which order (SQ3.25, S3.32). */

/** What happens by itself happens; what is offered lies above the points. */
export function beginWithTiers(play: Play, seat: Seat, { action }: OccasionOf<'actionBegun'>): void {
  for (const [{ id }, { does, offers }] of beginningsOf(play.state, seat, action)) {
    does?.(play, seat, whyOf(id));
    push(play, seat, offers?.(play.state, seat) ?? [], whyOf(id).source);
  }
}

const offersSomething = (state: State, seat: Seat, action: WheelAction): boolean =>
  beginningsOf(state, seat, action).some(([, { offers }]) => (offers?.(state, seat) ?? []).length > 0);

/** The tiers that bring something then. */
const bringing = (state: State, seat: Seat, action: WheelAction): readonly TierId[] =>
  beginningsOf(state, seat, action).flatMap(([{ id }, { points, does, offers }]) =>
    (offers?.(state, seat) ?? []).length > 0 || (points ? points(state) > 0 : does !== undefined) ? id : [],
  );

/** The Action on top that is still to begin; the Joker begins when it is named. */
function actionToBegin(state: State): WheelAction | undefined {
  const action = waiting(state, 'dieAction')?.action;
  return action !== 'joker' && isToBegin(state) ? action : undefined;
}

/** What comes with the beginning of the Action that is still to begin. */
export function tiersToBegin(state: State, seat: Seat): readonly TierId[] {
  const action = actionToBegin(state);
  return action ? bringing(state, seat, action) : [];
}

/** Whoever wants to begin without a point yet says so. */
export const beginAction: MoveRule<MoveOf<'beginAction'>> = {
  args: {},
  answers: ['dieAction'],
  needs: needs('beginning'),
  candidates: state => (actionToBegin(state) ? [{ type: 'beginAction' }] : []),
  refuse: (state, seat) => {
    const action = actionToBegin(state);
    if (!action) return refuseForNow(state);
    return bringing(state, seat, action).length > 0 ? undefined : no('nothingBegins', 'SQ3.25');
  },
  apply: play => beginOnce(play),
};

/** What is offered before the first point is offered before it. */
export function refuseBeforeBeginning(state: State, seat: Seat): Refusal | undefined {
  const action = actionToBegin(state);
  return action && offersSomething(state, seat, action) ? no('beginFirst', 'SQ3.25') : undefined;
}

const OFFERING = TIER_IDS.filter(id => TIER_ROWS[id].begins?.offers);

/** The tier that offers what lies in an item, if it belongs to a beginning. */
const offering = ({ source: { kind, id } }: AgendaItem): TierId | undefined =>
  kind === 'technology' ? OFFERING.find(tier => tier === id) : undefined;

/** The offers that wait together with the first one, below it; what was turned up is sorted before them (R8.3). */
function laterOffers(state: State): readonly AgendaItem[] {
  if (waiting(state, 'sort')) return NO_OFFERS;
  const below = state.agenda.findLastIndex(item => !offering(item));
  return state.agenda.slice(below + 1, -1);
}

const NO_OFFERS: readonly AgendaItem[] = [];

/** Of several offers at one moment another one comes first (S3.32). */
export const offerFirst: MoveRule<MoveOf<'offerFirst'>> = {
  args: { tier: oneWordOf(TIER_IDS) },
  answers: 'anytime',
  needs: needs('offers'),
  candidates: state => {
    const moves: MoveOf<'offerFirst'>[] = [];
    for (const item of laterOffers(state)) {
      const tier = offering(item);
      if (tier) moves.push({ type: 'offerFirst', tier });
    }
    return moves;
  },
  refuse: (state, _seat, { tier }) =>
    laterOffers(state).some(item => offering(item) === tier) ? undefined : no('notOffered', 'S3.32'),
  apply: (play, _seat, { tier }) => {
    const first = laterOffers(play.state).find(item => offering(item) === tier);
    if (first) bringUp(play, first);
  },
};
