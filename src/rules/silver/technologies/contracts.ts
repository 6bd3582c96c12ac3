import { RESOURCES, type Price, type Resource } from '../../../content';
import { push } from '../../agenda';
import { playerOf, type MoveOf, type Seat, type State } from '../../model';
import { layContract, refuseToFulfil, waysToFulfil } from '../../moves/contracts';
import { RESOURCE, TILE, maybe } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { contractCost, payFor, priceOf, type PriceRule, type PricedOf, refusePrice } from '../../prices';
import { no, type Refusal } from '../../refusals';
import { refuseTask } from '../../tasks';
import { needs } from '../means';
import { lessOf } from './prices';
import type { TierRow } from './row';
import { hasTier } from './tiers';

/** Contracts for a Resource less: which one is asked only where a Contract asks for more than one kind (S3.20, SQ3.15). */

const kindsOf = (price: Price): readonly Resource[] => RESOURCES.filter(kind => price[kind]);

const total = (price: Price): number => kindsOf(price).reduce((sum, kind) => sum + (price[kind] ?? 0), 0);

const oneLess = (price: Price, kind: Resource): Price =>
  total(price) > 1 ? lessOf(price, kind, 1, 0) : price;

export const contract1: TierRow = {
  changePrice: {
    lessContract: (price, _state, _seat, { less }) => oneLess(price, less),
    contract: price => {
      const kinds = kindsOf(price);
      return kinds.length > 1 ? price : kinds.reduce(oneLess, price);
    },
  },
};

const EXTRA = 1;

/** A Resource of choice for every exchange, besides that of the first (S3.22, SQ3.17, SQ3.23). */
export const contract3: TierRow = {
  hears: {
    exchanged: (play, seat, _exchange, { source }) =>
      push(play, seat, [{ do: 'gainAny', count: EXTRA }], source),
  },
};

interface Named {
  readonly tile: string;
  readonly identical?: Resource | undefined;
}

/** Before a part of it is named. */
const wholePrice = (state: State, seat: Seat, { tile, identical }: Named): Price =>
  priceOf<'contract'>(state, seat, { of: 'contract', tile, identical });

export const lessContractPrice: PriceRule<'lessContract'> = wholePrice;

const hasChoice = (state: State, seat: Seat, named: Named): boolean =>
  hasTier(state, seat, 'contract1') && kindsOf(wholePrice(state, seat, named)).length > 1;

/** Which part is less has to be named where there are several. */
export const refuseWithoutNaming = (state: State, seat: Seat, move: MoveOf<'fulfil'>): Refusal | undefined =>
  hasChoice(state, seat, move) ? no('nameLess', 'S3.20') : undefined;

const priced = ({ tile, less, identical }: MoveOf<'fulfilForLess'>): PricedOf<'lessContract'> => {
  return { of: 'lessContract', tile, less, identical };
};

export const fulfilForLess: MoveRule<MoveOf<'fulfilForLess'>> = {
  args: { tile: TILE, less: RESOURCE, identical: maybe(RESOURCE) },
  answers: 'anytime',
  when: { task: true },
  needs: needs('lessContract'),
  candidates: (state, seat) => playerOf(state, seat).storehouse.flatMap(waysToNameLess),
  refuse: (state, seat, move) => {
    const refusal = refuseToFulfil(state, seat, move.tile, move.identical);
    if (refusal) return refusal;
    if (!hasChoice(state, seat, move) || !wholePrice(state, seat, move)[move.less])
      return no('nothingLess', 'S3.20');
    const price = priceOf<'lessContract'>(state, seat, priced(move));
    return refusePrice(state, seat, price, 'S3.20') ?? refuseTask(state);
  },
  terms: (state, seat, move) => ({ price: priceOf<'lessContract'>(state, seat, priced(move)) }),
  apply: (play, seat, move) =>
    layContract(play, seat, move.tile, why => payFor<'lessContract'>(play, seat, priced(move), why)),
};

const WAYS = new Map<string, readonly MoveOf<'fulfilForLess'>[]>();

/** What may be named of a tile, if it is a Contract: each kind that is printed, where there are several. */
const waysToNameLess = (tile: string): readonly MoveOf<'fulfilForLess'>[] => WAYS.get(tile) ?? noteWays(tile);

function noteWays(tile: string): readonly MoveOf<'fulfilForLess'>[] {
  const ways = waysToFulfil(tile).flatMap(named => {
    const kinds = kindsOf(contractCost(tile, named.identical));
    return kinds.length > 1 ? kinds.map(less => ({ ...named, type: 'fulfilForLess' as const, less })) : [];
  });
  WAYS.set(tile, ways);
  return ways;
}
