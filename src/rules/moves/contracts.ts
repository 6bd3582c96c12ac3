import { CONTRACT_SPACES, OFFER_COSTS, RESOURCES, tileOf, type Price, type Resource } from '../../content';
import { alter, push, remember } from '../agenda';
import type { Why } from '../events';
import { gain, pay, score, takeIntoStorehouse } from '../ledger';
import { playerOf, type MoveOf, type Seat, type State } from '../model';
import { occur } from '../occasions';
import { happen, type Play } from '../play';
import { pointsNow } from '../points';
import { refusePoints, spend } from '../spending';
import { pillarSpaces, spacesOf } from '../powers';
import { canAfford, payFor, priceOf, refusePrice } from '../prices';
import { readingOf } from '../readings';
import { no, type Refusal } from '../refusals';
import { refuseTask } from '../tasks';
import { refuseTile } from '../tiles';
import { RESOURCE, TILE, maybe } from './kinds';
import type { MoveRule } from './rule';

/** The Contract Action, and fulfilling what it brought. */

const costOf = (state: State, tile: string): number => OFFER_COSTS[state.offers.contract.indexOf(tile)] ?? 0;

export const takeContract: MoveRule<MoveOf<'takeContract'>> = {
  args: { tile: TILE },
  answers: ['contractPoints'],
  candidates: state => state.offers.contract.flatMap(tile => (tile ? [{ type: 'takeContract', tile }] : [])),
  refuse: (state, seat, { tile }) => {
    if (!state.offers.contract.includes(tile)) return no('notInOffer', 'R6.50');
    return refuseTile(state, seat, tile) ?? refusePoints(state, 'contract', costOf(state, tile));
  },
  terms: (state, _seat, { tile }) => ({ action: 'contract', points: costOf(state, tile) }),
  apply: (play, seat, { tile }) => {
    const source = spend(play, costOf(play.state, tile));
    const from = `contract:${play.state.offers.contract.indexOf(tile)}`;
    takeIntoStorehouse(play, seat, tile, from, { source, rule: 'R6.50' });
  },
};

const EXCHANGES: readonly MoveOf<'exchange'>[] = RESOURCES.flatMap(give =>
  RESOURCES.filter(get => get !== give).map(get => ({ type: 'exchange', give, get })),
);

export const exchange: MoveRule<MoveOf<'exchange'>> = {
  args: { give: RESOURCE, get: RESOURCE },
  answers: ['contractPoints'],
  candidates: (state, seat) => {
    const { goods } = playerOf(state, seat);
    return EXCHANGES.filter(({ give }) => goods[give] > 0);
  },
  refuse: (state, seat, { give, get }) => {
    if (give === get) return no('sameResource', 'R6.52');
    if (playerOf(state, seat).goods[give] === 0) return no('cannotPay', 'R6.52', { [give]: 1 });
    return refusePoints(state, 'contract', 1);
  },
  terms: (_state, _seat, { give }) => ({ action: 'contract', points: 1, price: { [give]: 1 } }),
  apply: (play, seat, { give, get }) => {
    const isFirst = noteExchange(play);
    const why = { source: spend(play, 1), rule: 'R6.52' } as const;
    pay(play, seat, { [give]: 1 }, why);
    gain(play, seat, { [get]: 1 }, why);
    if (isFirst) push(play, seat, [{ do: 'gainAny', count: 1 }], { kind: 'exchange' });
    occur(play, seat, { on: 'exchanged', give, get });
  },
};

/** Notes an exchange; whether it is the first of the turn, or of its Action (R6.53, Q6.10). */
function noteExchange(play: Play): boolean {
  const { state } = play;
  const now = readingOf(state, 'firstExchange') === 'turn' ? undefined : pointsNow(state);
  if ((now ?? state.facts).exchanged) return false;
  if (now) alter(play, now, { exchanged: true });
  else remember(play, { exchanged: true });
  return true;
}

/** The price of a Contract when its identical part is paid in one type (R8.60–R8.69). */
const priceFor = (state: State, seat: Seat, tile: string, identical: Resource | undefined): Price =>
  priceOf<'contract'>(state, seat, { of: 'contract', tile, identical });

const hasIdenticalPart = (id: string): boolean => {
  const tile = tileOf(id);
  return tile.kind === 'contract' && tile.cost.identical !== undefined;
};

