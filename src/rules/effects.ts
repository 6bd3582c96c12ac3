import type { EffectName, Goods } from '../content';
import type { RuleId } from '../content/rulebook';
import { freeHouseSpaces, refuseHouse, refusePillar } from './board';
import { tilesIn } from './buildings';
import { complete } from './completion';
import { addPoints } from './points';
import { grantedBy } from './granted';
import { gain, score } from './ledger';
import type { BaseCourse, BasePending } from './baseWords';
import { playerOf, type PendingOf, type Seat, type Source, type State } from './model';
import { COURSE_EFFECTS } from './courseEffects';
import { townsFor } from './moves/buildings';
import { happen } from './play';
import { no, type Refusal } from './refusals';
import type { EffectRule } from './resolving';
import { refuseForGood } from './tiles';
import { advanceMarker, refuseToLeave } from './track';
import { grantedSteps } from './walking';

const always = (refusal: Refusal) => (): Refusal => refusal;

/** Every effect, tiles' and turn's alike, and what it shows on a tile: a forgotten one does not compile. */
export const EFFECTS: {
  readonly [K in keyof BasePending | keyof BaseCourse | EffectName<'base'>]: EffectRule<K>;
} = {
  gain: {
    now: (play, { seat, source }, { goods }) =>
      gain(play, seat, goods, { source, rule: grantedBy(play.state, source) }),
    shows: ({ resources }, { goods }) => ({ resources: resources + goodsIn(goods) }),
  },
  score: {
    now: (play, { seat, source }, { points }) =>
      score(play, seat, points, { source, rule: scoredBy(play.state, source) }),
    shows: (sum, { points }) => ({ points: sum.points + points }),
  },
  king: {
    now: (play, { seat, source }, { steps }) => advanceMarker(play, seat, steps, { source, rule: 'R8.71' }),
  },
  addPoints: {
    now: (play, { source }, { points }) => addPoints(play, points, { source, rule: 'R8.16' }),
    shows: ({ deeds }, { points }) => ({ deeds: deeds + points }),
  },
  gainAny: {
    binding: always(no('gainInFull', 'Q8.1')),
    shows: ({ resources, any }, { count }) => ({ resources: resources + count, any: any + count }),
  },
  act: {
    binding: refuseToLeave,
    letsTasksIn: true,
    shows: ({ deeds }, { points }) => ({ deeds: deeds + points }),
  },
  changeColour: { binding: always(no('gainInFull', 'Q8.1')) },
  buildingBonuses: { lapses: (state, { seat }) => (hasCharacters(state, seat) ? undefined : 'Q8.24') },
  receive: {},
  move: {
    lapses: (state, { seat, source }, { piece }) =>
      grantedSteps(state, seat, piece, source).length > 0 ? undefined : 'R8.64',
    shows: ({ deeds }, { steps }) => ({ deeds: deeds + steps }),
  },
  relocate: {},
  place: {
    lapses: (state, { seat }, effect) => (canPlace(state, seat, effect) ? undefined : 'Q8.11'),
    shows: ({ deeds }) => ({ deeds: deeds + 1 }),
  },
  discard: {
    now: (play, { seat, source }, { tile }) =>
      happen(play, seat, { what: 'remove', tile, from: 'storehouse' }, { source, rule: 'R7.20' }),
  },
  complete: { now: (play, { seat }, { building }) => complete(play, seat, building) },
  takeDie: { binding: always(no('mustTakeDie', 'Q3.2')), letsTasksIn: true },
  wheelTile: {
    letsTasksIn: true,
    lapses: (state, { seat }, { action }) => {
      const tile = state.wheel.tiles[action];
      return tile === undefined ? 'R5.18' : refuseForGood(state, seat, tile)?.rule;
    },
  },
  dieAction: { binding: always(no('endTurnInstead', 'R5.31')), letsTasksIn: true },
  kingTile: {},
  ...COURSE_EFFECTS,
};

const goodsIn = (goods: Goods): number => Object.values(goods).reduce((total, count) => total + count, 0);

const hasCharacters = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).buildings.some(building => tilesIn(building).length > 0);

const canPlace = (state: State, seat: Seat, effect: PendingOf<'place'>): boolean =>
  townsFor(state, seat, effect).some(town =>
    effect.what === 'house'
      ? freeHouseSpaces(state, town).some(space => !refuseHouse(state, seat, space.id))
      : !refusePillar(state, seat, town),
  );

/** The points of a Contract are its worth; only what it brings besides is a reward. */
const scoredBy = (state: State, source: Source): RuleId =>
  source.kind === 'contract' ? 'R7.8' : grantedBy(state, source);
