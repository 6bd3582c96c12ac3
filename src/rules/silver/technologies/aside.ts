import { alter, take, top, waiting } from '../../agenda';
import { dieActionOf, refuseForNow } from '../../points';
import type { Why } from '../../events';
import { takeIntoStorehouse } from '../../ledger';
import type { MoveOf, PendingOf, Seat, State } from '../../model';
import { TILE } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { no, type Refusal } from '../../refusals';
import type { EffectRule } from '../../resolving';
import { refuseForGood, refuseTile } from '../../tiles';
import { silverOf } from '../miner';
import { ruleOfTier } from './tiers';

/** Tiles that were turned up lie aside until each is kept or put under its pile, in the order of whoever looks (SQ3.11, SQ3.16). */

const aside = (state: State): readonly string[] => silverOf(state).aside;

/** A Task may make room for what is kept. */
export const SORT: EffectRule<'sort'> = {
  binding: () => no('putUnderFirst', 'SQ3.11'),
  letsTasksIn: true,
};

/** What is to be done with them, and by which tier. */
function sorting(state: State): { effect: PendingOf<'sort'>; why: Why } | undefined {
  const effect = waiting(state, 'sort');
  const source = top(state)?.source;
  return effect && source && { effect, why: { source, rule: ruleOfTier(source.id) ?? 'SQ3.11' } };
}

function refuseAside(state: State, tile: string): Refusal | undefined {
  if (!waiting(state, 'sort')) return refuseForNow(state);
  return aside(state).includes(tile) ? undefined : no('notAside', 'SQ3.11');
}

const tilesAside = <T extends 'keepTile' | 'putUnder'>(state: State, type: T) =>
  aside(state).map(tile => ({ type, tile }));

export const keepTile: MoveRule<MoveOf<'keepTile'>> = {
  args: { tile: TILE },
  answers: ['sort'],
  candidates: state => tilesAside(state, 'keepTile'),
  refuse: (state, seat, { tile }) => {
    const refusal = refuseAside(state, tile) ?? refuseTile(state, seat, tile);
    if (refusal) return refusal;
    const { points: needs = 0 } = waiting(state, 'sort') ?? {};
    const has = dieActionOf(state)?.points ?? 0;
    return has < needs ? no('tooFewPoints', 'S3.21', { needs, has }) : undefined;
  },
  terms: state => ({ points: waiting(state, 'sort')?.points ?? 0 }),
  apply: (play, seat, { tile }) => {
    const now = sorting(play.state);
    if (!now) return;
    const { effect, why } = now;
    const dieAction = dieActionOf(play.state);
    if (dieAction) alter(play, dieAction, { points: dieAction.points - effect.points });
    alter(play, effect, { keeps: effect.keeps - 1 });
    takeIntoStorehouse(play, seat, tile, 'aside:', why);
    finish(play, seat);
  },
};

export const putUnder: MoveRule<MoveOf<'putUnder'>> = {
  args: { tile: TILE },
  answers: ['sort'],
  candidates: state => tilesAside(state, 'putUnder'),
  refuse: (state, _seat, { tile }) => refuseAside(state, tile),
  apply: (play, seat, { tile }) => {
    under(play, seat, tile);
    finish(play, seat);
  },
};

function under(play: Play, seat: Seat, tile: string): void {
  const now = sorting(play.state);
  if (now) happen(play, seat, { what: 'under', tile, pile: now.effect.pile }, now.why);
}

/** The last tile goes under by itself where it can't be kept; then all is sorted. */
function finish(play: Play, seat: Seat): void {
  const [last, ...others] = aside(play.state);
  const { keeps = 0 } = waiting(play.state, 'sort') ?? {};
  const isLeft = keeps === 0 || (last && refuseForGood(play.state, seat, last) !== undefined);
  if (last && others.length === 0 && isLeft) under(play, seat, last);
  const effect = waiting(play.state, 'sort');
  if (effect && aside(play.state).length === 0) take(play, effect);
}
