import { CHANGE_COST } from '../../content';
import { ACTIONS, RESOURCES } from '../../content/vocabulary';
import { push, take, waiting } from '../agenda';
import { tell, type Play } from '../events';
import { pay, takeFromWheel } from '../ledger';
import { playerOf, type Die, type MoveOf, type Pending, type Seat, type State } from '../model';
import { pointsNow, refuseForNow } from '../points';
import { bonusPoints } from '../powers';
import { readingOf } from '../readings';
import { no } from '../refusals';
import { actionAt, findDie, pointsOfValue, resourceOf, stepsBetween } from '../wheel';
import { ACTION, COLOUR, FACE, RESOURCE } from './kinds';
import type { MoveRule } from './rule';

/** Choosing a die, its colour and, at the Joker, its Action. */

const VALUES = [1, 2, 3, 4, 5, 6];

/** The Gold for turning a die from one value to another (R5.12, R5.13). */
export const changeCost = (from: number, to: number): number => stepsBetween(from, to) * CHANGE_COST.gold;

export const takeDie: MoveRule<MoveOf<'takeDie'>> = {
  args: { colour: COLOUR, value: FACE, to: FACE },
  answers: ['takeDie'],
  candidates: state =>
    state.wheel.dice
      .filter((die, index) => findDie(state, die) === index)
      .flatMap(({ colour, value }) => VALUES.map(to => ({ type: 'takeDie', colour, value, to }))),
  refuse: (state, seat, move) => {
    if (findDie(state, move) < 0) return no('dieNotOnWheel', 'R5.9');
    if (!waiting(state, 'takeDie')) return refuseDie(state);
    const needs = changeCost(move.value, move.to);
    const has = playerOf(state, seat).goods.gold;
    return has < needs ? no('tooLittleGold', 'R5.13', { needs, has }) : undefined;
  },
  apply: (play, seat, { colour, value, to }) => {
    const { state } = play;
    const effect = waiting(state, 'takeDie');
    if (!effect) return;
    take(play, effect);
    const cost = changeCost(value, to);
    if (cost > 0) pay(play, seat, { gold: cost }, { kind: 'die' }, 'R5.12');
    takeFromWheel(play, seat, { colour, value }, to, { kind: 'die' }, 'R5.9');
    for (const step of stepsOfDie(state, seat, { colour, value: to }))
      push(play, seat, [step], { kind: 'die' });
  },
};

/** What follows a die, last things first: its Action, its Resources, the wheel tile (R5.8, Q5.5). */
function stepsOfDie(state: State, seat: Seat, die: Die): Pending[] {
  const action = actionAt(state, die.value);
  const extra = action === 'joker' ? 0 : bonusPoints(state, seat, action);
  const resource = state.facts.colour ?? resourceOf(die.colour);
  return [
    { do: 'dieAction', action, points: pointsOfValue(die.value) + extra },
    { do: 'gain', goods: { [resource]: die.value } },
    ...(readingOf(state, 'wheelTile') === 'afterDie' ? [{ do: 'wheelTile', action } as const] : []),
  ];
}

const refuseDie = (state: State) =>
  waiting(state, 'changeColour') ? refuseForNow(state) : no('dieAlreadyTaken', 'R5.9');

/** A change-colour Helper names the Resource before the die leaves the wheel (R8.18, Q5.19). */
export const chooseColour: MoveRule<MoveOf<'chooseColour'>> = {
  args: { resource: RESOURCE },
  answers: ['changeColour'],
  candidates: () => RESOURCES.map(resource => ({ type: 'chooseColour', resource })),
  refuse: state => (waiting(state, 'changeColour') ? undefined : no('notNow', 'Q5.19')),
  apply: (play, _seat, { resource }) => {
    const effect = waiting(play.state, 'changeColour');
    if (!effect) return;
    take(play, effect);
    play.state.facts.colour = resource;
  },
};

/** Names the Action for which the Joker stands, with the marker of that Action for a die (R6.70–R6.72). */
export const declare: MoveRule<MoveOf<'declare'>> = {
  args: { action: ACTION },
  answers: ['jokerPoints'],
  candidates: () => ACTIONS.map(action => ({ type: 'declare', action })),
  refuse: state => {
    const now = pointsNow(state);
    if (!now) return refuseForNow(state);
    return now.action === 'joker' ? undefined : no('notTheJoker', 'R6.71', { action: now.action });
  },
  apply: (play, seat, { action }) => {
    const now = pointsNow(play.state);
    if (!now) return;
    now.action = action;
    if (now.do === 'dieAction') strengthen(play, seat, now, action);
  },
};

function strengthen(
  play: Play,
  seat: Seat,
  now: Extract<Pending, { do: 'dieAction' }>,
  action: MoveOf<'declare'>['action'],
): void {
  const points = bonusPoints(play.state, seat, action);
  if (points === 0) return;
  now.points += points;
  tell(play, seat, { what: 'points', points, action }, { kind: 'building' }, 'R6.72');
}
