import { resourceOf, RESOURCES, type Action, type Colour, type Price, type WheelAction } from '../../content';
import { alter, forget, remember, take, waiting } from '../agenda';
import { beginAs, beginOnce } from '../beginning';
import { dieActionOf, pointsNow, refuseForNow } from '../points';
import { beginCourse, type CourseRow, type Taken } from '../courses';
import { playerOf, type Die, type MoveOf, type Seat, type State } from '../model';
import { occur } from '../occasions';
import { happen, type Play } from '../play';
import { bonusPoints, bonusesFor, pointsIn } from '../powers';
import { canAfford, payFor, priceOf, type PricedOf } from '../prices';
import { readingOf } from '../readings';
import { no } from '../refusals';
import { boxOf } from '../shelf';
import { actionAt, actionsBeside, findDie, pointsOfValue, stepsBetween } from '../wheel';
import { ACTION, COLOUR, FACE, RESOURCE, WHEEL_ACTION, maybe } from './kinds';
import type { MoveRule } from './rule';

/** Choosing a die, its colour and, at the Joker, its Action. */

const VALUES = [1, 2, 3, 4, 5, 6];

type Turned = Pick<MoveOf<'takeDie'>, 'value' | 'to'>;

const turningOf = ({ value, to }: Turned): PricedOf<'turnDie'> => ({
  of: 'turnDie',
  steps: stepsBetween(value, to),
});

/** What turning a die costs now (R5.12, R5.13). */
const turning = (state: State, seat: Seat, turned: Turned): Price =>
  priceOf<'turnDie'>(state, seat, turningOf(turned));

const ONLY = [undefined];

/** The Actions to choose from with the die; where there is only one it is not named. */
export function namedActions(state: State, value: number): readonly (WheelAction | undefined)[] {
  const beside = actionsBeside(state, value);
  return beside.length > 0 ? [actionAt(state, value), ...beside] : ONLY;
}

const ALL_STEPS = [0, 1, 2, 3];

/** How many steps a seat can pay for. */
const affordableSteps = (state: State, seat: Seat): readonly number[] =>
  ALL_STEPS.filter(steps =>
    canAfford(state, seat, priceOf<'turnDie'>(state, seat, { of: 'turnDie', steps })),
  );

/** Of the dice on the wheel one of each kind. */
const differentDice = (state: State): readonly Die[] =>
  state.wheel.dice.filter((die, index) => findDie(state, die) === index);

const taking = (
  colour: Colour,
  value: number,
  to: number,
  action: WheelAction | undefined,
): MoveOf<'takeDie'> => {
  const type = 'takeDie';
  return action === undefined ? { type, colour, value, to } : { type, colour, value, to, action };
};

export const takeDie: MoveRule<MoveOf<'takeDie'>> = {
  args: { colour: COLOUR, value: FACE, to: FACE, action: maybe(WHEEL_ACTION) },
  answers: ['takeDie'],
  candidates: (state, seat) => {
    const moves: MoveOf<'takeDie'>[] = [];
    const actions = VALUES.map(to => namedActions(state, to));
    const steps = affordableSteps(state, seat);
    for (const { colour, value } of differentDice(state))
      for (const to of VALUES)
        if (steps.includes(stepsBetween(value, to)))
          for (const action of actions[to - 1] ?? ONLY) moves.push(taking(colour, value, to, action));
    return moves;
  },
  exact: true,
  refuse: (state, seat, move) => {
    if (findDie(state, move) < 0) return no('dieNotOnWheel', 'R5.9');
    if (!waiting(state, 'takeDie')) return refuseDie(state);
    if (!namedActions(state, move.to).includes(move.action))
      return no('nameAction', 'R5.9', { value: move.to });
    const price = turning(state, seat, move);
    if (canAfford(state, seat, price)) return undefined;
    return no('tooLittleGold', 'R5.13', { needs: price.gold ?? 0, has: playerOf(state, seat).goods.gold });
  },
  terms: (state, seat, move) => ({ price: turning(state, seat, move) }),
  apply: (play, seat, move) => {
    const { state } = play;
    const effect = waiting(state, 'takeDie');
    if (!effect) return;
    const { colour, value, to, action = actionAt(state, to) } = move;
    const source = take(play, effect);
    if (move.action !== undefined) remember(play, { section: move.action });
    payFor<'turnDie'>(play, seat, turningOf(move), { source, rule: 'R5.12' });
    happen(play, seat, { what: 'die', die: { colour, value }, to, action }, { source, rule: 'R5.9' });
    const die = { colour, value: to };
    const taken = { die, action, resource: play.state.facts.colour ?? resourceOf(colour) };
    beginCourse(play, 'die', seat, source, taken);
    occur(play, seat, { on: 'dieTaken', ...taken });
  },
};