/** The ways to fulfil a tile, if it is a Contract: with an identical part once for each Resource. */
export function waysToFulfil(tile: string): readonly MoveOf<'fulfil'>[] {
  if (tileOf(tile).kind !== 'contract') return [];
  return hasIdenticalPart(tile)
    ? RESOURCES.map(identical => ({ type: 'fulfil', tile, identical }))
    : [{ type: 'fulfil', tile }];
}

export const fulfilMove: MoveRule<MoveOf<'fulfil'>> = {
  args: { tile: TILE, identical: maybe(RESOURCE) },
  answers: 'anytime',
  when: { task: true },
  candidates: (state, seat) => playerOf(state, seat).storehouse.flatMap(waysToFulfil),
  refuse: (state, seat, { tile, identical }) =>
    refuseContract(state, seat, tile, identical) ?? refuseTask(state),
  terms: (state, seat, { tile, identical }) => ({ price: priceFor(state, seat, tile, identical) }),
  apply: (play, seat, { tile, identical }) =>
    layContract(play, seat, tile, why =>
      payFor<'contract'>(play, seat, { of: 'contract', tile, identical }, why),
    ),
};

/** Fulfils a Contract, whatever is paid for it. */
export function layContract(play: Play, seat: Seat, tile: string, pays: (why: Why) => void): void {
  const source = { kind: 'contract', id: tile } as const;
  const space = playerOf(play.state, seat).contracts.length;
  pays({ source, rule: 'R7.5' });
  happen(play, seat, { what: 'contract', tile, from: 'storehouse', space }, { source, rule: 'R7.5' });
  uncover(play, seat, space);
  const contract = tileOf(tile);
  if (contract.kind === 'contract') push(play, seat, contract.reward, source);
  occur(play, seat, { on: 'contractFulfilled', tile });
}

/** The Pillar of a Contract space is free, and its points count (R7.7, R7.8). */
function uncover(play: Play, seat: Seat, index: number): void {
  const space = CONTRACT_SPACES[index];
  const source = { kind: 'contractSpace', id: String(index) } as const;
  if (index < pillarSpaces(play.state, seat))
    happen(play, seat, { what: 'release', piece: 'pillar' }, { source, rule: 'R7.7' });
  score(play, seat, space?.points ?? 0, { source, rule: 'R7.8' });
}

function refuseContract(
  state: State,
  seat: Seat,
  tile: string,
  identical: Resource | undefined,
): Refusal | undefined {
  const refusal = refuseToFulfil(state, seat, tile, identical);
  if (refusal) return refusal;
  const price = priceFor(state, seat, tile, identical);
  return refusePrice(state, seat, price, 'R7.10');
}

/** Why a Contract cannot be fulfilled, whatever it costs. */
export function refuseToFulfil(
  state: State,
  seat: Seat,
  tile: string,
  identical: Resource | undefined,
): Refusal | undefined {
  const player = playerOf(state, seat);
  if (!player.storehouse.includes(tile)) return no('notInStorehouse', 'R7.6');
  if (tileOf(tile).kind !== 'contract') return no('notAContract', 'R7.5');
  if (player.contracts.length >= spacesOf(state, seat).contracts) return no('contractSpacesFull', 'Q7.5');
  if (hasIdenticalPart(tile) !== (identical !== undefined))
    return identical ? no('nothingIdentical', 'R7.10') : no('nameIdentical', 'R8.69');
  return undefined;
}

const PURCHASES: readonly MoveOf<'buy'>[] = RESOURCES.filter(resource => resource !== 'gold').map(
  resource => ({
    type: 'buy',
    resource,
  }),
);

const ANY = { of: 'buy' } as const;
const NO_PURCHASES: readonly MoveOf<'buy'>[] = [];

export const buy: MoveRule<MoveOf<'buy'>> = {
  args: { resource: RESOURCE },
  answers: 'anytime',
  when: { task: true },
  candidates: (state, seat) =>
    canAfford(state, seat, priceOf<'buy'>(state, seat, ANY)) ? PURCHASES : NO_PURCHASES,
  exact: true,
  refuse: (state, seat, { resource }) => {
    if (resource === 'gold') return no('noGoldForGold', 'R7.4');
    const price = priceOf<'buy'>(state, seat, ANY);
    return refusePrice(state, seat, price, 'R7.3') ?? refuseTask(state);
  },
  terms: (state, seat) => ({ price: priceOf<'buy'>(state, seat, ANY) }),
  apply: (play, seat, { resource }) => {
    const why = { source: { kind: 'buy' }, rule: 'R7.3' } as const;
    payFor<'buy'>(play, seat, ANY, why);
    gain(play, seat, { [resource]: 1 }, why);
  },
};
