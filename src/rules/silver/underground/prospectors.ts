import { mapOf, type Price } from '../../../content';
import { take, waiting } from '../../agenda';
import { boxReadingOf } from '../../boxReadings';
import type { MoveOf, Seat, State } from '../../model';
import { PLACE } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import type { PieceRule } from '../../pieces';
import { happen } from '../../play';
import { payFor, priceOf, type PriceRule, refusePrice } from '../../prices';
import { no, type Refusal } from '../../refusals';
import { refuseTask } from '../../tasks';
import type { MineMap } from '../../../content/silver/words';
import { changeMiner } from '../happenings/draft';
import { mapStartingAt, mineMapsOf } from '../known';
import { needs } from '../means';
import { minerOf, silverOf } from '../miner';
import { hasSilverFor, inSilver } from '../purse';

/** By whose points such a thing is built on the main map. */
const ABOVE = { house: 'merchant', pillar: 'architect' } as const;

/** Prospectors: at most one of a seat on each Underground map, which it never leaves (S5.1). */
export const PROSPECTOR: PieceRule = {
  stands: (table, seat) => minerOf(table, seat).prospectors,
  put: (table, seat, to) =>
    changeMiner(table, seat, miner => {
      miner.prospectors = miner.prospectors.map(place => (mapOf(place) === mapOf(to) ? to : place));
    }),
  action: 'prospector',
  builds: ['house', 'pillar'],
  buildsAlsoBy: (table, what) => (boxReadingOf(table, 'placingBelow') === 'anyAction' ? [ABOVE[what]] : []),
  comesTo: place => ({ what: 'hire', to: mapOf(place).start }),
  rules: { step: 'S5.3', leap: 'SQ4.5', tile: 'S7.5' },
  elsewhere: 'prospectorElsewhere',
};

/** Whether a Prospector of this seat is on the map of a place. */
export const isOnMapOf = (state: State, seat: Seat, place: string): boolean =>
  isOn(state, seat, mapOf(place));

function isOn(state: State, seat: Seat, map: { readonly id: string }): boolean {
  for (const place of minerOf(state, seat).prospectors) if (mapOf(place).id === map.id) return true;
  return false;
}

/** The starts of the maps where a seat has no Prospector yet. */
export const openStarts = (state: State, seat: Seat): readonly string[] =>
  mineMapsOf(state).flatMap(map => (isOn(state, seat, map) ? [] : [map.start]));

/** There are as many Prospectors as maps: who has one left has a map without one. */
export const canHire = (state: State, seat: Seat): boolean => minerOf(state, seat).reserve > 0;

/** Why nobody can come there, whoever pays (S5.1, SQ5.4). */
function refuseStart(state: State, seat: Seat, place: string): Refusal | undefined {
  const map = mapStartingAt(place);
  if (!map || !silverOf(state).maps.includes(map.id)) return no('notAStart', 'S5.2', { to: place });
  if (isOnMapOf(state, seat, place)) return no('prospectorAlreadyThere', 'S5.1', { to: place });
  return canHire(state, seat) ? undefined : no('noProspectorLeft', 'S5.2');
}

export const hirePrice: PriceRule<'hire'> = (_state, _seat, { start }) =>
  inSilver(mapStartingAt(start)?.fee ?? 0);

const feeOf = (state: State, seat: Seat, start: string): Price =>
  priceOf<'hire'>(state, seat, { of: 'hire', start });

const hasFee = (state: State, seat: Seat, { start, fee }: MineMap): boolean =>
  hasSilverFor(state, seat, { of: 'hire', silver: fee }, () => feeOf(state, seat, start));

const NOBODY: readonly MoveOf<'hire'>[] = [];

export const hire: MoveRule<MoveOf<'hire'>> = {
  args: { to: PLACE },
  answers: 'anytime',
  when: { task: true, waits: ['freeProspector'] },
  needs: needs('silver'),
  candidates: (state, seat) => {
    if (!canHire(state, seat)) return NOBODY;
    const isFree = waiting(state, 'freeProspector') !== undefined;
    const moves: MoveOf<'hire'>[] = [];
    for (const map of mineMapsOf(state))
      if ((isFree || hasFee(state, seat, map)) && !isOn(state, seat, map))
        moves.push({ type: 'hire', to: map.start });
    return moves;
  },
  exact: true,
  refuse: (state, seat, { to }) => {
    const refusal = refuseStart(state, seat, to);
    if (refusal ?? waiting(state, 'freeProspector')) return refusal;
    return refusePrice(state, seat, feeOf(state, seat, to), 'S5.2') ?? refuseTask(state);
  },
  terms: (state, seat, { to }) => (waiting(state, 'freeProspector') ? {} : { price: feeOf(state, seat, to) }),
  apply: (play, seat, { to }) => {
    const free = waiting(play.state, 'freeProspector');
    const source = free ? take(play, free) : ({ kind: 'hire' } as const);
    if (!free) payFor<'hire'>(play, seat, { of: 'hire', start: to }, { source, rule: 'S5.2' });
    happen(play, seat, { what: 'hire', to }, { source, rule: 'S5.2' });
  },
};