/** The points of a die of this value for an Action. */
export const pointsOfDie = (state: State, seat: Seat, value: number, action: WheelAction): number =>
  pointsOfValue(value) + (action === 'joker' ? 0 : bonusPoints(state, seat, action));

/** What follows a die, first things first: the wheel tile, its Resources, its Action (R5.8, Q5.5). */
export const stepsOfDie: readonly CourseRow<Taken>[] = [
  {
    name: 'wheelTile',
    effects: (state, _seat, { action }) =>
      readingOf(state, 'wheelTile') === 'afterDie' ? [{ do: 'wheelTile', action }] : [],
  },
  {
    name: 'resources',
    effects: (_state, _seat, { die, resource }) => [{ do: 'gain', goods: { [resource]: die.value } }],
  },
  {
    name: 'action',
    effects: (state, seat, { die, action }) => [
      { do: 'dieAction', action, points: pointsOfDie(state, seat, die.value, action) },
    ],
  },
];

const refuseDie = (state: State) =>
  waiting(state, 'changeColour') ? refuseForNow(state) : no('dieAlreadyTaken', 'R5.9');

/** A change-colour Helper names the Resource before the die leaves the wheel (R8.18, Q5.19). */
export const chooseColour: MoveRule<MoveOf<'chooseColour'>> = {
  args: { resource: RESOURCE },
  answers: ['changeColour'],
  candidates: () => RESOURCES.map(resource => ({ type: 'chooseColour', resource })),
  refuse: state => (waiting(state, 'changeColour') ? undefined : no('notNow', 'Q5.19')),
  apply: (play, seat, { resource }) => {
    const effect = waiting(play.state, 'changeColour');
    if (!effect) return;
    const source = take(play, effect);
    forget(play, 'colourOpen');
    remember(play, { colour: resource });
    happen(play, seat, { what: 'colour', resource }, { source, rule: 'R8.18' });
  },
};

/** Names the Action for which the Joker stands, with the marker of that Action for a die (R6.70–R6.72). */
export const declare: MoveRule<MoveOf<'declare'>> = {
  args: { action: ACTION },
  answers: ['jokerPoints'],
  candidates: state => boxOf(state).contents.actions.map(action => ({ type: 'declare', action })),
  refuse: state => {
    const now = pointsNow(state);
    if (!now) return refuseForNow(state);
    return now.action === 'joker' ? undefined : no('notTheJoker', 'R6.71', { action: now.action });
  },
  apply: (play, seat, { action }) => {
    const now = pointsNow(play.state);
    if (now?.do === 'act') alter(play, now, { action });
    happen(play, seat, { what: 'declare', action }, { source: { kind: 'action' }, rule: 'R6.70' });
    if (now?.do === 'dieAction') nameAction(play, seat, action);
  },
};

/** The Action of a Joker die gets its name, and what belongs to both; of its points it may be given a part. */
export function nameAction(play: Play, seat: Seat, action: Action, part?: number): void {
  beginOnce(play);
  const now = dieActionOf(play.state);
  if (!now) return;
  const bonuses = bonusesFor(play.state, seat, action);
  const extra = pointsIn(bonuses);
  alter(play, now, { action, points: (part ?? now.points) + extra });
  for (const { points, ...why } of bonuses) happen(play, seat, { what: 'points', points, action }, why);
  beginAs(play, seat, action);
}
