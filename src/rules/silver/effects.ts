import { RESOURCES } from '../../content';
import { push, take, waiting } from '../agenda';
import type { EffectName } from '../../content';
import { grantedByBox } from '../granted';
import { gain } from '../ledger';
import type { MoveOf, Seat, State } from '../model';
import { RESOURCE } from '../moves/kinds';
import type { MoveRule } from '../moves/rule';
import { refuseForNow } from '../points';
import { canAfford, missing, payPrice } from '../prices';
import { no } from '../refusals';
import type { EffectRule } from '../resolving';
import { minerOf } from './miner';
import { gainSilver } from './purse';
import { canAdvance } from './technologies/research';
import { canPlaceMine } from './underground/mines';
import { openStarts } from './underground/prospectors';
import { unlock } from './unlocking';

/** What tiles and tablets of this box do, and the choices that they leave. */

const inFull = () => no('gainInFull', 'Q8.1');

const canHire = (state: State, seat: Seat): boolean =>
  minerOf(state, seat).reserve > 0 && openStarts(state, seat).length > 0;

export const SILVER_EFFECTS: { readonly [K in EffectName<'silver'>]: EffectRule<K> } = {
  gainSilver: {
    now: (play, { seat, source }, { count }) => gainSilver(play, seat, count, { source, rule: 'S2.1' }),
  },
  unlockMines: {
    now: (play, { seat, source }, { count }) => unlock(play, seat, count, { source, rule: 'S6.2' }),
  },
  gainIdentical: { binding: inFull },
  recolour: { binding: inFull },
  payFor: { lapses: (state, { seat }, { price }) => (canAfford(state, seat, price) ? undefined : 'SQ5.1') },
  cheaperTier: { lapses: (state, { seat }) => (canAdvance(state, seat) ? undefined : 'SQ5.6') },
  placeMine: { lapses: (state, { seat }) => (canPlaceMine(state, seat) ? undefined : 'S5.8') },
  freeProspector: { lapses: (state, { seat }) => (canHire(state, seat) ? undefined : 'SQ5.4') },
};

export const chooseKind: MoveRule<MoveOf<'chooseKind'>> = {
  args: { resource: RESOURCE },
  answers: ['gainIdentical'],
  candidates: () => RESOURCES.map(resource => ({ type: 'chooseKind', resource })),
  refuse: state => (waiting(state, 'gainIdentical') ? undefined : refuseForNow(state)),
  apply: (play, seat, { resource }) => {
    const effect = waiting(play.state, 'gainIdentical');
    if (!effect) return;
    const source = take(play, effect);
    const rule = grantedByBox(play.state, source) ?? 'S11.1';
    gain(play, seat, { [resource]: effect.count }, { source, rule });
  },
};

export const payFor: MoveRule<MoveOf<'payFor'>> = {
  args: {},
  answers: ['payFor'],
  candidates: () => [{ type: 'payFor' }],
  refuse: (state, seat) => {
    const effect = waiting(state, 'payFor');
    if (!effect) return refuseForNow(state);
    const { price } = effect;
    return canAfford(state, seat, price) ? undefined : no('cannotPay', 'SQ5.1', missing(state, seat, price));
  },
  terms: state => ({ price: waiting(state, 'payFor')?.price ?? {} }),
  apply: (play, seat) => {
    const effect = waiting(play.state, 'payFor');
    if (!effect) return;
    const source = take(play, effect);
    payPrice(play, seat, effect.price, { source, rule: 'SQ5.1' });
    push(play, seat, effect.effects, source);
  },
};
