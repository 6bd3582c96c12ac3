import { TOWNS, type Effect, type Price } from '../../../content';
import { TABLETS } from '../../../content/silver/tablets';
import { refusePillar } from '../../board';
import { pointsAt } from '../../cardinal/architect';
import { boxReadingOf } from '../../boxReadings';
import { CARDINAL } from '../../cardinal/board';
import { decide } from '../../cardinal/choice';
import { buildOnBest, legalSpaces } from '../../cardinal/merchant';
import type { Why } from '../../events';
import type { BoxReadingValue } from '../../readings';
import { score } from '../../ledger';
import { mapsOf } from '../../map';
import type { State } from '../../model';
import { happen, type Play } from '../../play';
import { canAfford, payPrice } from '../../prices';
import { rowOf } from '../../shelf';
import { advanceMarker } from '../../track';
import { mineMapsOf, tabletOf } from '../known';
import { gainSilver } from '../purse';
import { isOnMapOf, openStarts } from '../underground/prospectors';
import { legalMines, openBest } from './founding';

/** News of Travellers: what the tablets that he covers bring to the Cardinal (S15.12, SQ15.5, SQ15.6). */

type Bringing<K> = (play: Play, effect: Extract<Effect, { do: K }>, why: Why) => void;

/** The Cathedrals of the main map where he lacks a Pillar. */
export const openCathedrals = (state: State): string[] =>
  TOWNS.map(({ id }) => id).filter(town => !refusePillar(state, CARDINAL, town));

/** Where he can build a House: on the main map, and on those with a Prospector of his (S5.8). */
const openHouses = (state: State): string[] =>
  mapsOf(state)
    .filter(({ main, start }) => main || isOnMapOf(state, CARDINAL, start))
    .flatMap(({ towns }) => towns.flatMap(({ id }) => legalSpaces(state, id)));

const openMines = (state: State): string[] =>
  mineMapsOf(state)
    .filter(({ start }) => isOnMapOf(state, CARDINAL, start))
    .flatMap(({ towns }) => towns.flatMap(({ id }) => legalMines(state, id)));

/** Whether he has a place for what is paid for, if it takes one. */
function findsPlace(state: State, effect: Effect): boolean {
  if (effect.do === 'placeMine') return openMines(state).length > 0;
  if (effect.do !== 'place') return true;
  return (effect.what === 'house' ? openHouses(state) : openCathedrals(state)).length > 0;
}

/** Whether he takes what has a price: his Silver is for other things (SQ15.5). */
const TAKES: Readonly<Record<BoxReadingValue<'tabletCosts'>, (state: State, price: Price) => boolean>> = {
  paid: (state, price) => !price.silver && canAfford(state, CARDINAL, price),
  free: () => true,
  never: () => false,
};

const oneSilver = (play: Play, _effect: Effect, why: Why): void => gainSilver(play, CARDINAL, 1, why);

const BRINGING: { readonly [K in Effect['do']]?: Bringing<K> } = {
  score: (play, { points }, why) => score(play, CARDINAL, points, why),
  // only King Actions stand on tablets
  act: (play, { points }, why) => {
    advanceMarker(play, CARDINAL, points, why);
  },
  unlockMines: oneSilver,
  cheaperTier: oneSilver,
  freeProspector: (play, _effect, why) => {
    // as many Prospectors as maps: a map without one has one waiting for it
    const [to] = openStarts(play.state, CARDINAL);
    if (to !== undefined) happen(play, CARDINAL, { what: 'hire', to }, { ...why, rule: 'SQ15.6' });
  },
  payFor: (play, { price, effects }, why) => {
    const { state } = play;
    const costs = boxReadingOf(state, 'tabletCosts');
    if (!TAKES[costs](state, price) || !effects.every(effect => findsPlace(state, effect))) {
      happen(play, CARDINAL, { what: 'lapse', effects: ['payFor'] }, { ...why, rule: 'SQ15.5' });
      return;
    }
    if (costs === 'paid') payPrice(play, CARDINAL, price, { ...why, rule: 'SQ15.5' });
    for (const effect of effects) bring(play, effect, why);
  },
  placeMine: (play, _effect, why) => openBest(play, openMines(play.state), why),
  place: (play, { what }, why) => {
    if (what === 'house') buildOnBest(play, openHouses(play.state), why);
    else pillarAtBest(play, why);
  },
};

/** At the Cathedral with the most VP. */
function pillarAtBest(play: Play, why: Why): void {
  const { state } = play;
  const town = decide(play, why.source, {
    of: 'cathedral',
    candidates: openCathedrals(state),
    criteria: [{ by: 'points', rule: 'S15.12', of: each => pointsAt(state, each) }],
    rule: why.rule,
  });
  happen(play, CARDINAL, { what: 'pillar', town }, why);
}

const bringingOf = <K extends Effect['do']>(effect: Extract<Effect, { do: K }>): Bringing<K> | undefined =>
  rowOf<typeof BRINGING, K>(BRINGING, effect.do);

const bring = (play: Play, effect: Effect, why: Why): void => bringingOf(effect)?.(play, effect, why);

/** All that the tablet brings, in its printed order. */
export function resolveTablet(play: Play, id: string, why: Why): void {
  const { kind } = tabletOf(id);
  for (const effect of TABLETS[kind]) bring(play, effect, why);
}
