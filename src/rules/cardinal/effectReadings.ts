import type { Effect, EffectName } from '../../content';
import type { Why } from '../events';
import { gain, score } from '../ledger';
import type { State } from '../model';
import type { Play } from '../play';
import { printedOn } from '../printed';
import { allTogether, rowOf } from '../shelf';
import { effectsOf, sortOf } from '../tiles';
import type { TileClass } from '../../content/cardinalCards';
import { CARDINAL } from './board';
import { gainRequired } from './needs';
import type { EffectReading } from './rows';

/** How it reads the effects of tiles: what they are good for. */
export const READINGS_OF_EFFECTS: { readonly [K in EffectName<'base'>]: EffectReading<K> } = {
  gain: {
    sort: 'goods',
    gives: (play, { goods }, why) => gain(play, CARDINAL, goods, why),
  },
  gainAny: {
    sort: 'goods',
    gives: (play, { count }, why) => gainRequired(play, count, why),
  },
  score: {
    sort: 'goods',
    gives: (play, { points }, why) => score(play, CARDINAL, points, why),
  },
  king: { sort: 'miscellaneous' },
  act: { sort: 'action' },
  addPoints: { sort: 'action' },
  changeColour: { sort: 'miscellaneous' },
  buildingBonuses: { sort: 'miscellaneous' },
  move: { sort: 'miscellaneous' },
  relocate: { sort: 'miscellaneous' },
  place: { sort: 'miscellaneous' },
};

/** Of all boxes at hand. */
const readingOf = <K extends Effect['do']>(effect: Extract<Effect, { do: K }>): EffectReading<K> =>
  rowOf(allTogether().itsReadings, effect.do);

function sortIn(state: State, effect: Effect): TileClass {
  const { sort } = readingOf(effect);
  return typeof sort === 'function' ? sort(state) : sort;
}

/** What it gets of a tile when a Challenge gives it what is printed (R21.3, R21.5, Q21.4). */
export function gainPrinted(play: Play, id: string, why: Why): void {
  for (const effect of effectsOf(play.state, id)) readingOf(effect).gives?.(play, effect, why, id);
}

/** What else a tile is to Challenges than what its class says. */
export const alsoClassesOf = (state: State, id: string): TileClass[] =>
  effectsOf(state, id).flatMap(effect => readingOf(effect).also ?? []);

/** The bonus value of a Character: everything shown, added up (Q16.12). */
export function valueOf(state: State, id: string): number {
  const { points, resources, deeds, others } = printedOn(state, id);
  return points + resources + deeds + others;
}

/** What a Bonus tile is to it: by its kind, else by its effects if they are all of one sort (R19.1). */
export function classOf(state: State, id: string): TileClass {
  const sort = sortOf(state, id);
  if (sort) return sort;
  const [first = 'goods', ...others] = new Set(effectsOf(state, id).map(effect => sortIn(state, effect)));
  return others.length === 0 ? first : 'miscellaneous';
}
