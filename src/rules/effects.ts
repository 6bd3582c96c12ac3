import { TOWNS } from '../content';
import type { RuleId } from '../content/rulebook';
import { freeHouseSpaces, refuseForGood, refuseHouse, refusePillar } from './board';
import { tilesIn } from './buildings';
import { idleRule } from './cardinal/steps';
import { addPoints, complete } from './completion';
import { gain, score } from './ledger';
import {
  playerOf,
  type AgendaItem,
  type Pending,
  type PendingOf,
  type Seat,
  type Source,
  type State,
} from './model';
import { happen, type Play } from './play';
import { no, type Refusal } from './refusals';
import { scoreTrack } from './scoring';
import { advance, refuseToLeave } from './track';
import { grantedSteps } from './walking';

/** How an effect behaves on the agenda. What has no `now` waits there until a move answers or declines it. */
interface EffectRule<K extends Pending['do']> {
  /** Happens by itself, in full (Q8.1). */
  now?: (play: Play, item: AgendaItem, effect: PendingOf<K>) => void;
  /** The rule by which nothing can come of it any more: it then vanishes without a question. */
  lapses?: (state: State, item: AgendaItem, effect: PendingOf<K>) => RuleId | undefined;
  /** Why it cannot be declined. */
  binding?: (state: State, seat: Seat, effect: PendingOf<K>) => Refusal | undefined;
}

const always = (refusal: Refusal) => (): Refusal => refusal;

/** Every effect, tiles' and turn's alike: a forgotten one does not compile. */
export const EFFECTS: { [K in Pending['do']]: EffectRule<K> } = {
  gain: {
    now: (play, { seat, source }, { goods }) => gain(play, seat, goods, { source, rule: grantedBy(source) }),
  },
  score: {
    now: (play, { seat, source }, { points }) =>
      score(play, seat, points, { source, rule: scoredBy(source) }),
  },
  king: { now: (play, { seat, source }, { steps }) => advance(play, seat, steps, { source, rule: 'R8.71' }) },
  addPoints: { now: (play, { source }, { points }) => addPoints(play, points, { source, rule: 'R8.16' }) },
  gainAny: { binding: always(no('gainInFull', 'Q8.1')) },
  act: { binding: refuseToLeave },
  changeColour: { binding: always(no('gainInFull', 'Q8.1')) },
  buildingBonuses: { lapses: (state, { seat }) => (hasCharacters(state, seat) ? undefined : 'Q8.24') },
  receive: {},
  move: {
    lapses: (state, { seat, source }, { piece }) =>
      grantedSteps(state, seat, piece, source).length > 0 ? undefined : 'R8.64',
  },
  relocate: {},
  place: { lapses: (state, { seat }, effect) => (canPlace(state, seat, effect) ? undefined : 'Q8.11') },
  discard: {
    now: (play, { seat, source }, { tile }) =>
      happen(play, seat, { what: 'remove', tile, from: 'storehouse' }, { source, rule: 'R7.20' }),
  },
  complete: { now: (play, { seat }, { building }) => complete(play, seat, building) },
  takeDie: { binding: always(no('mustTakeDie', 'Q3.2')) },
  wheelTile: {
    lapses: (state, { seat }, { action }) => {
      const tile = state.wheel.tiles[action];
      return tile === undefined ? 'R5.18' : refuseForGood(state, seat, tile)?.rule;
    },
  },
  dieAction: { binding: always(no('endTurnInstead', 'R5.31')) },
  kingTile: {},
  kingScoring: { now: play => scoreTrack(play) },
  cardinal: {
    binding: always(no('onlyProceeds', 'R15.1')),
    lapses: (state, _item, step) => idleRule(state, step),
  },
};

export const isAutomatic = (effect: Pending): boolean => EFFECTS[effect.do].now !== undefined;

/** Why an effect must be carried out, if it may not be declined. */
export const refuseToDecline = <K extends Pending['do']>(
  state: State,
  seat: Seat,
  effect: PendingOf<K>,
): Refusal | undefined => EFFECTS[effect.do].binding?.(state, seat, effect);

export const resolve = <K extends Pending['do']>(play: Play, item: AgendaItem, effect: PendingOf<K>): void =>
  EFFECTS[effect.do].now?.(play, item, effect);

export const lapseRule = <K extends Pending['do']>(
  state: State,
  item: AgendaItem,
  effect: PendingOf<K>,
): RuleId | undefined => EFFECTS[effect.do].lapses?.(state, item, effect);

const hasCharacters = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).buildings.some(building => tilesIn(building).length > 0);

function canPlace(state: State, seat: Seat, { what, where }: PendingOf<'place'>): boolean {
  const { merchant, architect } = playerOf(state, seat);
  const here = what === 'house' ? merchant : architect;
  const towns = where === 'here' ? TOWNS.filter(town => town.id === here) : TOWNS;
  return towns.some(({ id }) =>
    what === 'house'
      ? freeHouseSpaces(state, id).some(space => !refuseHouse(state, seat, space.id))
      : !refusePillar(state, seat, id),
  );
}

const GRANTED_BY: Partial<Record<Source['kind'], RuleId>> = {
  die: 'R5.27',
  character: 'R6.38',
  contract: 'R7.9',
  crestSpace: 'R7.12',
  helper: 'R7.20',
  houseSpace: 'R6.25',
};
const grantedBy = (source: Source): RuleId => GRANTED_BY[source.kind] ?? 'R8.3';
/** The points of a Contract are its worth; only what it brings besides is a reward. */
const scoredBy = (source: Source): RuleId => (source.kind === 'contract' ? 'R7.8' : grantedBy(source));
