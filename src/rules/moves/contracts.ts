import {
  BUY,
  CONTRACT_SPACES,
  OFFER_COSTS,
  RESOURCES,
  tileOf,
  type Goods,
  type Resource,
} from '../../content';
import { push } from '../agenda';
import { refuseTile } from '../board';
import { gain, layContract, leaveStorehouse, pay, release, score, takeIntoStorehouse } from '../ledger';
import { playerOf, type MoveOf, type Seat, type State } from '../model';
import { pointsNow, refusePoints, spend } from '../points';
import { canAfford, missing } from '../purse';
import { readingOf } from '../readings';
import { no, type Refusal } from '../refusals';
import { refuseTask } from '../tasks';
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
  apply: (play, seat, { tile }) => {
    const { contract } = play.state.offers;
    const source = spend(play, costOf(play.state, tile));
    const at = contract.indexOf(tile);
    contract[at] = null;
    takeIntoStorehouse(play, seat, tile, `contract:${at}`, source, 'R6.50');
  },
};

export const exchange: MoveRule<MoveOf<'exchange'>> = {
  args: { give: RESOURCE, get: RESOURCE },
  answers: ['contractPoints'],
  candidates: (state, seat) =>
    RESOURCES.filter(give => playerOf(state, seat).goods[give] > 0).flatMap(give =>
      RESOURCES.filter(get => get !== give).map(get => ({ type: 'exchange', give, get })),
    ),
  refuse: (state, seat, { give, get }) => {
    if (give === get) return no('sameResource', 'R6.52');
    if (playerOf(state, seat).goods[give] === 0) return no('cannotPay', 'R6.52', { [give]: 1 });
    return refusePoints(state, 'contract', 1);
  },
  apply: (play, seat, { give, get }) => {
    const isFirst = noteExchange(play.state);
    const source = spend(play, 1);
    pay(play, seat, { [give]: 1 }, source, 'R6.52');
    gain(play, seat, { [get]: 1 }, source, 'R6.52');
    if (isFirst) push(play, seat, [{ do: 'gainAny', count: 1 }], { kind: 'exchange' });
  },
};

/** Notes an exchange; whether it is the first of the turn, or of its Action (R6.53, Q6.10). */
function noteExchange(state: State): boolean {
  const where = readingOf(state, 'firstExchange') === 'turn' ? state.facts : pointsNow(state);
  if (!where || where.exchanged) return false;
  where.exchanged = true;
  return true;
}

/** The price of a Contract when its identical part is paid in one type (R8.60–R8.69). */
function priceOf(id: string, identical: Resource | undefined): Goods {
  const tile = tileOf(id);
  if (tile.kind !== 'contract') return {};
  const { iron = 0, wool = 0, identical: alike = 0 } = tile.cost;
  const price: Partial<Record<Resource, number>> = {};
  if (iron > 0) price.iron = iron;
  if (wool > 0) price.wool = wool;
  if (identical && alike > 0) price[identical] = (price[identical] ?? 0) + alike;
  return price;
}

const hasIdenticalPart = (id: string): boolean => {
  const tile = tileOf(id);
  return tile.kind === 'contract' && tile.cost.identical !== undefined;
};

export const fulfil: MoveRule<MoveOf<'fulfil'>> = {
  args: { tile: TILE, identical: maybe(RESOURCE) },
  answers: 'anytime',
  candidates: (state, seat) =>
    playerOf(state, seat)
      .storehouse.filter(tile => tileOf(tile).kind === 'contract')
      .flatMap((tile): MoveOf<'fulfil'>[] =>
        hasIdenticalPart(tile)
          ? RESOURCES.map(identical => ({ type: 'fulfil', tile, identical }))
          : [{ type: 'fulfil', tile }],
      ),
  refuse: (state, seat, { tile, identical }) =>
    refuseContract(state, seat, tile, identical) ?? refuseTask(state),
  apply: (play, seat, { tile, identical }) => {
    const source = { kind: 'contract', id: tile } as const;
    pay(play, seat, priceOf(tile, identical), source, 'R7.5');
    leaveStorehouse(play, seat, tile);
    const index = layContract(play, seat, tile, source, 'R7.5');
    const space = CONTRACT_SPACES[index];
    const id = String(index);
    if (space?.pillar) release(play, seat, 'pillar', { kind: 'contractSpace', id }, 'R7.7');
    score(play, seat, space?.points ?? 0, { kind: 'contractSpace', id }, 'R7.8');
    const contract = tileOf(tile);
    if (contract.kind === 'contract') push(play, seat, contract.reward, source);
  },
};

function refuseContract(
  state: State,
  seat: Seat,
  tile: string,
  identical: Resource | undefined,
): Refusal | undefined {
  const player = playerOf(state, seat);
  if (!player.storehouse.includes(tile)) return no('notInStorehouse', 'R7.6');
  if (tileOf(tile).kind !== 'contract') return no('notAContract', 'R7.5');
  if (player.contracts.length >= CONTRACT_SPACES.length) return no('contractSpacesFull', 'Q7.5');
  if (hasIdenticalPart(tile) !== (identical !== undefined))
    return identical ? no('nothingIdentical', 'R7.10') : no('nameIdentical', 'R8.69');
  const price = priceOf(tile, identical);
  return canAfford(player, price) ? undefined : no('cannotPay', 'R7.10', missing(player, price));
}

const BUYABLE = RESOURCES.filter(resource => resource !== 'gold');

export const buy: MoveRule<MoveOf<'buy'>> = {
  args: { resource: RESOURCE },
  answers: 'anytime',
  candidates: () => BUYABLE.map(resource => ({ type: 'buy', resource })),
  refuse: (state, seat, { resource }) => {
    if (resource === 'gold') return no('noGoldForGold', 'R7.4');
    const player = playerOf(state, seat);
    return canAfford(player, BUY) ? refuseTask(state) : no('cannotPay', 'R7.3', missing(player, BUY));
  },
  apply: (play, seat, { resource }) => {
    pay(play, seat, BUY, { kind: 'buy' }, 'R7.3');
    gain(play, seat, { [resource]: 1 }, { kind: 'buy' }, 'R7.3');
  },
};
