import type { Technology, TierId } from '../../../content/silver/words';
import { TIERS } from '../../../content/silver/technologies';
import { waiting } from '../../agenda';
import { dieActionOf } from '../../points';
import { asked, type ThingRule } from '../../explaining/thing';
import type { Move, MoveOf, MoveType, Seat, State } from '../../model';
import { priceOf } from '../../prices';
import { nextTier } from '../known';
import { silverOf, tierOf } from '../miner';
import { beginningsOf } from '../technologies/working';

/** The Technologies: a move that a tier allows chooses its Technology. */

/** Of which Technologies a move is, where it does not name one. */
const OF_MOVE: {
  readonly [K in MoveType]?: (state: State, seat: Seat, move: MoveOf<K>) => readonly Technology[];
} = {
  research: (_state, _seat, { technology }) => [technology],
  turnUp: state => [waiting(state, 'turnUp') ? 'king' : 'contract'],
  walkWith: () => ['die'],
  takeSilver: () => ['die'],
  chooseBonus: () => ['resource'],
  spendAsGold: () => ['resource'],
  split: () => ['joker'],
  goOver: () => ['joker'],
  fulfilForLess: () => ['contract'],
  offerFirst: (_state, _seat, { tier }) => [technologyOf(tier)],
  beginAction: (state, seat) => {
    const action = dieActionOf(state)?.action;
    return action === undefined ? [] : beginningsOf(state, seat, action).map(([{ id }]) => technologyOf(id));
  },
};

const BY_TIER = new Map(TIERS.map(({ id, technology }) => [id, technology]));

const technologyOf = (id: TierId): Technology => {
  const technology = BY_TIER.get(id);
  if (!technology) throw new Error(`no tier ${id}`);
  return technology;
};

function technologiesOf(state: State, seat: Seat, move: Move): readonly Technology[] {
  const of = OF_MOVE[move.type] as
    ((state: State, seat: Seat, move: Move) => readonly Technology[]) | undefined;
  return of?.(state, seat, move) ?? [];
}

const technology: ThingRule<'technology'> = {
  all: state => silverOf(state).technologies.map(each => ({ is: 'technology', technology: each })),
  brings: (state, seat, { technology: each }) => {
    const next = nextTier(state, seat, each);
    return next ? [{ do: 'tier', id: next.id }] : [];
  },
  prices: (state, seat, { technology: each }) =>
    nextTier(state, seat, each) ? [priceOf<'tier'>(state, seat, { of: 'tier', technology: each })] : [],
  chosenBy: (state, seat, { technology: each }, move) => technologiesOf(state, seat, move).includes(each),
  asks: (_state, _seat, { technology: each }) => asked({ type: 'research', technology: each }),
};

/** One that comes next is bought, the others only tell what they do. */
const tier: ThingRule<'tier'> = {
  all: state =>
    TIERS.filter(each => silverOf(state).technologies.includes(each.technology)).map(
      ({ id }) => ({ is: 'tier', tier: id }) as const,
    ),
  brings: (_state, _seat, { tier: id }) => [{ do: 'tier', id }],
  prices: (state, seat, { tier: id }) =>
    isNext(state, seat, id)
      ? [priceOf<'tier'>(state, seat, { of: 'tier', technology: technologyOf(id) })]
      : [],
  chosenBy: (state, seat, { tier: id }, move) =>
    move.type === 'research' && move.technology === technologyOf(id) && isNext(state, seat, id),
  asks: (state, seat, { tier: id }) =>
    isNext(state, seat, id) ? asked({ type: 'research', technology: technologyOf(id) }) : [],
};

const isNext = (state: State, seat: Seat, id: TierId): boolean => {
  return nextTier(state, seat, technologyOf(id))?.id === id;
};

/** What a seat has reached. */
const tiers: ThingRule<'tiers'> = {
  all: state =>
    silverOf(state).technologies.flatMap(each =>
      state.players.map((_, seat) => ({ is: 'tiers', seat, technology: each }) as const),
    ),
  owner: (_state, _me, { seat }) => seat,
  brings: (state, _me, { seat, technology: each }) =>
    TIERS.filter(tier => tier.technology === each && tier.tier <= tierOf(state, seat, each)).map(
      ({ id }) => ({ do: 'tier', id }),
    ),
};

export const TIER_THINGS = { technology, tier, tiers };
