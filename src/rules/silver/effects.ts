import { RESOURCES } from '../../content';
import { push, take, waiting } from '../agenda';
import type { EffectName } from '../../content';
import type { Why } from '../events';
import { grantedBy } from '../granted';
import { gain } from '../ledger';
import type { MoveOf, Source } from '../model';
import { RESOURCE } from '../moves/kinds';
import type { MoveRule } from '../moves/rule';
import type { Play } from '../play';
import { refuseForNow } from '../points';
import { canAfford, payPrice, refusePrice } from '../prices';
import { no } from '../refusals';
import type { EffectRule } from '../resolving';
import { gainSilver } from './purse';
import { canAdvance } from './technologies/research';
import { canPlaceMine } from './underground/mines';
import { canHire } from './underground/prospectors';
import { unlock } from './unlocking';

/** What tiles and tablets of this box do, and the choices that they leave. */

const inFull = () => no('gainInFull', 'Q8.1');

const showsGoods: EffectRule<'gainSilver' | 'gainIdentical'>['shows'] = ({ resources }, { count }) => ({
  resources: resources + count,
});

const whyGranted = ({ state }: Play, source: Source): Why => ({ source, rule: grantedBy(state, source) });

export const SILVER_EFFECTS: { readonly [K in EffectName<'silver'>]: EffectRule<K> } = {
  gainSilver: {
    now: (play, { seat, source }, { count }) => gainSilver(play, seat, count, whyGranted(play, source)),
    shows: showsGoods,
  },
  unlockMines: {
    now: (play, { seat, source }, { count }) => unlock(play, seat, count, whyGranted(play, source)),
    shows: ({ others }, { count }) => ({ others: others + count }),
  },
  gainIdentical: { binding: inFull, shows: showsGoods },
  recolour: { binding: inFull, shows: ({ deeds }, { points }) => ({ deeds: deeds + points }) },
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
    gain(play, seat, { [resource]: effect.count }, whyGranted(play, source));
  },
};

export const payForMove: MoveRule<MoveOf<'payFor'>> = {
  args: {},
  answers: ['payFor'],
  candidates: () => [{ type: 'payFor' }],
  refuse: (state, seat) => {
    const effect = waiting(state, 'payFor');
    if (!effect) return refuseForNow(state);
    const { price } = effect;
    return refusePrice(state, seat, price, 'SQ5.1');
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
